import Foundation

/// The kind of a file.
enum FileKind: Equatable {
  case nothing, file, folder, fifo, socket, device
  /// A link, and the kind of its target.
  indirect case link(FileKind)

  /// The kind at the end of all links.
  var followed: FileKind {
    if case .link(let target) = self { return target }
    return self
  }

  var description: String {
    switch self {
    case .nothing: "nothing"
    case .file: "a file"
    case .folder: "a folder"
    case .fifo: "a fifo"
    case .socket: "a socket"
    case .device: "a device"
    case .link(.nothing): "a link that leads nowhere"
    case .link(let target): "a link to \(target.description)"
    }
  }
}

/// A file system that holds the sources and takes the written files.
protocol FileSystem {
  /// Returns the kind of the file at a path.
  func kind(of path: String) -> FileKind
  /// Returns the names of the files in a folder.
  func names(in folder: String) throws -> [String]
  func read(_ path: String) throws -> [UInt8]
  /// Replaces a file in one step, or fails and leaves the old one.
  func replace(_ path: String, by bytes: [UInt8]) throws
  /// Returns the unique path of a file, however it is written.
  func canonical(_ path: String) -> String
}

/// The files of this machine.
struct Disk: FileSystem {
  func kind(of path: String) -> FileKind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    let kind = Self.kind(status.st_mode)
    guard kind == nil else { return kind ?? .nothing }
    return .link(stat(path, &status) == 0 ? Self.kind(status.st_mode) ?? .nothing : .nothing)
  }

  /// Nil for a link.
  private static func kind(_ mode: mode_t) -> FileKind? {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO: .fifo
    case S_IFSOCK: .socket
    case S_IFLNK: nil
    default: .device
    }
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func replace(_ path: String, by bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let beginning = ".\(url.lastPathComponent)."
    removeRemains(beginning, in: folder)
    let name = "\(beginning)\(getpid()).\(UUID().uuidString)"
    let temporary = folder.appendingPathComponent(name)
    do {
      try Data(bytes).write(to: temporary, options: .withoutOverwriting)
      guard rename(temporary.path, path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// Removes temporary files whose names begin with a text and the number of a process that has been killed.
  private func removeRemains(_ beginning: String, in folder: URL) {
    for name in (try? names(in: folder.path)) ?? [] where name.hasPrefix(beginning) {
      let process = name.dropFirst(beginning.count).split(separator: ".").first.flatMap {
        pid_t($0)
      }
      guard let process, kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Returns a name that no other file at this path has: its size, and the time when it was
  /// written.
  func edition(of path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return "\(size) \(date.timeIntervalSinceReferenceDate)"
  }

  func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}

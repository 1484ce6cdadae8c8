import Foundation

/// The debugger that may be attached to this process.
enum Debugger {
  /// Stops as at a breakpoint, if there is a debugger to stop in.
  static func stop() { if isAttached { raise(SIGTRAP) } }

  /// True if a debugger traces this process; false if the platform doesn't tell.
  static var isAttached: Bool {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var query: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&query, 4, &info, &size, nil, 0) == 0 else { return false }
      return info.kp_proc.p_flag & P_TRACED != 0
    #else
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return tracer(in: status ?? "") != nil
    #endif
  }

  /// The tracing process that Linux names in a process' status; nil if there is none.
  static func tracer(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    let number = line.flatMap { Int($0.dropFirst(10).filter(\.isNumber)) }
    return number == 0 ? nil : number
  }
}

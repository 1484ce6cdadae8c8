/// Modules of the system, which declare no mocks.
enum SystemModules {
  static let names: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "XCTest", "Testing",
    "Dispatch", "Synchronization", "Observation", "Combine", "SwiftUI", "UIKit", "AppKit",
    "Darwin", "Glibc", "Musl", "os", "OSLog", "CoreData", "CoreLocation", "CoreGraphics",
    "Mocky", "MockyCore",
  ]

  /// Classes that users may want to mock.
  static let classes: Set<String> = [
    "Bundle", "CLLocationManager", "DateFormatter", "FileHandle", "FileManager", "HTTPURLResponse",
    "JSONDecoder", "JSONEncoder", "NSManagedObjectContext", "NotificationCenter", "OperationQueue",
    "Process", "ProcessInfo", "Timer", "UIApplication", "UIDevice", "URLCache", "URLProtocol",
    "URLSession", "URLSessionDataTask", "URLSessionTask", "UserDefaults",
  ]
}

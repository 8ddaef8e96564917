public import AppleFoundation
import Synchronization

/// A logger for the simulated phone's log.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  public init() {
    self.init(subsystem: "", category: "")
  }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public init(_ logObj: OSLog) {
    self.init(subsystem: logObj.subsystem, category: logObj.category)
  }

  public func log(_ message: OSLogMessage) { write(message, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  public func info(_ message: OSLogMessage) { write(message, .info) }
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  public func error(_ message: OSLogMessage) { write(message, .error) }
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ level: OSLogType) {
    SystemLog.add(
      SystemLog.Entry(
        subsystem: subsystem, category: category, level: level, message: message.text))
  }
}

/// The level of a log entry.
@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// A category of the log.
@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  let subsystem: String
  let category: String

  /// The predefined categories for Instruments.
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
}

@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  // Privacy options in the format, such as %{public}@, aren't part of the text.
  let format = "\(message)".replacing("{public}", with: "").replacing("{private}", with: "")
  write(String(format: format, arguments: arguments), log, type)
}

@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  let format = "\(message)".replacing("{public}", with: "").replacing("{private}", with: "")
  write(String(format: format, arguments: arguments), log, type)
}

private func write(_ text: String, _ log: OSLog, _ type: OSLogType) {
  SystemLog.add(
    SystemLog.Entry(subsystem: log.subsystem, category: log.category, level: type, message: text))
}

/// The most recent log entries; older entries are discarded to limit memory use.
package enum SystemLog {
  package struct Entry: Hashable, Sendable {
    package let subsystem: String
    package let category: String
    package let level: OSLogType
    package let message: String
  }

  package static let limit = 1_000
  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    entries.withLock { entries in
      entries.append(entry)
      if entries.count > limit { entries.removeFirst(entries.count - limit) }
    }
  }

  /// Returns the entries since the last call, oldest first.
  package static func take() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

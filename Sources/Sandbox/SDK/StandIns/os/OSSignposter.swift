import AppleFoundation

/// A recorder of time intervals for Instruments.
///
/// The simulated phone doesn't record intervals.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter()

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An identifier that distinguishes overlapping intervals.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) {
    rawValue = value
  }

  public init(log: OSLog) {
    rawValue = Self.exclusive.rawValue
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)
}

/// The state of an interval that has started.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public final class OSSignpostIntervalState: Sendable {}

/// The kind of an `os_signpost` entry.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public struct OSSignpostType: Hashable, Sendable {
  private let name: String

  public static let event = OSSignpostType(name: "event")
  public static let begin = OSSignpostType(name: "begin")
  public static let end = OSSignpostType(name: "end")
}

@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

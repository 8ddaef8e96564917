import Foundation

/// The number of nanoseconds in a second, and other conversion factors between Dispatch's units of time.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time in seconds since January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time in seconds since the machine started, for measuring durations.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Calls `body`.
///
/// There are no autoreleased objects without the Objective-C runtime.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

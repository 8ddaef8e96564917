import Foundation

/// Nanoseconds in a second, and the other ratios of Dispatch's clocks.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval

/// The time in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The time since the machine started, in seconds; for measuring how long something takes.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs `body`; there are no autoreleased objects without the Objective-C runtime.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

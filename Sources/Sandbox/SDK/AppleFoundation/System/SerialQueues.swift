public import Dispatch
public import Foundation

/// A serial queue.
///
/// On Linux, `DispatchQueue(label:)` creates a serial queue.
public typealias DispatchSerialQueue = DispatchQueue

/// The Objective-C name of a serial queue.
public typealias OS_dispatch_queue_serial = DispatchQueue

extension NSObject {
  /// Returns the class to use in archives.
  public class func classForCoder() -> AnyClass { self }
}

extension ProcessInfo {
  /// Always false.
  ///
  /// The simulated phone has no Low Power Mode.
  @available(iOS 9.0, macOS 12.0, watchOS 2.0, visionOS 1.0, *)
  public var isLowPowerModeEnabled: Bool { false }
}

public import Dispatch
public import Foundation

/// A queue that runs one block after the other, which is what Linux's `DispatchQueue(label:)` makes.
public typealias DispatchSerialQueue = DispatchQueue

/// The same by the name that it had in Objective-C.
public typealias OS_dispatch_queue_serial = DispatchQueue

extension NSObject {
  /// The class that archives know objects of this class by.
  public class func classForCoder() -> AnyClass { self }
}

extension ProcessInfo {
  /// The simulated phone never saves power.
  @available(iOS 9.0, macOS 12.0, watchOS 2.0, visionOS 1.0, *)
  public var isLowPowerModeEnabled: Bool { false }
}

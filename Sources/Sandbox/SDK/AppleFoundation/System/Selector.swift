public import Foundation

/// The name of a method that Objective-C calls.
///
/// The simulated phone has no Objective-C runtime, so nothing calls the method.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ str: String) {
    description = str
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The replacement for `#selector` in learner code.
///
/// - Parameter name: The method as Swift names it, such as `Model.changed(_:)`.
public func _Select(_ name: String) -> Selector {
  let base = name.prefix { $0 != "(" }
  let method = base.split(separator: ".").last.map(String.init) ?? name
  let labels = name.dropFirst(base.count).filter { !"() ".contains($0) }
  return Selector(method + labels.split(separator: ":").map { $0 == "_" ? ":" : "\($0):" }.joined())
}

/// The replacement for `NSError()` in learner code, which Linux's `NSError` doesn't offer.
public func NSErro_() -> NSError { NSError(domain: "", code: 0) }

extension NotificationCenter {
  /// Does nothing, because calling the observer's method needs the Objective-C runtime.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

extension Timer {
  /// Returns a timer that does nothing, because calling the target needs the Objective-C runtime.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { _ in }
  }
}

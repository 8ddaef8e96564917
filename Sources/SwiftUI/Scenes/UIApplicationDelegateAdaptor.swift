public import AppleFoundation

/// Gives an app a delegate in UIKit's way.
@available(iOS 14.0, visionOS 1.0, *)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    // No app is ever started here, so that none has a delegate to give.
    preconditionFailure("\(DelegateType.self) belongs to the app, which a widget never starts")
  }
}

public import AppleFoundation

/// Gives an app a delegate in UIKit's way.
@available(iOS 14.0, visionOS 1.0, *)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The app's one delegate, made when it is first asked for.
  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    if let known = UIApplication.shared.delegate as? DelegateType { return known }
    guard let made = DelegateType.madeByTheSystem() as? DelegateType else {
      preconditionFailure("\(DelegateType.self) belongs to the app, which cannot make it")
    }
    UIApplication.shared.delegate = made
    UIApplication.shared.keep(made)
    return made
  }
}

extension UIApplicationDelegateAdaptor: SystemMadeDelegate {
  @MainActor func makeDelegate() { _ = wrappedValue }
}

/// A property whose delegate is there from the start of the app.
protocol SystemMadeDelegate {
  @MainActor func makeDelegate()
}

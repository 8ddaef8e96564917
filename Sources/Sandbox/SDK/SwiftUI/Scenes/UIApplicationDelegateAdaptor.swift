public import AppleFoundation

/// A property wrapper that gives an app a UIKit delegate.
@available(iOS 14.0, visionOS 1.0, *)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The app's delegate, created on first access.
  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    if let known = UIApplication.shared.delegate as? DelegateType { return known }
    guard let made = DelegateType.madeByTheSystem() as? DelegateType else {
      preconditionFailure("\(DelegateType.self) belongs to the app, which can't create it")
    }
    UIApplication.shared.delegate = made
    UIApplication.shared.keep(made)
    return made
  }
}

extension UIApplicationDelegateAdaptor: SystemMadeDelegate {
  @MainActor func makeDelegate() { _ = wrappedValue }
}

/// A property whose delegate exists from the start of the app.
protocol SystemMadeDelegate {
  @MainActor func makeDelegate()
}

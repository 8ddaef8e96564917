public import AppleFoundation

/// An object that responds to events.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIResponder: NSObject {
  nonisolated public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
}

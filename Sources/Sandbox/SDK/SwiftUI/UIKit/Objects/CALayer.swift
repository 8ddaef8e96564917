public import AppleFoundation

/// The layer of a view, with its corners and border.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class CALayer: NSObject {
  nonisolated(unsafe) open var cornerRadius: CGFloat = 0
  nonisolated(unsafe) open var masksToBounds = false
  nonisolated(unsafe) open var borderWidth: CGFloat = 0
  nonisolated(unsafe) open var borderColor: CGColor?

  nonisolated public override init() {
    super.init()
  }
}

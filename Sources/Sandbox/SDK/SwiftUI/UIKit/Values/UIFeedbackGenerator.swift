public import AppleFoundation

/// A generator of haptic feedback.
///
/// Rings gives no feedback.
@available(iOS 10.0, *)
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// A generator of feedback for an impact.
@available(iOS 10.0, *)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public convenience override init() {
    self.init(style: .medium)
  }

  open func impactOccurred() {}

  @available(iOS 13.0, *)
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for the outcome of a task.
@available(iOS 10.0, *)
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for a changing selection.
@available(iOS 10.0, *)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

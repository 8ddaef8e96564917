public import AppleFoundation

/// Makes the phone tap the hand; here nothing is felt.
@available(iOS 10.0, *)
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// A tap as of two things that touch.
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

/// A tap that says how something went.
@available(iOS 10.0, *)
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tap that follows a choice as it moves.
@available(iOS 10.0, *)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

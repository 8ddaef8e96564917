import AppleFoundation

/// An action that VoiceOver users perform with a gesture.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Gesture: Equatable, Sendable {
    case activate, escape, magicTap
    case named(String)
  }

  private let gesture: Gesture

  public static let `default` = AccessibilityActionKind(gesture: .activate)
  public static let escape = AccessibilityActionKind(gesture: .escape)
  public static let magicTap = AccessibilityActionKind(gesture: .magicTap)

  private init(gesture: Gesture) {
    self.gesture = gesture
  }

  public init(named name: Text) {
    gesture = .named(String(describing: name))
  }
}

/// The direction in which a user adjusts a view's value.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }
}

/// The reasons for hiding content behind a placeholder.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Content that isn't available yet: gray bars for text, gray blocks for images.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Private content.
  ///
  /// Hides only the views marked as `privacySensitive`.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Content that's out of date after a tap, until the next timeline appears.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  private struct PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the view is inside `privacySensitive()`.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether text is drawn as gray bars.
  package var redactsText: Bool { redactsContent }

  /// Whether images and symbols are drawn as gray blocks.
  package var redactsImages: Bool { redactsContent }

  private var redactsContent: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

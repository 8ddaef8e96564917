/// Why content is hidden behind a placeholder.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Content that is not there yet: grey bars for text, grey blocks for images.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Content that nobody else should see: hides only what is marked `privacySensitive`.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Content that a tap has made out of date, until the next timeline shows.
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

  /// True inside `privacySensitive()`.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// True where text is drawn as grey bars.
  package var redactsText: Bool { redactsContent }

  /// True where images and symbols are drawn as grey blocks.
  package var redactsImages: Bool { redactsContent }

  private var redactsContent: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

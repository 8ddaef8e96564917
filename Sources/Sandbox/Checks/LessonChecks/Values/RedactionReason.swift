import WorkerProtocol

/// The reason that the system hides content or marks it as outdated, with the value names of
/// `RedactionReasons`.
public enum RedactionReason: String, CaseIterable, Hashable, Sendable {
  /// The content isn't known yet, so text and images appear as gray shapes.
  case placeholder
  /// The phone is locked, so views marked `privacySensitive()` appear as gray shapes.
  case privacy
  /// An intent runs after a tap, so views marked `invalidatableContent()` appear outdated.
  case invalidated

  var requested: RenderRequest.Redaction {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    case .invalidated: .invalidated
    }
  }
}

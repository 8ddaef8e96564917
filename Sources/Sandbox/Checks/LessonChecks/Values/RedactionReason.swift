import WorkerProtocol

/// The reason that the system hides content or marks it as outdated, with the value names of
/// `RedactionReasons`.
public enum RedactionReason: String, CaseIterable, Hashable, Sendable {
  /// The content isn't known yet: texts and images are gray shapes.
  case placeholder
  /// The phone is locked and hides private content: `privacySensitive()` is a gray shape.
  case privacy
  /// An intent runs after a tap: `invalidatableContent()` appears outdated.
  case invalidated

  var requested: RenderRequest.Redaction {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    case .invalidated: .invalidated
    }
  }
}

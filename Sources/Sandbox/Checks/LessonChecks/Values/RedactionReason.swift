import Stage

/// Why the system hides content or marks it as out of date; `RedactionReasons` by its values' names.
public enum RedactionReason: String, CaseIterable, Hashable, Sendable {
  /// Nothing is known yet: texts and images are grey shapes.
  case placeholder
  /// The phone is locked, and its owner hides what is private: `privacySensitive()` is a grey shape.
  case privacy
  /// A tapped intent runs: `invalidatableContent()` looks out of date.
  case invalidated

  var requested: RenderRequest.Redaction {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    case .invalidated: .invalidated
    }
  }
}

package import Drawing

/// How the corner of a rounded rectangle is curved; the difference is under a point at widget sizes.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous

  package var drawn: CornerStyle {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}

package import Drawing

/// The curvature of a rounded rectangle's corners.
///
/// The difference is less than a point at widget sizes.
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

package import Drawing

extension Paint {
  /// A single color that represents the paint; for a gradient, its first stop.
  package var representative: RGBA? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      stops.first?.color
    case .material(let base, _): base
    case .image: nil
    }
  }
}

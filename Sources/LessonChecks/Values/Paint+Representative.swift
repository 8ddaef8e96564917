import Drawing

extension Paint {
  /// One colour that stands for the paint: the first stop of a gradient.
  var representative: PictureColor? {
    switch self {
    case .color(let color): PictureColor(color)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      stops.first.map { PictureColor($0.color) }
    case .material(let base, _): PictureColor(base)
    case .image: nil
    }
  }
}

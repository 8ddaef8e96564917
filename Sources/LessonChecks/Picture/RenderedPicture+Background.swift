import Drawing
import Foundation

extension RenderedPicture {
  /// The gradient that fills the background; nil where the background is plain or removed.
  public var backgroundGradient: BackgroundGradient? {
    backgroundPaints.lazy.compactMap { BackgroundGradient($0, in: size) }.first
  }

  /// The one colour that fills the background; nil for a gradient or no background.
  public var backgroundColor: PictureColor? {
    for paint in backgroundPaints {
      if case .color(let color) = paint, color.alpha > 0.02 { return PictureColor(color) }
    }
    return nil
  }

  /// True when the widget has a container background in this mode.
  public var hasContainerBackground: Bool { !backgroundPaints.isEmpty }

  /// The paints of everything that covers nine tenths of the picture, the frontmost first.
  private var backgroundPaints: [Paint] {
    let area = size.width * size.height
    return content.leaves.reversed().compactMap { item in
      guard case .fill(let outline, let paint, _) = item.content, let bounds = outline.extent
      else { return nil }
      let shared = bounds.intersection(CGRect(origin: .zero, size: size))
      guard !shared.isNull, shared.width * shared.height >= 0.9 * area else { return nil }
      return paint
    }
  }
}

extension BackgroundGradient {
  /// Nil for a paint that is no gradient.
  init?(_ paint: Paint, in size: CGSize) {
    let known: (Kind, [GradientStop], CGPoint?, CGPoint?)
    switch paint {
    case .linearGradient(let stops, let start, let end): known = (.linear, stops, start, end)
    case .radialGradient(let stops, _, _, _): known = (.radial, stops, nil, nil)
    case .angularGradient(let stops, _, _, _): known = (.angular, stops, nil, nil)
    case .ellipticalGradient(let stops, _, _, _, _): known = (.elliptical, stops, nil, nil)
    case .color, .material, .image: return nil
    }
    func fraction(_ point: CGPoint?) -> CGPoint? {
      point.map { CGPoint(x: $0.x / max(size.width, 1), y: $0.y / max(size.height, 1)) }
    }
    kind = known.0
    stops = known.1.map { Stop(color: PictureColor($0.color), location: $0.location) }
    start = fraction(known.2)
    end = fraction(known.3)
  }
}

extension Outline {
  /// The box around every point of the pen, control points included; nil for an empty outline.
  fileprivate var extent: CGRect? {
    let points = elements.flatMap { element in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let first, let second): [end, first, second]
      case .close: [CGPoint]()
      }
    }
    guard let first = points.first else { return nil }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

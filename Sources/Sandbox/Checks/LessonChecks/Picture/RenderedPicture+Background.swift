import Drawing
import Foundation
import PictureReading

extension RenderedPicture {
  /// The gradient that fills the background, or `nil` if the background is plain or removed.
  public var backgroundGradient: BackgroundGradient? {
    reading.backgroundPaints.lazy.compactMap { BackgroundGradient($0, in: size) }.first
  }

  /// The color that fills the background, or `nil` for a gradient.
  ///
  /// A widget without a background has the system's background color, white or dark gray.
  public var backgroundColor: PictureColor? {
    guard backgroundGradient == nil else { return nil }
    for paint in reading.backgroundPaints + reading.platePaints {
      if case .color(let color) = paint, color.alpha > 0.02 { return PictureColor(color) }
    }
    return nil
  }

  /// Whether the widget has a container background that the system shows in this mode.
  ///
  /// The background is set by `containerBackground(for: .widget)`.
  public var hasContainerBackground: Bool { reading.hasContainerBackground }
}

extension BackgroundGradient {
  /// Returns `nil` for a paint that isn't a gradient.
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

import Foundation
import Pixels

extension PaintSampler {
  /// Creates a sampler; `transform` maps the paint's points to samples.
  init(_ paint: Paint, transform: AffineTransform2D) {
    let inverse = transform.inverse ?? .identity
    self.init(
      Source(paint),
      at: Places(
        origin: CGPoint(x: inverse.tx, y: inverse.ty),
        column: CGPoint(x: inverse.a, y: inverse.b), row: CGPoint(x: inverse.c, y: inverse.d)))
  }
}

extension PaintSampler.Source {
  fileprivate init(_ paint: Paint) {
    switch paint {
    case .color(let color):
      self = .color(color.pixel)
    case .material(let base, let thickness):
      self = .color(base.veil(thickness: thickness).pixel)
    case .linearGradient(let stops, let start, let end):
      self = .linear(
        ColorRamp(stops), origin: start,
        direction: CGPoint(x: end.x - start.x, y: end.y - start.y))
    case .radialGradient(let stops, let center, let start, let end):
      self = .radial(ColorRamp(stops), center: center, start: start, length: end - start)
    case .angularGradient(let stops, let center, let start, let end):
      self = .angular(ColorRamp(stops), center: center, start: start, length: end - start)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      self = .elliptical(
        ColorRamp(stops), center: center, scale: rect.size, start: start, length: end - start)
    case .image(let content, let rect):
      self =
        ImageSampler(content, frame: rect).map(Self.image) ?? .color(ImagePlaceholder.fill.pixel)
    }
  }
}

extension ImageSampler {
  /// Creates a sampler, or returns `nil` for a missing image.
  fileprivate init?(_ content: ImageContent, frame: CGRect) {
    guard case .pixels(let width, let height, let rgba) = content else { return nil }
    self.init(width: width, height: height, bytes: [UInt8](rgba), frame: frame)
  }
}

public import AppleFoundation
import Drawing

/// The drawing context of a canvas: a transform, an opacity, clips and filters that apply to later drawing.
///
/// Coordinates are relative to the canvas; `origin` is the canvas's position in the picture.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct GraphicsContext {
  struct ClipShape {
    /// The outline in the picture's coordinates.
    var outline: Outline
    var isEvenOdd: Bool
  }

  let recording: Recording
  let origin: CGPoint
  let bounds: CGRect
  var clips: [ClipShape] = []
  var mask: [DisplayItem]?
  var filters: [Filter] = []

  public var opacity: Double = 1
  public var blendMode: GraphicsContext.BlendMode = .normal
  public let environment: EnvironmentValues
  public var transform: CGAffineTransform = .identity

  init(
    recording: Recording, origin: CGPoint, bounds: CGRect, environment: EnvironmentValues
  ) {
    self.recording = recording
    self.origin = origin
    self.bounds = bounds
    self.environment = environment
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// The transform from the drawing's coordinates to the picture's.
  var placement: CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// Options for `clip(to:style:options:)`.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  public var clipBoundingRect: CGRect {
    clips.reduce(bounds) { rect, clip in
      rect.overlap(with: clip.outline.bounds.offsetBy(dx: -origin.x, dy: -origin.y))
    }
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.outline.applying(placement.drawn)
    var isEvenOdd = style.isEOFilled
    if options.contains(.inverse) {
      outline.elements += Outline.rectangle(bounds.offsetBy(dx: origin.x, dy: origin.y)).elements
      isEvenOdd = true
    }
    clips.append(ClipShape(outline: outline, isEvenOdd: isEvenOdd))
  }

  /// Limits later drawing to the area that the layer's drawing covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    mask = try items(of: content, opacity: opacity)
  }

  /// Draws everything that `content` draws as a single layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(try items(of: content, opacity: 1), isPlaced: true)
  }

  private func items(
    of content: (inout GraphicsContext) throws -> Void, opacity: Double
  ) rethrows -> [DisplayItem] {
    var layer = GraphicsContext(
      recording: Recording(node: recording.node, symbols: recording.symbols), origin: origin,
      bounds: bounds, environment: environment)
    layer.transform = transform
    layer.opacity = opacity
    try content(&layer)
    return layer.recording.items
  }

  /// Adds items under the context's filters, opacity, blend mode and clips.
  ///
  /// `isPlaced` means that the items already use the picture's coordinates.
  func add(_ items: [DisplayItem], isPlaced: Bool) {
    guard !items.isEmpty else { return }
    var result = items
    if !isPlaced, placement != .identity {
      result = [.layer(result) { $0.transform = placement.drawn }]
    }
    for filter in filters { result = [.layer(result) { filter.apply(&$0) }] }
    if opacity != 1 || blendMode != .normal {
      result = [
        .layer(result) {
          $0.opacity = max(0, min(1, opacity))
          $0.blendMode = blendMode.layerMode
        }
      ]
    }
    for clip in clips {
      result = [
        .layer(result) {
          $0.clip = clip.outline
          $0.isClipEvenOdd = clip.isEvenOdd
        }
      ]
    }
    if let mask { result = [.layer(result) { $0.mask = mask }] }
    recording.items += result
  }
}

extension DisplayItem {
  fileprivate static func layer(
    _ items: [DisplayItem], _ change: (inout Layer) -> Void
  ) -> DisplayItem {
    var layer = Layer(items: items)
    change(&layer)
    return DisplayItem(.layer(layer))
  }
}

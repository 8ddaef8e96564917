import AppleFoundation
import Drawing
import Sentences

/// A gradient between colors at the points of a grid.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///   colors: [.blue, .cyan, .indigo, .mint])
/// ```
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct MeshGradient: ShapeStyle, Sendable {
  /// The positions of the grid's points and the tangents of their curves.
  public enum Locations: Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colors of the grid's points.
  public enum Colors: Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// A point with the control points of the curves that meet there.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public var width: Int
  public var height: Int
  public var locations: MeshGradient.Locations
  public var colors: MeshGradient.Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension MeshGradient: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let fixed: [RGBA] =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(in: environment) }
      case .resolvedColors(let colors): colors.map(\.rgba)
      }
    guard width > 1, height > 1, points.count == width * height, fixed.count == points.count else {
      Evaluation.current?.noteOnce(
        rule: "mesh-gradient",
        Sentence(
          "A mesh gradient of \(width) × \(height) needs \(width * height) points and colors, and at "
            + "least 2 × 2. This one has \(points.count) points and \(fixed.count) colors.",
          ko: "\(width) × \(height) 메시 그러데이션에는 점과 색이 \(width * height)개씩 필요하고 크기는 2 × 2 "
            + "이상이어야 해요. 지금은 점 \(points.count)개와 색 \(fixed.count)개가 있어요."))
      return ResolvedStyle(.color(background.rgba(in: environment))).faded(toLevel: level)
    }
    let grid = MeshPatch.Grid(
      width: width, height: height, points: points, colors: fixed,
      background: background.rgba(in: environment), isSmooth: smoothsColors, space: colorSpace)
    return ResolvedStyle(.mesh(grid)).faded(toLevel: level)
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension MeshGradient: View {
  public var body: _ShapeView<Rectangle, MeshGradient> { areaFilled(with: self) }
}

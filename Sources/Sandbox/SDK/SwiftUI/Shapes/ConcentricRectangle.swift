public import AppleFoundation

/// A rectangle whose corners are concentric with its container's, rounded or square.
///
/// ```swift
/// ConcentricRectangle(corners: .concentric(minimum: 8)).fill(.blue).padding(4)
/// ```
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners
  /// The groups of corners that get the largest radius of their group.
  private var uniform: [[Edge.Corner]] = []

  public init() {
    self.init(corners: .concentric)
  }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
    uniform = isUniform ? [Edge.Corner.allCases] : []
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [[.topLeading, .topTrailing]]
  }

  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [[.bottomLeading, .bottomTrailing]]
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [[.topLeading, .bottomLeading]]
  }

  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [[.topTrailing, .bottomTrailing]]
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let container = ContainerShapes.current
    if let (shape, frame) = container, !shape.isRoundedRectangle {
      return shape.path(in: rect, at: frame)
    }
    var radii: [Edge.Corner: CGFloat] = [:]
    for corner in Edge.Corner.allCases {
      let concentric = container.map { $0.container.concentricRadius(of: corner, at: $0.frame) }
      radii[corner] = corners[corner].radius(concentric: concentric ?? 0)
    }
    for group in uniform {
      let largest = group.compactMap { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
        bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0))
  }
}

extension ContainerShape {
  fileprivate var isRoundedRectangle: Bool {
    guard #available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *) else { return false }
    return shape is any RoundedRectangularShape
  }

  /// Returns the container's radius less the distance between the corners, which is 0 at least.
  ///
  /// `frame` is the inner rectangle in the root's coordinates, in points.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  fileprivate func concentricRadius(of corner: Edge.Corner, at frame: CGRect) -> CGFloat {
    guard let container = node?.frame,
      let corners = (shape as? any RoundedRectangularShape)?.corners(in: container.size)
    else { return 0 }
    let isTop = corner == .topLeading || corner == .topTrailing
    let isLeading = corner == .topLeading || corner == .bottomLeading
    let distance = max(
      isLeading ? frame.minX - container.minX : container.maxX - frame.maxX,
      isTop ? frame.minY - container.minY : container.maxY - frame.maxY)
    let radius = min(
      corners[corner].radius(concentric: 0), min(container.width, container.height) / 2)
    return max(0, radius - max(0, distance))
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}

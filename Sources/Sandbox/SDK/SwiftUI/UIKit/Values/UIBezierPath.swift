public import AppleFoundation

/// A path with its stroke settings, as in UIKit.
@available(iOS 3.2, visionOS 1.0, *)
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    path = Path()
    super.init()
  }

  public init(cgPath: CGPath) {
    path = cgPath.path
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: Path(rect).cgPath)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: Path(ellipseIn: rect).cgPath)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  /// Creates a rectangle in which only the given corners are rounded, with the width of `cornerRadii` as the
  /// radius.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii).cgPath)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = newValue.path }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingRect }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles, in radians.
  ///
  /// In UIKit, clockwise means clockwise on screen. Core Graphics and SwiftUI assume an upward y-axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  open func setLineDash(_ pattern: [CGFloat], count: Int, phase: CGFloat) {
    dash = Array(pattern.prefix(max(0, count)))
    dashPhase = phase
  }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setLineDash(phase: dashPhase, lengths: dash)
    context.stroke(path, lineWidth: lineWidth)
    context.restoreGState()
  }

  open func addClip() { UIGraphicsGetCurrentContext()?.clip(path) }

  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.cgPath) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath)?.path == path
  }
}

/// The corners of a rectangle as they appear on screen.
@available(iOS 3.2, visionOS 1.0, *)
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

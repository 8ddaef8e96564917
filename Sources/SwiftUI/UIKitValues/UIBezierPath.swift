public import AppleFoundation

/// Which corners of a rectangle are meant.
@available(iOS 3.2, *)
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path with the way it is stroked, as UIKit knows it.
@available(iOS 3.2, *)
open class UIBezierPath: NSObject {
  private var path: Path
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false

  public override init() {
    path = Path()
    super.init()
  }

  init(_ path: Path) {
    self.path = path
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
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
    get { CGPath(path) }
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

  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// UIKit's y axis points down, where Core Graphics' clockwise is counted the other way round.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule)
  }

  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, lineWidth: lineWidth) }
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(path) }
}

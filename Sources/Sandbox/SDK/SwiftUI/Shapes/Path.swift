public import AppleFoundation
package import Drawing

/// The outline of a shape.
///
/// ```swift
/// Path { $0.move(to: CGPoint(x: 0, y: 60)); $0.addLine(to: CGPoint(x: 90, y: 0)) }
///   .stroke(.red, lineWidth: 3)
///   .frame(width: 90, height: 60)
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Path: Equatable, Sendable {
  package var outline: Outline

  package init(outline: Outline) {
    self.outline = outline
  }

  public init() {
    outline = Outline()
  }

  public init(_ path: CGPath) {
    self = path.path
  }

  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var isEmpty: Bool { outline.elements.isEmpty }

  /// The current end of the path.
  public var currentPoint: CGPoint? {
    switch outline.elements.last {
    case nil: nil
    case .move(let point)?, .line(let point)?, .quadCurve(let point, _)?, .curve(let point, _, _)?:
      point
    case .close?: subpathStart
    }
  }

  /// The point that `closeSubpath` would return to.
  var subpathStart: CGPoint? {
    for case .move(let point) in outline.elements.reversed() { return point }
    return nil
  }

  public var cgPath: CGPath { CGPath(self) }

  /// An element of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Path.Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quadCurve(let point, let control): body(.quadCurve(to: point, control: control))
      case .curve(let point, let control1, let control2):
        body(.curve(to: point, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}

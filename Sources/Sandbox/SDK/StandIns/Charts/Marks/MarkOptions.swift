public import AppleFoundation

/// The width or height of a mark.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  init(kind: Kind) {
    self.kind = kind
  }

  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }

  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  /// Returns the length within the available space.
  func length(of available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): max(0, value)
    case .ratio(let ratio): max(0, available * ratio)
    case .inset(let inset): max(0, available - 2 * inset)
    }
  }
}

/// The stacking of bars or areas at the same position.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String

  public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
  public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
  public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
}

/// The interpolation of a line between points.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct InterpolationMethod: Sendable {
  enum Kind: Equatable {
    case linear, monotone, catmullRom(CGFloat), cardinal(CGFloat), stepStart, stepCenter, stepEnd
  }

  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0.5) }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}

/// The position of an annotation relative to its mark.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnnotationPosition: Hashable, Sendable {
  let name: String

  public static var automatic: AnnotationPosition { AnnotationPosition(name: "automatic") }
  public static var top: AnnotationPosition { AnnotationPosition(name: "top") }
  public static var bottom: AnnotationPosition { AnnotationPosition(name: "bottom") }
  public static var leading: AnnotationPosition { AnnotationPosition(name: "leading") }
  public static var trailing: AnnotationPosition { AnnotationPosition(name: "trailing") }
  public static var overlay: AnnotationPosition { AnnotationPosition(name: "overlay") }
  public static var topLeading: AnnotationPosition { AnnotationPosition(name: "topLeading") }
  public static var topTrailing: AnnotationPosition { AnnotationPosition(name: "topTrailing") }
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(name: "bottomLeading") }
  public static var bottomTrailing: AnnotationPosition {
    AnnotationPosition(name: "bottomTrailing")
  }
}

/// The treatment of an annotation that doesn't fit.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    let name: String

    public static var automatic: Strategy { Strategy(name: "automatic") }
    public static var disabled: Strategy { Strategy(name: "disabled") }
    public static var padScale: Strategy { Strategy(name: "padScale") }
    public static var fit: Strategy { Strategy(name: "fit") }
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
  }

  public struct Boundary: Hashable, Sendable {
    let name: String

    public static var automatic: Boundary { Boundary(name: "automatic") }
    public static var chart: Boundary { Boundary(name: "chart") }
    public static var plot: Boundary { Boundary(name: "plot") }
  }

  let x, y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}

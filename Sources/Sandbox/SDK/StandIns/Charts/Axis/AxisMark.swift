public import AppleFoundation
public import SwiftUI

/// A grid line, tick or label at a value of an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol AxisMark {
  associatedtype Body: AxisMark
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: AxisMark {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisPart {
  enum Kind {
    case line(StrokeStyle?)
    case tick(length: CGFloat, StrokeStyle?)
    /// A label, or `nil` for the value as text.
    case label(AnyView?)
  }

  var kind: Kind
  /// Whether the part is centered between this value and the next.
  var isCentered = false
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  /// The point in a label that is aligned with its value.
  var anchor = UnitPoint.center
  /// The clockwise rotation of a label, in degrees.
  var degrees = 0.0
}

/// A primitive axis mark.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
protocol AxisPartSource {
  @MainActor var parts: [AxisPart] { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisMark where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    // Never called: the chart draws this type.
    fatalError("\(Self.self) has no body because the chart draws it")
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisMark {
  @MainActor var allParts: [AxisPart] {
    if let source = self as? any AxisPartSource { return source.parts }
    return Body.self == Never.self ? [] : body.allParts
  }

  func changing(_ change: @escaping (inout AxisPart) -> Void) -> some AxisMark {
    ChangedAxisMark(content: self, change: change)
  }

  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  public func font(_ font: Font?) -> some AxisMark {
    changing { $0.font = $0.font ?? font }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing { part in
      part.offset.width += x
      part.offset.height += y
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChangedAxisMark<Content>: AxisMark, AxisPartSource where Content: AxisMark {
  let content: Content
  let change: (inout AxisPart) -> Void

  @MainActor var parts: [AxisPart] {
    content.allParts.map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

/// A line across the plot at a value of an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisGridLine: AxisMark, AxisPartSource {
  @MainActor var parts: [AxisPart] { [part] }
  private let part: AxisPart

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .line(stroke), isCentered: centered ?? false)
  }
}

/// A short line next to the plot.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisTick: AxisMark, AxisPartSource {
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let points: CGFloat

    public static var automatic: Length { Length(points: 4) }
    public static var label: Length { Length(points: 12) }
    public static var longestLabel: Length { Length(points: 12) }

    init(points: CGFloat) {
      self.points = points
    }

    public init(floatLiteral value: Double) {
      points = value
    }

    public init(integerLiteral value: Int) {
      points = CGFloat(value)
    }
  }

  @MainActor var parts: [AxisPart] { [part] }
  private let part: AxisPart

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(
      kind: .tick(length: length.points, stroke), isCentered: centered ?? false)
  }

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length: length, stroke), isCentered: centered ?? false)
  }
}

/// Several parts of an axis, or one of two alternatives.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyAxisMark: AxisMark, AxisPartSource {
  @MainActor var parts: [AxisPart] { marks.flatMap { $0.allParts } }
  let marks: [any AxisMark]

  init(marks: [any AxisMark]) {
    self.marks = marks
  }

  public init(_ mark: any AxisMark) {
    marks = [mark]
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<T>(_ content: T) -> T where T: AxisMark { content }

  public static func buildBlock() -> AnyAxisMark { AnyAxisMark(marks: []) }

  public static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }

  public static func buildBlock<each T>(_ content: repeat each T) -> AnyAxisMark
  where repeat each T: AxisMark {
    var marks: [any AxisMark] = []
    for mark in repeat each content { marks.append(mark) }
    return AnyAxisMark(marks: marks)
  }

  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }

  public static func buildEither<T>(first: T) -> AnyAxisMark where T: AxisMark {
    AnyAxisMark(first)
  }

  public static func buildEither<T>(second: T) -> AnyAxisMark where T: AxisMark {
    AnyAxisMark(second)
  }

  public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: AxisMark where Wrapped: AxisMark {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: AxisPartSource where Wrapped: AxisMark {
  @MainActor var parts: [AxisPart] { self?.allParts ?? [] }
}

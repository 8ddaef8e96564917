public import SwiftUI

/// A shape for point symbols.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

/// A predefined symbol.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  /// The width of the outline, or `nil` for a filled symbol.
  var lineWidth: CGFloat?

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the outline of the symbol, drawn inside its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, lineWidth: lineWidth)
  }

  private static let order: [Kind] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  /// Returns a symbol that is always the same for a value.
  static func shape(for datum: Datum) -> BasicChartSymbolShape {
    let sum = datum.text.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return BasicChartSymbolShape(kind: order[sum % order.count])
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func polygon(_ count: Int) -> Path {
      var path = Path()
      path.addLines(
        (0..<count).map { index in
          let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
          return point(0.5 + 0.5 * cos(angle), 0.5 + 0.5 * sin(angle))
        })
      path.closeSubpath()
      return path
    }
    func strokes(_ lines: [(CGPoint, CGPoint)]) -> Path {
      var path = Path()
      for (start, end) in lines { path.addLines([start, end]) }
      return path.strokedPath(StrokeStyle(lineWidth: max(1, rect.width / 5)))
    }
    let plus = [(point(0.5, 0), point(0.5, 1)), (point(0, 0.5), point(1, 0.5))]
    let cross = [(point(0.1, 0.1), point(0.9, 0.9)), (point(0.1, 0.9), point(0.9, 0.1))]
    return switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3)
    case .diamond: polygon(4)
    case .pentagon: polygon(5)
    case .plus: strokes(plus)
    case .cross: strokes(cross)
    case .asterisk: strokes(plus + cross)
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

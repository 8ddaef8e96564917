import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct Mark {
  enum Kind {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// A position along an axis.
  enum Place {
    /// A value, with the range that it covers if it isn't a single point.
    case value(Datum, span: ClosedRange<Double>?)
    case range(Datum, Datum)
    /// The whole axis.
    case everywhere
  }

  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let view: AnyView
  }

  let kind: Kind
  var x = Place.everywhere
  var y = Place.everywhere
  var size = (width: MarkDimension.automatic, height: MarkDimension.automatic)
  /// The line or area to which a point belongs.
  var series: Datum?
  var stacking = MarkStackingMethod.standard
  /// The sector's share of the circle relative to the other sectors.
  var angle: Double = 0
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0

  var style: AnyShapeStyle?
  var styleValue: (label: String, datum: Datum)?
  var opacity: Double = 1
  var cornerRadius: CGFloat?
  var stroke: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: BasicChartSymbolShape?
  /// The value that determines the symbol.
  var symbolValue: Datum?
  var hidesSymbol = true
  /// The area in square points.
  var symbolArea: CGFloat = 36
  var symbolView: AnyView?
  /// The position in a bar group.
  var position: Datum?
  var offset = CGSize.zero
  var zIndex: Double = 0
  /// The shape of a bar or rectangle mark, or `nil` for a plain rectangle.
  var shape: AnyShape?
  var shadow: GraphicsContext.Filter?
  var annotations: [Annotation] = []

  init(kind: Kind) {
    self.kind = kind
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension PlottableValue {
  var place: Mark.Place { .value(datum, span: span) }
}

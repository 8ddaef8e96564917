import SwiftUI

/// One mark of a chart: what it is, where it stands, how it looks.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct Mark {
  enum Kind {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// A place along one axis.
  enum Place {
    /// A value, and what it covers when it covers more than a point.
    case value(Datum, span: ClosedRange<Double>?)
    case range(Datum, Datum)
    /// The whole axis.
    case everywhere
  }

  /// An annotation beside a mark.
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
  /// Which line or area a point belongs to.
  var series: Datum?
  var stacking = MarkStackingMethod.standard
  /// Of a sector: its weight and its radii.
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
  /// The value by which its symbol is chosen.
  var symbolValue: Datum?
  var hidesSymbol = true
  /// In square points.
  var symbolArea: CGFloat = 36
  var symbolView: AnyView?
  /// The place in a group of bars side by side.
  var position: Datum?
  var offset = CGSize.zero
  var zIndex: Double = 0
  /// Instead of a rectangle, for bars and rectangles.
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

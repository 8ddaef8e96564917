public import AppleFoundation
import SwiftUI

/// A straight line across the plot or between two points.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct RuleMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  private init(x: Mark.Place, y: Mark.Place) {
    var mark = Mark(kind: .rule)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable {
    self.init(x: x.place, y: .everywhere)
  }

  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable {
    self.init(x: .everywhere, y: y.place)
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(x: x.place, y: .range(yStart.datum, yEnd.datum))
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(x: .range(xStart.datum, xEnd.datum), y: y.place)
  }
}

/// A rectangle between values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct RectangleMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  private init(
    x: Mark.Place, y: Mark.Place, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .rectangle)
    mark.x = x
    mark.y = y
    mark.size = (width, height)
    self.mark = mark
  }

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: x.place, y: y.place, width: width, height: height)
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(x: .range(xStart.datum, xEnd.datum), y: .range(yStart.datum, yEnd.datum))
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: x.place, y: .range(yStart.datum, yEnd.datum), width: width)
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .range(xStart.datum, xEnd.datum), y: y.place, height: height)
  }

  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    self.init(x: .range(xStart.datum, xEnd.datum), y: .everywhere)
  }

  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    self.init(x: .everywhere, y: .range(yStart.datum, yEnd.datum))
  }
}

/// A sector of a pie chart or donut chart.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct SectorMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Value: Plottable {
    var mark = Mark(kind: .sector)
    mark.angle = max(0, angle.datum.quantity ?? 0)
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}

public import AppleFoundation
import SwiftUI

/// A bar from zero to a value, or between two values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct BarMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .bar)
    mark.x = x.place
    mark.y = y.place
    mark.size = (width, height)
    mark.stacking = stacking
    self.mark = mark
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .bar)
    mark.x = x.place
    mark.y = .range(yStart.datum, yEnd.datum)
    mark.size.width = width
    self.mark = mark
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .bar)
    mark.x = .range(xStart.datum, xEnd.datum)
    mark.y = y.place
    mark.size.height = height
    self.mark = mark
  }

  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    var mark = Mark(kind: .bar)
    mark.x = x.place
    mark.size.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    var mark = Mark(kind: .bar)
    mark.x = .range(xStart.datum, xEnd.datum)
    self.mark = mark
  }
}

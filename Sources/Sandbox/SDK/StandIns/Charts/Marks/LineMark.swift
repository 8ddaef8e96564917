public import SwiftUI

/// A point of a line.
///
/// The points of a series form the line.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LineMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .line)
    mark.x = x.place
    mark.y = y.place
    self.mark = mark
  }

  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(kind: .line)
    mark.x = x.place
    mark.y = y.place
    mark.series = series.datum
    self.mark = mark
  }
}

/// A point of an area.
///
/// The points of a series form the area.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AreaMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .area)
    mark.x = x.place
    mark.y = y.place
    mark.stacking = stacking
    self.mark = mark
  }

  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(kind: .area)
    mark.x = x.place
    mark.y = y.place
    mark.series = series.datum
    mark.stacking = stacking
    self.mark = mark
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .area)
    mark.x = x.place
    mark.y = .range(yStart.datum, yEnd.datum)
    self.mark = mark
  }

  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(kind: .area)
    mark.x = x.place
    mark.y = .range(yStart.datum, yEnd.datum)
    mark.series = series.datum
    self.mark = mark
  }
}

/// A symbol at a point.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct PointMark: ChartContent, MarkSource {
  let mark: Mark
  @MainActor var marks: [Mark] { [mark] }

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    var mark = Mark(kind: .point)
    mark.x = x.place
    mark.y = y.place
    mark.hidesSymbol = false
    self.mark = mark
  }

  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    var mark = Mark(kind: .point)
    mark.x = x.place
    mark.hidesSymbol = false
    self.mark = mark
  }
}

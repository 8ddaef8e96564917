import WidgetKit

/// An hour of the forecast.
// TODO: tell the Smart Stack which hours matter.
struct RainEntry: TimelineEntry {
  let date: Date
  /// The chance of rain, in percent.
  let chance: Int
}

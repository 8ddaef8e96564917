import WidgetKit

/// An hour of the forecast.
// TODO: to a Smart Stack all of them look alike.
struct RainEntry: TimelineEntry {
  let date: Date
  /// Of rain, in percent.
  let chance: Int
}

import Foundation
import Pixels

extension ColorRamp {
  /// Interpolates premultiplied colors, so that fading to clear doesn't darken them.
  init(_ stops: [GradientStop]) {
    var sorted: [GradientStop] = []
    // A stop before its predecessor moves to the predecessor's location.
    for stop in stops {
      var stop = stop
      stop.location = max(
        stop.location.isFinite ? stop.location : 0, sorted.last?.location ?? -.infinity)
      sorted.append(stop)
    }
    var right = 0
    self.init { location in
      while right < sorted.count, sorted[right].location <= location { right += 1 }
      guard right > 0 else { return sorted.first?.color.pixel ?? .zero }
      let before = sorted[right - 1]
      guard right < sorted.count else { return before.color.pixel }
      let after = sorted[right]
      let fraction = Float((location - before.location) / (after.location - before.location))
      let from = before.color.pixel
      return from + (after.color.pixel - from) * fraction
    }
  }
}

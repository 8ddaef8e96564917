import Foundation
import Pixels

/// A gradient's colours at even steps, mixed premultiplied so that fading to clear stays clean.
struct GradientRamp {
  private static let steps = 255
  private var colors: [Pixel] = []

  init(_ stops: [GradientStop]) {
    var sorted: [GradientStop] = []
    // A stop before its predecessor counts as standing on it.
    for stop in stops {
      var stop = stop
      stop.location = max(
        stop.location.isFinite ? stop.location : 0, sorted.last?.location ?? -.infinity)
      sorted.append(stop)
    }
    guard let first = sorted.first else {
      colors = [Pixel](repeating: .zero, count: Self.steps + 1)
      return
    }
    colors.reserveCapacity(Self.steps + 1)
    var right = 0
    for step in 0...Self.steps {
      let location = Double(step) / Double(Self.steps)
      while right < sorted.count, sorted[right].location <= location { right += 1 }
      if right == 0 {
        colors.append(first.color.pixel)
      } else if right == sorted.count {
        colors.append(sorted[right - 1].color.pixel)
      } else {
        let before = sorted[right - 1]
        let after = sorted[right]
        let fraction = Float((location - before.location) / (after.location - before.location))
        let from = before.color.pixel
        colors.append(from + (after.color.pixel - from) * fraction)
      }
    }
  }

  func color(at location: Double) -> Pixel {
    guard location > 0 else { return colors[0] }
    return colors[location >= 1 ? Self.steps : Int(saturating: location * Double(Self.steps) + 0.5)]
  }
}

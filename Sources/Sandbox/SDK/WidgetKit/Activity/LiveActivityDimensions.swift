import Foundation
package import SwiftUI

/// The sizes of a Live Activity's presentations in points, from the HIG (Live Activities, Specifications).
package struct LiveActivityDimensions: Hashable, Sendable {
  /// The width of the Lock Screen presentation and of the expanded island.
  package let width: Double

  /// The maximum width of the compact island without its margins, including the camera.
  package let compactWidth: Double

  /// The default margin between the compact views and the ends of the island, as in screenshots of iOS 26.
  package let compactMargin: Double

  /// The allowed heights; taller content is clipped.
  package static let heights = 84.0...160.0

  /// The corner radius of the Lock Screen banner.
  package static let cornerRadius = 24.0

  /// The height of the island around the camera.
  package static let islandHeight = 36.67

  /// The widths of the minimal presentation, from a circle to an oval.
  package static let minimalWidths = 36.67...45.0

  /// The portrait widths of the phones with a Dynamic Island, in points.
  package static let screensWithIsland: Set<Double> = [393, 402, 420, 430, 440]

  /// Creates the sizes for a phone or an iPad.
  ///
  /// - Parameter screenWidth: The portrait width in points. Phones of at least 428 points have the wide island. An
  ///   iPad's Lock Screen shows the activity in one of two widths.
  package init(screenWidth: Double) {
    width = screenWidth < 700 ? screenWidth - 22 : screenWidth < 1024 ? 425 : 500
    camera = Self.hole
    compactWidth = screenWidth >= 428 ? 250 : 230
    leastSide = Self.minimalWidths.lowerBound
    compactMargin = 7
  }

  /// The sizes in the Smart Stack of a 45 mm watch.
  package static let watch = LiveActivityDimensions(
    width: 184, compactWidth: 168, camera: 40, leastSide: 64)

  /// The height of a Live Activity in the Smart Stack.
  package static let watchHeight = 80.5

  private init(width: Double, compactWidth: Double, camera: Double, leastSide: Double) {
    self.width = width
    self.compactWidth = compactWidth
    self.camera = camera
    self.leastSide = leastSide
    compactMargin = 0
  }

  /// The widths of the compact island on each side of the camera, from a half circle to the maximum.
  package var compactSides: ClosedRange<Double> { leastSide...(compactWidth - camera) / 2 }

  /// The width of the expanded island on each side of the camera, without the margin.
  package var expandedSide: Double { (width - camera) / 2 - Self.expandedMargin }

  /// The default margin of the expanded island, in points.
  package static let expandedMargin = 16.0

  /// The width of the camera cutout, or of the gap between the views on a watch.
  package let camera: Double
  /// The minimum width on each side of the camera.
  private let leastSide: Double

  /// The width of the camera cutout.
  private static let hole = 125.33
}

extension EnvironmentValues {
  /// The sizes for the current phone.
  package var liveActivityDimensions: LiveActivityDimensions {
    get { self[LiveActivityDimensionsKey.self] }
    set { self[LiveActivityDimensionsKey.self] = newValue }
  }
}

private struct LiveActivityDimensionsKey: EnvironmentKey {
  static let defaultValue = LiveActivityDimensions(screenWidth: 393)
}

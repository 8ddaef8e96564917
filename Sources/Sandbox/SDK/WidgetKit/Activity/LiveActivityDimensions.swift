import Foundation
package import SwiftUI

/// The sizes of a Live Activity's presentations, in points (Human Interface Guidelines, Live
/// Activities, Specifications).
package struct LiveActivityDimensions: Hashable, Sendable {
  /// How wide the Lock Screen's presentation is, and the expanded island.
  package let width: Double

  /// The island on both sides of the camera, compact.
  package let compactWidth: Double

  /// The presentations that grow with what is in them end here; what is higher is cut off.
  package static let heights = 84.0...160.0

  /// How round the banner on the Lock Screen is.
  package static let cornerRadius = 24.0

  /// How high the island is around the camera.
  package static let islandHeight = 36.67

  /// From a circle to what still counts as minimal.
  package static let minimalWidths = 36.67...45.0

  /// The sizes on a phone of this width.
  ///
  /// - Parameter screenWidth: In points; phones of 428 points and more have the wide island.
  package init(screenWidth: Double) {
    width = screenWidth - 22
    camera = Self.hole
    compactWidth = screenWidth >= 428 ? 250 : 230
  }

  /// The Smart Stack of a watch of 45 millimetres, where nothing is in the way of a camera.
  package static let watch = LiveActivityDimensions(width: 184, compactWidth: 168, camera: 40)

  /// How high a Live Activity is in the Smart Stack.
  package static let watchHeight = 80.5

  private init(width: Double, compactWidth: Double, camera: Double) {
    self.width = width
    self.compactWidth = compactWidth
    self.camera = camera
  }

  /// How wide the island is beside the camera, on each side.
  package var compactSide: Double { (compactWidth - camera) / 2 }

  private let camera: Double

  /// How wide the hole in the screen is.
  private static let hole = 125.33
}

extension EnvironmentValues {
  /// The sizes of the phone that a Live Activity is shown on.
  package var liveActivityDimensions: LiveActivityDimensions {
    get { self[LiveActivityDimensionsKey.self] }
    set { self[LiveActivityDimensionsKey.self] = newValue }
  }
}

private struct LiveActivityDimensionsKey: EnvironmentKey {
  static let defaultValue = LiveActivityDimensions(screenWidth: 393)
}

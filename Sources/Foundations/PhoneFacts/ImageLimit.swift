/// The system's limit on the pixels of one image in an archived widget.
///
/// Apple doesn't publish the limit. The figures are from the system's log, such as
/// `imageTooLarge … totalArea: 3131904 > max[718080.0]`. Each limit is 1.1 times a whole number of pixels, an
/// area slightly larger than the widget's. An image counts with all its decoded pixels, even in a small frame.
package struct ImageLimit: Hashable, Sendable {
  /// The estimate for the widget, in pixels.
  package let pixels: Double
  /// The number of pixels above which the picture shows the placeholder, as a phone does.
  package let certainPixels: Double

  private static let share = 1.1
  /// The lowest limit in the public logs of phones, in pixels.
  private static let lowest = 349_905.6
  /// The highest limit in the public logs of phones, in pixels.
  package static let highest = 2_121_055.2

  /// Creates the limit for a widget.
  ///
  /// - Parameters:
  ///   - width: The widget's width in points.
  ///   - height: The widget's height in points.
  ///   - isSmall: Whether the widget also appears at twice its size, as the small widget does in StandBy.
  package init(width: Double, height: Double, displayScale: Double, isSmall: Bool) {
    let area = width * height * displayScale * displayScale * Self.share
    pixels = area
    certainPixels = max(isSmall ? 4 * area : area, Self.lowest)
  }
}

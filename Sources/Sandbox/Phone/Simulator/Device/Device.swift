package import Foundation
package import WidgetKit

/// A device by its screen, with the sizes that its widgets have there.
package struct Device: Hashable, Sendable {
  /// What sort of device it is.
  package enum Kind: String, Sendable {
    /// The devices that show widgets and have a row in the table.
    case iPhone, iPad, watch, vision
  }

  /// The screen's size in points, portrait, as in Apple's table: `393x852`.
  package let name: String
  /// What sort of device it is.
  package let kind: Kind
  /// Devices with this screen.
  package let models: String
  /// The size in which a family is laid out, in points.
  package let sizes: [WidgetFamily: CGSize]
  /// The size in which an iPad shows a family, where it scales the layout down.
  package let shownSizes: [WidgetFamily: CGSize]
  /// Pixels in a point.
  package let displayScale: Double

  init(
    _ name: String, kind: Kind = .iPhone, models: String, sizes: [WidgetFamily: CGSize],
    shownSizes: [WidgetFamily: CGSize] = [:], displayScale: Double = 3
  ) {
    self.name = name
    self.kind = kind
    self.models = models
    self.sizes = sizes
    self.shownSizes = shownSizes
    self.displayScale = displayScale
  }

  /// The families that the device can show, smallest raw value first.
  package var families: [WidgetFamily] { sizes.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The screen's size in points, portrait, where the name says it.
  package var screenSize: CGSize? {
    let lengths = name.split(separator: "x").compactMap { Double($0) }
    return lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : nil
  }

  /// How much the layout of a family is scaled on the screen; 1 everywhere but on an iPad.
  package func scale(of family: WidgetFamily) -> Double {
    guard let size = sizes[family], let shown = shownSizes[family], size.width > 0 else { return 1 }
    return shown.width / size.width
  }
}

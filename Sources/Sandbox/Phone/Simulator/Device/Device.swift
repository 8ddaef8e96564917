package import AppleFoundation
package import Foundation
package import WidgetKit

/// A device, identified by its screen, with the sizes of its widgets.
package struct Device: Hashable, Sendable {
  /// A kind of device.
  package enum Kind: String, Sendable {
    /// The kinds of device that show widgets and are in the table.
    case iPhone, iPad, watch, vision
  }

  /// The portrait screen size in points, as in Apple's table: `393x852`.
  ///
  /// Watches and Vision Pro have other names.
  package let name: String
  /// The kind of device.
  package let kind: Kind
  /// The models with this screen.
  package let models: String
  /// The layout size of each family, in points.
  package let sizes: [WidgetFamily: CGSize]
  /// The display size of each family on an iPad that scales its layout down.
  package let shownSizes: [WidgetFamily: CGSize]
  /// Pixels per point.
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

  /// The families that the device supports, sorted by raw value.
  package var families: [WidgetFamily] { sizes.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The portrait screen size in points; nil if the name doesn't contain it.
  package var screenSize: CGSize? {
    let lengths = name.split(separator: "x").compactMap { Double($0) }
    return lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : nil
  }

  /// Returns the scale of a family's layout on the screen; 1 except on iPads.
  package func scale(of family: WidgetFamily) -> Double {
    guard let size = sizes[family], let shown = shownSizes[family], size.width > 0 else { return 1 }
    return shown.width / size.width
  }
}

extension Device.Kind {
  /// The kind as code and strings tables see it.
  package var idiom: DeviceIdiom {
    switch self {
    case .iPhone: .iphone
    case .iPad: .ipad
    case .watch: .applewatch
    case .vision: .applevision
    }
  }
}

import Foundation
import WidgetKit

// The sizes come from the same tables of the Human Interface Guidelines as the iPhones' sizes. An iPad lays
// out widgets at one size and scales them down to another.
extension Device {
  /// iPads by screen: the layout sizes of widgets, then their display sizes.
  package static let pads: [Device] = [
    pad(
      "744x1133", "iPad mini (6th generation), A17 Pro", 141, 305.5, 634.5, shown: 120, 260, 540),
    pad(
      "768x1024", "iPad (5th, 6th generation), 9.7-inch", 141, 305.5, 634.5, shown: 120, 260, 540),
    pad("810x1080", "iPad (7th to 9th generation)", 146, 320.5, 669, shown: 124, 272, 568),
    pad(
      "820x1180", "iPad Air (4th, 5th generation), 10.9-inch", 155, 342, 715.5, shown: 136, 300, 628
    ),
    pad(
      "834x1112", "iPad Air (3rd generation), Pro 10.5-inch", 150, 327.5, 682, shown: 132, 288, 600),
    pad("834x1194", "iPad Pro 11-inch", 155, 342, 715.5, shown: 136, 300, 628),
    pad("954x1373", "iPad Pro 11-inch, More Space", 162, 350, 726, shown: 162, 350, 726),
    pad("970x1389", "iPad Pro 11-inch (M4), More Space", 162, 350, 726, shown: 162, 350, 726),
    pad("1024x1366", "iPad Pro 12.9-inch", 170, 378.5, 795, shown: 160, 356, 748),
    pad("1192x1590", "iPad Pro 12.9-inch, More Space", 188, 412, 860, shown: 188, 412, 860),
  ]

  /// Apple Watches, with the size of a widget in the Smart Stack.
  package static let watches: [Device] = [
    watch("watch-40mm", 152, 69.5), watch("watch-41mm", 165, 72.5), watch("watch-44mm", 173, 76.5),
    watch("watch-45mm", 184, 80.5), watch("watch-49mm", 191, 81.5),
  ]

  /// Apple Vision Pro, with extra-large sizes in landscape and portrait.
  package static let vision = Device(
    "vision", kind: .vision, models: "Apple Vision Pro",
    sizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
      .systemExtraLarge: CGSize(width: 450, height: 338),
      .systemExtraLargePortrait: CGSize(width: 338, height: 450),
    ], displayScale: 2)

  /// All devices, iPhones first.
  package static let all = phones + pads + watches + [vision]

  /// Returns the device with this name; nil if there's none.
  ///
  /// The two lengths are separated by `x` or `×`.
  package static func named(_ name: String) -> Device? {
    let wanted = name.lowercased().replacing("×", with: "x")
    return all.first { $0.name == wanted }
  }

  private static func pad(
    _ name: String, _ models: String, _ small: Double, _ large: Double, _ extraLarge: Double,
    shown shownSmall: Double, _ shownLarge: Double, _ shownExtraLarge: Double
  ) -> Device {
    Device(
      name, kind: .iPad, models: models, sizes: padSizes(small, large, extraLarge),
      shownSizes: padSizes(shownSmall, shownLarge, shownExtraLarge), displayScale: 2)
  }

  /// Returns an iPad's widget sizes, which have only three different lengths, in points.
  private static func padSizes(
    _ small: Double, _ large: Double, _ extraLarge: Double
  ) -> [WidgetFamily: CGSize] {
    [
      .systemSmall: CGSize(width: small, height: small),
      .systemMedium: CGSize(width: large, height: small),
      .systemLarge: CGSize(width: large, height: large),
      .systemExtraLarge: CGSize(width: extraLarge, height: large),
    ]
  }

  private static func watch(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(
      name, kind: .watch, models: "Apple Watch, Smart Stack",
      sizes: [.accessoryRectangular: CGSize(width: width, height: height)], displayScale: 2)
  }
}

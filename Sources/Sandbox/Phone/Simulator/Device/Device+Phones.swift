import Foundation
import PhoneFacts
import WidgetKit

extension Device {
  /// The default device for pictures.
  package static let standard = phone(
    PhoneScreen.usual, (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26))

  /// iPhones, from the table "Specifications" of the Human Interface Guidelines for widgets.
  ///
  /// Screens missing from the table (402×874, 420×912, 440×956) are missing here too, because Apple publishes
  /// no sizes for them.
  package static let phones: [Device] = [
    phone(
      "430x932", (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    phone(
      "428x926", (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    phone(
      "414x896", (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
    phone(
      "414x736", (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
    standard,
    phone(
      "390x844", (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
    phone(
      "375x812", (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    phone(
      "375x667", (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26), displayScale: 2
    ),
    phone(
      "360x780", (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    phone(
      "320x568", (141, 141), (292, 141), (292, 311), nil, nil, nil, displayScale: 2),
  ]

  private typealias Points = (width: Double, height: Double)

  private static func phone(
    _ name: String, _ small: Points, _ medium: Points, _ large: Points,
    _ circular: Points?, _ rectangular: Points?, _ inline: Points?, displayScale: Double = 3
  ) -> Device {
    let rows: [(WidgetFamily, Points?)] = [
      (.systemSmall, small), (.systemMedium, medium), (.systemLarge, large),
      (.accessoryCircular, circular), (.accessoryRectangular, rectangular),
      (.accessoryInline, inline),
    ]
    var sizes: [WidgetFamily: CGSize] = [:]
    for (family, points) in rows {
      sizes[family] = points.map { CGSize(width: $0.width, height: $0.height) }
    }
    return Device(
      name, models: PhoneScreen.models(of: name), sizes: sizes, displayScale: displayScale)
  }
}

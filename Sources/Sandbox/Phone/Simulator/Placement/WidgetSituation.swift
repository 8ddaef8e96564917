package import Drawing
package import Foundation
package import PhoneFacts
package import SwiftUI
package import WidgetKit

/// Everything around a widget that its picture depends on.
package struct WidgetSituation: Sendable {
  /// The family whose size it has.
  package var family: WidgetFamily
  /// How the system is asked to colour it; a place or an old iOS may not allow it.
  package var mode: RenderingMode
  /// Where it stands on the phone.
  package var place: WidgetPlace
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// The device, which decides on its size.
  package var device: Device
  /// The phone's iOS.
  package var version: SystemVersion
  /// The person's language and region.
  package var locale: Locale
  /// The phone's time zone.
  package var timeZone: TimeZone
  /// The size of text that the person has set.
  package var dynamicTypeSize: DynamicTypeSize
  /// The moment on the phone's clock; nil shows an entry at its own date.
  package var date: Date?
  /// How wide and high text is taken to be.
  package var metrics: TextMetrics
  /// Pixels in a point; nil takes the device's.
  package var displayScale: Double?
  /// The least factor, from 0 to 1, that texts shrink by unless they say one themselves; nil for the system's.
  package var minimumTextScale: Double?

  /// A situation; without a place, that in which the family usually stands.
  package init(
    family: WidgetFamily, mode: RenderingMode = .fullColor, place: WidgetPlace? = nil,
    colorScheme: ColorScheme = .light, device: Device = .standard,
    version: SystemVersion = .newest, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .current, dynamicTypeSize: DynamicTypeSize = .large, date: Date? = nil,
    metrics: TextMetrics = .sanFrancisco
  ) {
    self.family = family
    self.mode = mode
    self.place = place ?? .usual(for: family)
    self.colorScheme = colorScheme
    self.device = device
    self.version = version
    self.locale = locale
    self.timeZone = timeZone
    self.dynamicTypeSize = dynamicTypeSize
    self.date = date
    self.metrics = metrics
  }
}

extension WidgetSituation {
  /// The widget's size, in points.
  package var size: CGSize? { device.sizes[family] }

  /// The margins that the system puts around the content.
  ///
  /// 16 points on the Home Screen are from the Human Interface Guidelines; for StandBy and the Lock
  /// Screen they only say "smaller", where half of it is used; accessory families have none.
  package var contentMargins: EdgeInsets {
    guard version.addsContentMargins, !family.isAccessory else { return EdgeInsets() }
    let length: Double = place == .homeScreen ? 16 : 8
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The radius of the widget's corners, in points.
  ///
  /// Apple publishes none; public code measures 20 to 24 on iPhones.
  package var cornerRadius: Double {
    switch family {
    case .accessoryCircular, .accessoryCorner: min(size?.width ?? 0, size?.height ?? 0) / 2
    case .accessoryRectangular: 8
    case .accessoryInline: 0
    default: 22
    }
  }

  /// The mode that the family is really seen in: the wanted one, or the usual one of its place.
  package var resolvedMode: RenderingMode {
    let available = RenderingMode.available(for: family, on: device, version: version)
    return available.contains(mode) ? mode : available.first ?? .fullColor
  }

  /// Whether the widget's background is drawn, given whether it may be removed.
  package func showsBackground(isRemovable: Bool) -> Bool {
    if family.isAccessory { return false }
    guard version.requiresContainerBackground, isRemovable else { return true }
    return !place.removesBackground(in: resolvedMode)
  }
}

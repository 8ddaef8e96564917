package import Drawing
package import Foundation
package import PhoneFacts
package import SwiftUI
package import WidgetKit

/// The conditions on which a widget's picture depends.
package struct WidgetSituation: Sendable {
  /// The widget's family.
  package var family: WidgetFamily
  /// The requested rendering mode; the place or an old iOS may not support it.
  package var mode: RenderingMode
  /// The widget's place on the phone.
  package var place: WidgetPlace
  /// The light or dark appearance.
  package var colorScheme: ColorScheme
  /// The device, which determines the widget's size.
  package var device: Device
  /// The phone's iOS version.
  package var version: SystemVersion
  /// The user's language and region.
  package var locale: Locale
  /// The phone's time zone.
  package var timeZone: TimeZone
  /// The user's text size.
  package var dynamicTypeSize: DynamicTypeSize
  /// The date on the phone's clock; nil for the entry's own date.
  package var date: Date?
  /// The metrics that determine the size of text.
  package var metrics: TextMetrics
  /// Pixels per point; nil for the device's scale.
  package var displayScale: Double?
  /// The minimum scale factor, from 0 to 1, of text that sets none itself; nil for the system's factor.
  package var minimumTextScale: Double?

  /// Creates a situation, in the family's default place if `place` is nil.
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
  /// The widget's size in points; nil if the device doesn't show the family.
  package var size: CGSize? { device.sizes[family] }

  /// The system's margins around the content.
  ///
  /// The 16 points on the Home Screen are from the Human Interface Guidelines. For StandBy and the Lock
  /// Screen, the guidelines only say "smaller", so Rings uses half. Accessory families have no margins.
  package var contentMargins: EdgeInsets {
    guard version.addsContentMargins, !family.isAccessory else { return EdgeInsets() }
    let length: Double = place == .homeScreen ? 16 : 8
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The radius of the widget's corners, in points.
  ///
  /// Apple publishes no radius; public code measures 20 to 24 points on iPhones.
  package var cornerRadius: Double {
    switch family {
    case .accessoryCircular, .accessoryCorner: min(size?.width ?? 0, size?.height ?? 0) / 2
    case .accessoryRectangular: 8
    case .accessoryInline: 0
    default: 22
    }
  }

  /// The mode in which the family is shown: the requested mode, or else the first available mode.
  package var resolvedMode: RenderingMode {
    let available = RenderingMode.available(for: family, on: device, version: version)
    return available.contains(mode) ? mode : available.first ?? .fullColor
  }

  /// Returns whether the widget's background is drawn, depending on whether the system can remove it.
  package func showsBackground(isRemovable: Bool) -> Bool {
    if family.isAccessory { return false }
    guard version.requiresContainerBackground, isRemovable else { return true }
    return !place.removesBackground(in: resolvedMode)
  }
}

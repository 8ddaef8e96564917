package import Drawing
package import PhoneFacts
package import Viewing
package import WorkerProtocol

/// The preview options of a canvas: the phone, the time, and the part of the widget to show.
package struct CanvasAppearance: Codable, Hashable, Sendable {
  /// The previews to show in place of widgets; nil for widgets.
  package var preview: PreviewSelection?
  /// The widget family; nil for as many families as fit.
  package var family: PictureFamily?
  /// The rendering mode; nil for the phone's usual mode of each family, plus other modes if there's space.
  package var mode: RenderingMode?
  package var isDark = false
  /// The tint as a color `RRGGBB` or `clear`; nil for the system's tint.
  package var tint: String?
  /// The device's screen size, such as `393x852`.
  package var device = PhoneScreen.usual
  /// The text size, as the name of a `DynamicTypeSize` case.
  package var textSize = Self.usualTextSize
  /// The locale's identifier, such as `ko_KR`.
  package var locale: String
  package var timeZone: PhoneTimeZone
  /// The iOS version; nil for the default version, with code that runs as if on the newest version.
  package var systemVersion: SystemVersion?
  /// The index of the timeline entry, counting from 0; for a preview, of the first entry to show.
  package var entry = 0
  /// The place of the widget, as the name of a `WidgetPlace`; nil for each family's default.
  package var place: String?
  /// The edit sheet's values: JSON text by parameter name.
  package var configuration: [String: String] = [:]

  package init(locale: String = "en_US", timeZone: PhoneTimeZone = .fixed) {
    self.locale = locale
    self.timeZone = timeZone
  }

  package static let usualTextSize = "large"

  /// The names of `DynamicTypeSize` cases, smallest first.
  package static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The tints that the tint key cycles through; other tints are possible too.
  package static let tints: [String?] = [
    nil, "FF3B30", "FF9500", "34C759", "AF52DE", "FFFFFF", "clear",
  ]

  /// Locales with different effects on a widget: script, word length, direction, clock.
  package static let locales = ["en_US", "ko_KR", "de_DE", "ja_JP", "ar_SA"]

  /// Time zones with different effects on a widget: earlier or later days, half-hour offsets, and days of 23
  /// and 25 hours.
  package static let timeZones = [
    "GMT", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Asia/Seoul", "Australia/Sydney",
  ].compactMap(PhoneTimeZone.init)

  package func request(
    subject: RenderRequest.Subject, family: PictureFamily, mode: RenderingMode, isDark: Bool
  ) -> RenderRequest {
    var request = RenderRequest(
      subject: subject, family: family, mode: mode, isDark: isDark, tint: tint,
      device: device, systemVersion: systemVersion ?? .usual, locale: locale,
      dynamicTypeSize: textSize,
      place: place, entry: entry, configuration: configuration)
    request.standsIn = true
    return request
  }
}

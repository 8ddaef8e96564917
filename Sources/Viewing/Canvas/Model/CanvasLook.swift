package import Drawing
package import PhoneFacts
package import Stage

/// The phone and the moment that somebody chose on the canvas, and what of the widget they look at.
package struct CanvasLook: Codable, Hashable, Sendable {
  /// Nil for as many families as there is room for.
  package var family: PictureFamily?
  /// Nil for the mode in which a phone shows each family, and others where there is room.
  package var mode: RenderingMode?
  package var isDark = false
  /// `RRGGBB`, or `clear`; nil takes the system's tint.
  package var tint: String?
  /// `DynamicTypeSize` by the name of its case.
  package var textSize = Self.usualTextSize
  /// An identifier such as `ko_KR`.
  package var locale: String
  package var timeZone: PhoneTimeZone
  /// Nil for the usual iOS, on which the code runs as on the newest.
  package var systemVersion: SystemVersion?
  /// The timeline entry, counted from 0.
  package var entry = 0
  /// Where on the phone, by `WidgetPlace`'s name; nil for each family's usual place.
  package var place: String?
  /// What is chosen on the edit sheet, by parameter name, as JSON text.
  package var configuration: [String: String] = [:]

  package init(locale: String = "en_US", timeZone: PhoneTimeZone = .fixed) {
    self.locale = locale
    self.timeZone = timeZone
  }

  package static let usualTextSize = "large"

  /// Of `DynamicTypeSize`, the smallest first.
  package static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The tints that the key goes through; any other one is taken as well.
  package static let tints: [String?] = [
    nil, "FF3B30", "FF9500", "34C759", "AF52DE", "FFFFFF", "clear",
  ]

  /// Locales that differ in what they do to a widget: script, length of words, direction, clock.
  package static let locales = ["en_US", "ko_KR", "de_DE", "ja_JP", "ar_SA"]

  /// Time zones that differ in what they do to a widget: days that begin earlier or later, half hours, and
  /// days of 23 and 25 hours.
  package static let timeZones = [
    "GMT", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Asia/Seoul", "Australia/Sydney",
  ].compactMap(PhoneTimeZone.init)

  /// The request for one picture.
  package func request(
    subject: RenderRequest.Subject, family: PictureFamily, mode: RenderingMode, isDark: Bool
  ) -> RenderRequest {
    var request = RenderRequest(
      subject: subject, family: family, mode: mode, isDark: isDark, tint: tint,
      systemVersion: systemVersion ?? .usual, locale: locale, dynamicTypeSize: textSize,
      place: place, entry: entry, configuration: configuration)
    request.standsIn = true
    return request
  }
}

import Foundation
public import PhoneFacts
import Stage

/// A bare view that a probe makes: `let row = Probe("row") { WeatherRow(weather: .preview) }`.
public struct ViewHandle: Sendable {
  /// The name by which the view was compiled along.
  public let name: String
  let arguments: [Data]
  /// The conversation in which the view is drawn.
  package let session: CheckSession

  /// The view as a widget of `family` would show it, in its size and with its margins.
  ///
  /// - Parameters:
  ///   - place: Where the widget stands; nil takes the family's usual place.
  ///   - mode: How the system colours it; nil takes the usual mode of the place or family.
  ///   - tint: `RRGGBB` of the accented mode's tint.
  ///   - ios: The phone's iOS, by which every `#available` in the code is decided. Nil takes iOS 18, in
  ///     CarPlay 26, and lets the code take the newest's way.
  ///   - redacted: Why content is hidden or out of date.
  public func render(
    _ family: Family, place: PhonePlace? = nil, mode: Mode? = nil, scheme: Scheme = .light,
    tint: String? = nil, ios: String? = nil, locale: String = "en_US",
    clock: HourClock? = nil, firstWeekday: Weekday? = nil, typeSize: TypeSize = .large,
    redacted: [RedactionReason] = []
  ) throws -> RenderedPicture {
    var request = RenderRequest(
      subject: .view(name, arguments: arguments), family: .widget(family),
      mode: (mode ?? place?.usualMode(of: family) ?? family.usualMode).drawn,
      isDark: scheme == .dark, tint: tint,
      systemVersion: try SystemVersion(named: ios, or: place?.usualVersion ?? .usual),
      locale: PhoneSettings(hours: clock?.setting, firstWeekday: firstWeekday?.setting)
        .identifier(of: locale),
      dynamicTypeSize: typeSize.rawValue, place: place?.requested)
    request.decidesAvailability = ios != nil
    request.redactions = Set(redacted.map(\.requested))
    return try session.render(request)
  }

  /// The view alone, as large as it becomes when it is offered `width` and `height` in points.
  ///
  /// A nil length offers nothing: the view takes its ideal size.
  ///
  /// - Parameters:
  ///   - mode: How the system colours it, as a part of a widget.
  ///   - tint: `RRGGBB` of the accented mode's tint.
  ///   - ios: As above.
  ///   - redacted: Why content is hidden or out of date.
  public func render(
    width: Double? = nil, height: Double? = nil, mode: Mode = .fullColor, scheme: Scheme = .light,
    tint: String? = nil, ios: String? = nil, locale: String = "en_US",
    clock: HourClock? = nil, firstWeekday: Weekday? = nil, typeSize: TypeSize = .large,
    redacted: [RedactionReason] = []
  ) throws -> RenderedPicture {
    var request = RenderRequest(
      subject: .view(name, arguments: arguments), mode: mode.drawn, isDark: scheme == .dark,
      tint: tint, systemVersion: try SystemVersion(named: ios),
      locale: PhoneSettings(hours: clock?.setting, firstWeekday: firstWeekday?.setting)
        .identifier(of: locale),
      dynamicTypeSize: typeSize.rawValue, proposal: .init(width: width, height: height))
    request.decidesAvailability = ios != nil
    request.redactions = Set(redacted.map(\.requested))
    return try session.render(request)
  }
}

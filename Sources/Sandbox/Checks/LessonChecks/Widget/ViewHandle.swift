import Foundation
public import PhoneFacts
import WorkerProtocol

/// A view that a probe creates: `let row = Probe("row") { WeatherRow(weather: .preview) }`.
public struct ViewHandle: Sendable {
  /// The probe's name.
  public let name: String
  let arguments: [Data]
  /// The session that draws the view.
  package let session: CheckSession

  /// Renders the view as a widget of `family`, with that family's size and margins.
  ///
  /// - Parameters:
  ///   - place: The widget's place, or `nil` for the family's default.
  ///   - mode: The rendering mode, or `nil` for the default of the place or family.
  ///   - tint: The accented mode's tint as `RRGGBB`.
  ///   - ios: The phone's iOS version, which decides every `#available` in the code. If `nil`, the phone has
  ///     iOS 18 (26 in CarPlay) and the code takes the newest branch.
  ///   - redacted: The reason that content is hidden or outdated.
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

  /// Renders the view alone, at the size that it chooses for a proposal of `width` and `height` in points.
  ///
  /// For a length of `nil`, the view chooses its ideal length.
  ///
  /// - Parameters:
  ///   - mode: The rendering mode, as for a part of a widget.
  ///   - tint: The accented mode's tint as `RRGGBB`.
  ///   - ios: The phone's iOS version, which decides every `#available` in the code. If `nil`, the phone has
  ///     iOS 18 and the code takes the newest branch.
  ///   - redacted: The reason that content is hidden or outdated.
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

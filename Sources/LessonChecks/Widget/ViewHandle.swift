import Foundation
import Stage

/// A bare view that a probe makes: `let row = Probe("row") { WeatherRow(weather: .preview) }`.
public struct ViewHandle: Sendable {
  /// The name by which the view was compiled along.
  public let name: String
  let arguments: [Data]
  /// The conversation in which the view is drawn.
  package let session: CheckSession

  /// The view as a widget of `family` would show it, in its size and with its margins.
  public func render(
    _ family: Family, mode: Mode? = nil, scheme: Scheme = .light, locale: String = "en_US",
    clock: HourClock? = nil, firstWeekday: Weekday? = nil, typeSize: TypeSize = .large
  ) throws -> RenderedPicture {
    try session.render(
      RenderRequest(
        subject: .view(name, arguments: arguments), family: family.rawValue,
        mode: (mode ?? family.usualMode).drawn, isDark: scheme == .dark,
        locale: PhoneSettings(hours: clock?.setting, firstWeekday: firstWeekday?.setting)
          .identifier(of: locale),
        dynamicTypeSize: typeSize.rawValue))
  }

  /// The view alone, as large as it becomes when it is offered `width` and `height` in points.
  ///
  /// A nil length offers nothing: the view takes its ideal size.
  public func render(
    width: Double? = nil, height: Double? = nil, scheme: Scheme = .light,
    locale: String = "en_US", clock: HourClock? = nil, firstWeekday: Weekday? = nil,
    typeSize: TypeSize = .large
  ) throws -> RenderedPicture {
    try session.render(
      RenderRequest(
        subject: .view(name, arguments: arguments), isDark: scheme == .dark,
        locale: PhoneSettings(hours: clock?.setting, firstWeekday: firstWeekday?.setting)
          .identifier(of: locale),
        dynamicTypeSize: typeSize.rawValue, proposal: .init(width: width, height: height)))
  }
}

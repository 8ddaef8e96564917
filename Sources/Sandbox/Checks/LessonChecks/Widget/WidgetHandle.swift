public import Foundation
public import PhoneFacts
import Sentences
import WorkerProtocol

/// A learner's widget, identified by its type.
///
/// Every call starts a new simulation.
public struct WidgetHandle: Sendable {
  /// The widget's type name, or `nil` for the only widget.
  public let type: String?
  /// The session that draws the widget.
  package let session: CheckSession

  /// Creates a handle for the widget of this type, or for the only widget if `type` is `nil`.
  package init(type: String?, session: CheckSession) {
    self.type = type
    self.session = session
  }

  /// Renders the widget as it appears on a Home Screen, a Lock Screen or another place.
  ///
  /// - Parameters:
  ///   - place: The widget's place, or `nil` for the family's default.
  ///   - mode: The rendering mode, or `nil` for the default of the place or family.
  ///   - tint: The accented mode's tint as `RRGGBB`.
  ///   - device: The screen's size in points, as in the device table: `393x852`.
  ///   - ios: The phone's iOS version, which decides every `#available` in the code. If `nil`, the phone has
  ///     iOS 18 (26 in CarPlay) and the code takes the newest branch.
  ///   - clock: The phone's clock format, or `nil` for the locale's format.
  ///   - firstWeekday: The first day of the phone's week, or `nil` for the locale's first day.
  ///   - entry: The entry's index in the timeline.
  ///   - date: The date to show, in place of an entry's index.
  ///   - asked: The date at which the system requests the timeline. If `nil`, the system requests it at
  ///     `date`, or at `CheckClock.now` if `date` is `nil` too.
  ///   - configuration: The configuration intent's parameter values by name.
  ///   - redacted: The reason that content is hidden or outdated, such as a locked phone or a running intent.
  ///   - isPlaceholder: Whether to render `placeholder(in:)`, redacted.
  ///   - isSnapshot: Whether to render the snapshot, which the gallery and transitions show.
  ///   - isPreview: The value of `context.isPreview`, which is true for a snapshot in the gallery.
  public func render(
    _ family: Family = .systemSmall, place: PhonePlace? = nil, mode: Mode? = nil,
    scheme: Scheme = .light, tint: String? = nil, device: String = "393x852", ios: String? = nil,
    locale: String = "en_US", clock: HourClock? = nil, firstWeekday: Weekday? = nil,
    typeSize: TypeSize = .large, entry: Int = 0, date: Date? = nil,
    asked: Date? = nil, configuration: [String: any Encodable] = [:],
    redacted: [RedactionReason] = [], isPlaceholder: Bool = false, isSnapshot: Bool = false,
    isPreview: Bool = false
  ) throws -> RenderedPicture {
    var request = RenderRequest(
      subject: .widget(type), family: .widget(family),
      mode: (mode ?? place?.usualMode(of: family) ?? family.usualMode).drawn,
      isDark: scheme == .dark, tint: tint, device: device,
      systemVersion: try SystemVersion(named: ios, or: place?.usualVersion ?? .usual),
      locale: PhoneSettings(hours: clock?.setting, firstWeekday: firstWeekday?.setting)
        .identifier(of: locale),
      dynamicTypeSize: typeSize.rawValue, place: place?.requested, entry: entry, date: date,
      asked: asked, configuration: try Self.encode(configuration), isPlaceholder: isPlaceholder)
    request.decidesAvailability = ios != nil
    request.redactions = Set(redacted.map(\.requested))
    request.isSnapshot = isSnapshot
    request.isPreview = isPreview
    return try session.render(request)
  }

  /// Returns the provider's timeline: entries with their dates, and the reload policy.
  ///
  /// - Parameter date: The date at which the system requests the timeline.
  public func timeline(
    _ family: Family = .systemSmall, from date: Date = CheckClock.now,
    configuration: [String: any Encodable] = [:], isPreview: Bool = false
  ) throws -> RenderedTimeline {
    let request = TimelineRequest(
      widget: type, family: family, from: date,
      configuration: try Self.encode(configuration), isPreview: isPreview)
    return RenderedTimeline(try session.timeline(request))
  }

  /// Returns the entries that the widget shows over time, across its timelines.
  ///
  /// The system requests a new timeline at each date that the reload policy sets.
  ///
  /// - Parameters:
  ///   - date: The date of the first request.
  ///   - duration: The simulated time in seconds.
  ///   - configuration: The configuration intent's parameter values by name.
  public func strip(
    _ family: Family = .systemSmall, from date: Date = CheckClock.now,
    for duration: TimeInterval = 24 * 60 * 60, configuration: [String: any Encodable] = [:]
  ) throws -> RenderedStrip {
    RenderedStrip(
      try timelineStrip(family, from: date, for: duration, configuration: configuration))
  }

  /// Returns the simulated timeline behind `strip`.
  func timelineStrip(
    _ family: Family, from date: Date, for duration: TimeInterval = 24 * 60 * 60,
    configuration: [String: any Encodable] = [:]
  ) throws -> TimelineStrip {
    let values = try Self.encode(configuration)
    var walk = TimelineWalk(from: date, until: date.addingTimeInterval(duration))
    while let moment = walk.moment {
      walk.add(
        try session.timeline(
          TimelineRequest(
            widget: type, family: family, from: moment, configuration: values)))
    }
    return walk.strip
  }

  /// Returns the widget's declaration: its kind, name, families and parameters.
  public func declaration() throws -> WidgetDeclaration {
    let widgets = try session.declarations().widgets
    if let type {
      guard let found = widgets.first(where: { $0.type == type }) else {
        throw PictureQuestionError(
          Sentence("There is no widget `\(type)`.", ko: "`\(type)` 위젯이 없어요."),
          expected: Sentence("a widget `\(type)`", ko: "`\(type)` 위젯"),
          actual: widgets.isEmpty
            ? Sentence("no widget", ko: "위젯 없음")
            : Sentence(verbatim: widgets.map(\.type).joined(separator: ", ")))
      }
      return found
    }
    guard let only = widgets.first else {
      throw PictureQuestionError(
        Sentence("There is no widget.", ko: "위젯이 없어요."),
        expected: Sentence("a widget", ko: "위젯"), actual: Sentence("none", ko: "없음"))
    }
    return only
  }

  /// Returns the families that the widget supports.
  public func families() throws -> [Family] { try declaration().families }

  static func encode(_ values: [String: any Encodable]) throws -> [String: String] {
    try values.mapValues { String(decoding: try ProbeValue.json(of: $0), as: UTF8.self) }
  }
}

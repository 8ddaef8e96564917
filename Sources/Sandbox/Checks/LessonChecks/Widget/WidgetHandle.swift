public import Foundation
public import PhoneFacts
import Sentences
import Stage

/// A widget of the learner's, named by its type; every call asks the simulator anew.
public struct WidgetHandle: Sendable {
  /// The widget's type name; nil stands for the only one.
  public let type: String?
  /// The conversation in which the widget is drawn.
  package let session: CheckSession

  /// The widget of this type, or the only one.
  package init(type: String?, session: CheckSession) {
    self.type = type
    self.session = session
  }

  /// The widget as a home or lock screen shows it.
  ///
  /// - Parameters:
  ///   - place: Where it stands; nil takes the family's usual place.
  ///   - mode: How the system colours it; nil takes the usual mode of the place or family.
  ///   - tint: `RRGGBB` of the accented mode's tint.
  ///   - device: The screen's size in points, as a row of the device table: `393x852`.
  ///   - ios: The phone's iOS, by which every `#available` in the code is decided. Nil takes iOS 18, in
  ///     CarPlay 26, and lets the code take the newest's way.
  ///   - clock: How the phone writes hours; nil leaves it to the locale.
  ///   - firstWeekday: The day with which the phone's weeks begin; nil leaves it to the locale.
  ///   - entry: The entry's place in the timeline.
  ///   - date: The moment shown, in place of an entry's place.
  ///   - asked: The moment at which the system asks for the timeline; nil takes `date`, or else
  ///     `CheckClock.now`.
  ///   - configuration: Values of the configuration intent's parameters by name.
  ///   - redacted: Why content is hidden or out of date: a locked phone, an intent that runs.
  ///   - isPlaceholder: True for `placeholder(in:)`, redacted.
  ///   - isSnapshot: True for the snapshot, which the gallery and passing moments show.
  ///   - isPreview: True for `context.isPreview`, with which the gallery asks for a snapshot.
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

  /// What the provider hands the system: entries with their dates, and the reload policy.
  ///
  /// - Parameter date: The moment at which the system asks.
  public func timeline(
    _ family: Family = .systemSmall, from date: Date = CheckClock.now,
    configuration: [String: any Encodable] = [:], isPreview: Bool = false
  ) throws -> RenderedTimeline {
    let request = TimelineRequest(
      widget: type, family: family, from: date,
      configuration: try Self.encode(configuration), isPreview: isPreview)
    return RenderedTimeline(try session.timeline(request))
  }

  /// What the widget shows over time, from one timeline to the next that it asks for.
  ///
  /// The provider is asked again at each moment at which its policy wants it.
  ///
  /// - Parameters:
  ///   - date: The moment at which the system asks first.
  ///   - duration: Seconds to look ahead.
  ///   - configuration: Values of the configuration intent's parameters by name.
  public func strip(
    _ family: Family = .systemSmall, from date: Date = CheckClock.now,
    for duration: TimeInterval = 24 * 60 * 60, configuration: [String: any Encodable] = [:]
  ) throws -> RenderedStrip {
    RenderedStrip(
      try timelineStrip(family, from: date, for: duration, configuration: configuration))
  }

  /// The strip of which `strip` tells.
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

  /// What the widget declares: its kind, name, families and parameters.
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

  /// The families that the widget supports.
  public func families() throws -> [Family] { try declaration().families }

  static func encode(_ values: [String: any Encodable]) throws -> [String: String] {
    try values.mapValues { String(decoding: try ProbeValue.json(of: $0), as: UTF8.self) }
  }
}

package import Drawing
package import Foundation
package import PhoneFacts

/// A request for a picture.
package struct RenderRequest: WorkerRequest, Hashable {
  package typealias Response = RenderedWidget

  /// The subject of a picture.
  package enum Subject: Codable, Hashable, Sendable {
    /// A widget by its type name; nil for the only widget.
    case widget(String?)
    /// A view compiled with the code, by name, with its arguments as JSON.
    case view(String, arguments: [Data] = [])
    /// A preview by its index.
    case preview(Int)
    /// One view of a preview provider, which Xcode shows separately; the first value is the provider's index
    /// among previews.
    case previewPart(Int, part: Int)
    /// A widget by its index in a gallery, drawn as the gallery's snapshot.
    case offered(Int, in: GalleryRequest)
  }

  /// A reason to hide content or mark it as out of date, named as in `RedactionReasons`.
  package enum Redaction: String, CaseIterable, Codable, Hashable, Sendable {
    /// Content that isn't loaded yet, that's private, or that a tap has made outdated.
    case placeholder, privacy, invalidated
  }

  /// A Live Activity's attributes and state, in place of a preview's.
  package struct ActivityValues: Codable, Hashable, Sendable {
    /// The attributes as JSON; nil to use a preview's attributes or made-up attributes.
    package var attributes: Data?
    /// The content state as JSON; nil to use a preview's state or a made-up state.
    package var state: Data?
    /// Whether the state is past its `staleDate`.
    package var isStale: Bool

    /// Creates values from JSON.
    package init(attributes: Data?, state: Data?, isStale: Bool = false) {
      self.attributes = attributes
      self.state = state
      self.isStale = isStale
    }
  }

  /// The subject to draw.
  package var subject: Subject
  /// The size and place; ignored for a standalone view with a `proposal`.
  package var family: PictureFamily
  /// The rendering mode.
  package var mode: RenderingMode
  /// Whether the color scheme is dark.
  package var isDark: Bool
  /// A color as `RRGGBB`, or `clear` for iOS 26's glass; nil for the system's tint.
  package var tint: String?
  /// A name from the device table, such as `393x852`.
  package var device: String
  /// The phone's iOS version.
  package var systemVersion: SystemVersion
  /// A locale identifier such as `ko_KR`.
  package var locale: String
  /// The name of a `DynamicTypeSize` case.
  package var dynamicTypeSize: String
  /// The name of a `WidgetPlace`; nil for the family's default.
  package var place: String?
  /// Pixels per point; nil for the device's scale.
  package var displayScale: Double?
  /// The entry's index in the timeline.
  package var entry: Int
  /// Whether to draw the entry that the phone shows now, instead of an entry's index.
  package var showsCurrentEntry = false
  /// The date to show, in place of an entry's index.
  package var date: Date?
  /// The date of the provider's call; nil for `date`, or else the default date.
  package var asked: Date?
  /// A standalone view's proposed size, where nil lengths are unspecified; nil for a widget.
  package var proposal: Proposal?
  /// The metrics that determine the size of text.
  package var metrics: TextMetrics
  /// The widget's configuration: JSON text by parameter name.
  package var configuration: [String: String]
  /// Whether to draw the redacted placeholder instead of an entry.
  package var isPlaceholder: Bool
  /// Whether a placeholder isn't redacted, because it stands in for an entry that needs left-out code.
  package var showsPlaceholderContent = false
  /// Whether to draw the gallery's snapshot instead of an entry.
  package var isSnapshot = false
  /// Whether `context.isPreview` is true for a snapshot, as in the widget gallery.
  package var isPreview = false
  /// Whether to draw a widget that lacks a `containerBackground` or has an image that's too large.
  ///
  /// A phone would show only a message or the placeholder.
  package var showsContentWithoutBackground: Bool
  /// Whether to draw the snapshot or placeholder, with a note, if the timeline is missing or empty.
  package var standsIn = false
  /// Additional redactions; `isPlaceholder` implies the placeholder redaction, unless its content is shown.
  package var redactions: Set<Redaction> = []
  /// Whether the code is compiled with every `#available` resolved for `systemVersion`; false for the newest
  /// iOS.
  package var decidesAvailability = false
  /// A `minimumScaleFactor` to try on the whole widget, from 0 to 1; nil for none.
  package var triedTextScale: Double?
  /// A Live Activity's values; nil to use a preview's values or made-up values.
  package var activity: ActivityValues?

  /// A standalone view's proposed size, in points.
  package struct Proposal: Codable, Hashable, Sendable {
    /// The width; nil leaves it to the view.
    package var width: Double?
    /// The height; nil leaves it to the view.
    package var height: Double?

    /// Creates a proposal in points.
    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// Creates a request; by default for an iPhone with iOS 18 in English.
  package init(
    subject: Subject, family: PictureFamily = .widget(.systemSmall),
    mode: RenderingMode = .fullColor,
    isDark: Bool = false, tint: String? = nil, device: String = "393x852",
    systemVersion: SystemVersion = .usual, locale: String = "en_US",
    dynamicTypeSize: String = "large",
    place: String? = nil, displayScale: Double? = nil, entry: Int = 0, date: Date? = nil,
    asked: Date? = nil,
    proposal: Proposal? = nil,
    metrics: TextMetrics = .sanFrancisco, configuration: [String: String] = [:],
    isPlaceholder: Bool = false, showsContentWithoutBackground: Bool = false
  ) {
    self.subject = subject
    self.family = family
    self.mode = mode
    self.isDark = isDark
    self.tint = tint
    self.device = device
    self.systemVersion = systemVersion
    self.locale = locale
    self.dynamicTypeSize = dynamicTypeSize
    self.place = place
    self.displayScale = displayScale
    self.entry = entry
    self.date = date
    self.asked = asked
    self.proposal = proposal
    self.metrics = metrics
    self.configuration = configuration
    self.isPlaceholder = isPlaceholder
    self.showsContentWithoutBackground = showsContentWithoutBackground
  }

  package var erased: AnyWorkerRequest { .render(self) }
}

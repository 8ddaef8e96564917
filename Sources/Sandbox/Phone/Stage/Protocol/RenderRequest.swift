package import Drawing
package import Foundation
package import PhoneFacts

/// Which picture of which view is asked for.
package struct RenderRequest: StageRequest, Hashable {
  package typealias Response = RenderedWidget

  /// What is drawn.
  package enum Subject: Codable, Hashable, Sendable {
    /// A widget by its type name; nil takes the only one.
    case widget(String?)
    /// A view that was compiled along under this name, made with these arguments as JSON values.
    case view(String, arguments: [Data] = [])
    /// A `#Preview` by its position in the file.
    case preview(Int)
    /// One of the views of a preview provider, each of which Xcode shows by itself; the provider by its
    /// position among the previews.
    case previewPart(Int, part: Int)
    /// A widget by its position in a gallery: the snapshot that stands for it there.
    case offered(Int, in: GalleryRequest)
  }

  /// Why the system hides content or marks it as out of date, by `RedactionReasons`' names.
  package enum Redaction: String, CaseIterable, Codable, Hashable, Sendable {
    /// Content that is not there yet, that nobody else should see, that a tap has made out of date.
    case placeholder, privacy, invalidated
  }

  /// What a Live Activity is about and what it shows, where no preview of the files' own is meant.
  package struct ActivityValues: Codable, Hashable, Sendable {
    /// The attributes as JSON; nil for what a preview or an example gives.
    package var attributes: Data?
    /// The content state as JSON; nil for what a preview or an example gives.
    package var state: Data?
    /// True for a state that is past its `staleDate`.
    package var isStale: Bool

    /// Values of a Live Activity as JSON.
    package init(attributes: Data?, state: Data?, isStale: Bool = false) {
      self.attributes = attributes
      self.state = state
      self.isStale = isStale
    }
  }

  /// What is drawn.
  package var subject: Subject
  /// The size and place; ignored where a bare view is laid out for `proposal`.
  package var family: PictureFamily
  /// The rendering mode that the widget is coloured for.
  package var mode: RenderingMode
  /// True for the dark colour scheme.
  package var isDark: Bool
  /// `RRGGBB`, or `clear` for iOS 26's glass; nil takes the system's tint.
  package var tint: String?
  /// A row of the device table such as `393x852`.
  package var device: String
  /// The phone's iOS.
  package var systemVersion: SystemVersion
  /// An identifier such as `ko_KR`.
  package var locale: String
  /// `DynamicTypeSize` by the name of its case.
  package var dynamicTypeSize: String
  /// Where on the phone, by `WidgetPlace`'s name; nil takes the family's usual place.
  package var place: String?
  /// Pixels in a point; nil takes the device's.
  package var displayScale: Double?
  /// The entry's place in the timeline.
  package var entry: Int
  /// The moment shown instead of an entry's place.
  package var date: Date?
  /// The moment at which the provider is asked; nil takes `date`, or else the usual moment.
  package var asked: Date?
  /// A bare view's proposal; nil lengths are unspecified, and nil itself stands for a widget.
  package var proposal: Proposal?
  /// How wide and high text is taken to be.
  package var metrics: TextMetrics
  /// Values of the widget's configuration by parameter name, as JSON text.
  package var configuration: [String: String]
  /// True to draw the placeholder, redacted, instead of an entry.
  package var isPlaceholder: Bool
  /// True to draw the snapshot, which stands for the widget in the gallery, instead of an entry.
  package var isSnapshot = false
  /// True for `context.isPreview` where a snapshot is drawn, as the widget gallery asks for it.
  package var isPreview = false
  /// True to draw a widget that lacks its `containerBackground` all the same, where a phone would
  /// only show the demand for it.
  package var showsContentWithoutBackground: Bool
  /// True to draw the snapshot, or else the placeholder, of a widget whose timeline never comes or
  /// is empty, with a note.
  package var standsIn = false
  /// Why content is redacted besides; `isPlaceholder` redacts by itself.
  package var redactions: Set<Redaction> = []
  /// True where the code takes the way of `systemVersion` at every `#available`; false takes the
  /// newest's.
  package var decidesAvailability = false
  /// A `minimumScaleFactor` that the whole widget is tried with, from 0 to 1; nil tries none.
  package var triedTextScale: Double?
  /// What a Live Activity shows; nil takes a preview's values or examples.
  package var activity: ActivityValues?

  /// The size that a bare view is offered, in points.
  package struct Proposal: Codable, Hashable, Sendable {
    /// Nil where the width is left to the view.
    package var width: Double?
    /// Nil where the height is left to the view.
    package var height: Double?

    /// A proposal of two lengths, in points.
    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// A request for a picture; what is not said is as on an iPhone on iOS 18 in English.
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

  package var erased: AnyStageRequest { .render(self) }
}

package import PhoneFacts

/// A picture in a lesson, drawn when the lesson is read, from a fenced `widget` block of its Markdown.
///
/// Lessons contain no pasted pictures, so a picture always matches the code beside it.
package struct LessonFigure: Hashable, Sendable {
  /// The files to compile, which contain the view or widget.
  package enum Files: String, CaseIterable, Hashable, Sendable {
    case start
    case solution
  }

  package enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  package var preview: PreviewDeclaration
  /// The files to compile; nil for a self-contained view.
  package var files: Files?
  package var schemes: [Scheme]
  /// The iOS version, such as `16.0`; nil for the default.
  package var systemVersion: SystemVersion?
  /// The widget's place, such as `standBy`; nil for the family's usual place.
  package var place: String?
  /// The phone's locale, such as `en_US`, for a widget with text in one language; nil for the reader's
  /// locale.
  package var locale: String?
  /// The zero-based index of the timeline entry to draw.
  package var entry: Int
  /// The text above the picture; nil for family and mode.
  package var caption: String?

  /// The valid values of `place`.
  package static let knownPlaces = ["homeScreen", "lockScreen", "standBy", "carPlay"]

  /// The valid values of `locale`: the locales in which Rings draws pictures for readers.
  package static let knownLocales = ["en_US", "ko_KR"]

  /// The info string of a fenced block that makes it a figure.
  package static let fence = "widget"

  package init(
    preview: PreviewDeclaration, files: Files? = nil, schemes: [Scheme] = [.light],
    systemVersion: SystemVersion? = nil, place: String? = nil, locale: String? = nil,
    entry: Int = 0,
    caption: String? = nil
  ) {
    self.preview = preview
    self.files = files
    self.schemes = schemes
    self.systemVersion = systemVersion
    self.place = place
    self.locale = locale
    self.entry = entry
    self.caption = caption
  }
}

package import PhoneFacts

/// A picture in a lesson, drawn when the lesson is read: what a fenced block `widget` of its Markdown
/// asks for.
///
/// Nothing is pasted, so a picture can never say something else than the code beside it.
package struct LessonFigure: Hashable, Sendable {
  /// Whose files are compiled along, so that the view or widget can be found in them.
  package enum Files: String, CaseIterable, Hashable, Sendable {
    /// What the learner gets.
    case start
    /// What the learner is heading for.
    case solution
  }

  /// The colour schemes that a figure can be drawn in.
  package enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  package var preview: PreviewDeclaration
  /// Nil for a view that stands by itself.
  package var files: Files?
  package var schemes: [Scheme]
  /// Such as `16.0`; nil for the iOS version that pictures show by default.
  package var systemVersion: SystemVersion?
  /// Where the widget stands, such as `standBy`; nil for a family's usual place.
  package var place: String?
  /// Of the phone, such as `en_US`, where the widget's own words are of one language; nil for the reader's.
  package var locale: String?
  /// The place of the timeline's entry that is drawn, from 0.
  package var entry: Int
  /// What stands above the picture; nil for family and mode.
  package var caption: String?

  /// The places that a figure can name.
  package static let knownPlaces = ["homeScreen", "lockScreen", "standBy", "carPlay"]

  /// The locales that a figure can name: those in which readers are shown pictures anyway.
  package static let knownLocales = ["en_US", "ko_KR"]

  /// The word behind a fence that makes a block a figure.
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

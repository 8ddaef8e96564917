package import Sentences

/// A finding about a picture: an ignored call, a missing image, or a lint warning.
package struct RenderNote: Codable, Hashable, Sendable {
  /// A stable name, such as `missing-color` or `frame-invalid`.
  package var rule: String
  package var message: Sentence
  package var file: String?
  package var line: Int?
  package var fix: Sentence?

  package init(
    rule: String, message: Sentence, file: String? = nil, line: Int? = nil, fix: Sentence? = nil
  ) {
    self.rule = rule
    self.message = message
    self.file = file
    self.line = line
    self.fix = fix
  }
}

extension RenderNote {
  /// The rule for Live Activities that an intent has ended.
  package static let activityEnded = "activity-ended"

  /// The rule for widgets without a timeline, which are drawn with a stand-in.
  package static let noTimeline = "no-timeline"

  /// The rule for views that contain themselves.
  package static let endlessBody = "body-recursion"
  /// The rule for code that was left out because Rings lacks what it needs.
  package static let leftOut = "left-out"
  /// The rule for exceeding the maximum number of views.
  package static let tooManyViews = "too-many-views"

  /// Whether the view is infinite, so that only its beginning was drawn.
  ///
  /// On a phone, such a view crashes the widget.
  package var tellsOfAnEndlessView: Bool {
    rule == Self.endlessBody || rule == Self.tooManyViews
  }
}

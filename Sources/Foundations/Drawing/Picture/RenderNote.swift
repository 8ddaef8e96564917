package import Sentences

/// Something worth telling about a picture: an ignored call, a missing image, a lint finding.
package struct RenderNote: Codable, Hashable, Sendable {
  /// A stable name, such as `missing-color` or `frame-invalid`.
  package var rule: String
  package var message: Sentence
  package var file: String?
  package var line: Int?
  /// What to do about it, where there is something to do.
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
  /// The rule of views that contain themselves.
  package static let endlessBody = "body-recursion"
  /// The rule of more views than are drawn.
  package static let tooManyViews = "too-many-views"

  /// Whether what is drawn is only the beginning of the view, of which a phone would draw nothing: it ends a
  /// widget whose view has no end.
  package var tellsOfAnEndlessView: Bool {
    rule == Self.endlessBody || rule == Self.tooManyViews
  }
}

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

package import Drawing
package import Sentences
package import WorkerProtocol

/// A problem that breaks a widget on a device, or that Apple's guidelines advise against.
package struct LintFinding: Hashable, Sendable {
  /// The rule's stable number, such as `W09`.
  package var rule: String
  package var severity: LintSeverity
  package var message: Sentence
  package var fix: Sentence
  package var basis: LintBasis
  /// The identity of the finding: findings with the same rule, place and key are merged.
  var key: String
  /// The widget's type, or `nil` for a finding about a file.
  package var widget: String?
  package var families: [PictureFamily]
  /// The modes and settings: `fullColor light`, `fullColor dark`, `accented`, `vibrant`, and the user's
  /// settings.
  package var modes: [String]
  /// The affected views as a learner would name them: `Text “23°”`.
  package var elements: [String]
  /// The worst of the affected views, or `nil` if the finding isn't about a view.
  package var view: PitfallSubject?
  package var place: LintPlace?
  /// The measured value, where smaller is worse.
  var measure: Double?

  init(
    rule: String, severity: LintSeverity, message: Sentence, fix: Sentence, basis: LintBasis,
    key: String, widget: String? = nil, families: [PictureFamily] = [], modes: [String] = [],
    elements: [String] = [], view: PitfallSubject? = nil, place: LintPlace? = nil,
    measure: Double? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fix = fix
    self.basis = basis
    self.key = key
    self.widget = widget
    self.families = families
    self.modes = modes
    self.elements = elements
    self.view = view
    self.place = place
    self.measure = measure
  }
}

/// A line of the learner's files.
package struct LintPlace: Hashable, Sendable {
  /// The file's name as passed to the lint.
  package var file: String
  /// The line number, from 1.
  package var line: Int
  /// Whether the problem is on this line, rather than only the widget's declaration.
  package var isExact: Bool

  package init(file: String, line: Int, isExact: Bool = true) {
    self.file = file
    self.line = line
    self.isExact = isExact
  }
}

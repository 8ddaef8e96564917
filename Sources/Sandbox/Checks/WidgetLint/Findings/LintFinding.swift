package import Drawing
package import Sentences
package import Stage

/// Something in a widget that breaks on a device, or that Apple's guidelines advise against.
package struct LintFinding: Hashable, Sendable {
  /// The rule's stable number, such as `W09`.
  package var rule: String
  package var severity: LintSeverity
  package var message: Sentence
  /// What to do about it.
  package var fix: Sentence
  package var basis: LintBasis
  /// Findings of one rule, place and key are one finding.
  var key: String
  /// The widget's type; nil for what concerns a file.
  package var widget: String?
  package var families: [PictureFamily]
  /// `fullColor light`, `fullColor dark`, `accented`, `vibrant`, and the reader's settings.
  package var modes: [String]
  /// What the finding is about, as a learner would point at it: `Text “23°”`.
  package var elements: [String]
  /// The view that it is about, the worst of several; nil for what concerns no one view.
  package var view: PitfallSubject?
  package var place: LintPlace?
  /// How bad it is, the smaller the worse.
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

/// Where in the learner's files something stands.
package struct LintPlace: Hashable, Sendable {
  /// The file as the lint was given it.
  package var file: String
  /// From 1.
  package var line: Int
  /// False where the place is only that of the widget's declaration.
  package var isExact: Bool

  package init(file: String, line: Int, isExact: Bool = true) {
    self.file = file
    self.line = line
    self.isExact = isExact
  }
}

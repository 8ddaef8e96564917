import PictureReading
import Sentences

/// One numbered rule: what it is, and what it finds.
protocol LintRule: Sendable {
  var card: LintRuleCard { get }
  func findings(in examination: Examination) -> [LintFinding]
}

extension LintRule {
  /// A finding of this rule about what a picture shows.
  ///
  /// - Parameters:
  ///   - measure: How bad it is, the smaller the worse: of equal findings the worst is told.
  ///   - key: What makes findings of several pictures and views one; nil takes the message.
  func finding(
    _ severity: LintSeverity, _ message: Sentence, fix: Sentence? = nil,
    at picture: ExaminedPicture, on element: PlacedElement? = nil, measure: Double? = nil,
    key: String? = nil
  ) -> LintFinding {
    LintFinding(
      rule: card.number, severity: severity, message: message, fix: fix ?? card.fix,
      basis: card.basis, key: key ?? message.spoken(in: .english), widget: picture.widget,
      families: [picture.family], modes: [picture.modeName],
      elements: element.map { [$0.name] } ?? [], view: element?.subject,
      place: element.flatMap(picture.place), measure: measure)
  }

  /// A finding about the widget as a whole.
  func finding(
    _ severity: LintSeverity, _ message: Sentence, fix: Sentence? = nil,
    in examination: Examination, place: LintPlace? = nil
  ) -> LintFinding {
    LintFinding(
      rule: card.number, severity: severity, message: message, fix: fix ?? card.fix,
      basis: card.basis, key: message.spoken(in: .english),
      widget: examination.subject.declaration.type,
      place: place)
  }

  /// A finding about a line of source, which belongs to no one widget.
  func finding(
    _ severity: LintSeverity, _ message: Sentence, fix: Sentence? = nil, at place: LintPlace
  ) -> LintFinding {
    LintFinding(
      rule: card.number, severity: severity, message: message, fix: fix ?? card.fix,
      basis: card.basis, key: message.spoken(in: .english), place: place)
  }
}

import PictureReading
import Sentences

/// A numbered lint rule.
protocol LintRule: Sendable {
  var card: LintRuleCard { get }
  /// Whether the rule also applies to Live Activities.
  var coversActivities: Bool { get }
  func findings(in examination: Examination) -> [LintFinding]
}

extension LintRule {
  var coversActivities: Bool { false }

  /// Returns a finding of this rule in a picture.
  ///
  /// - Parameters:
  ///   - measure: The measured value, where smaller is worse. Of equal findings, only the worst is reported.
  ///   - key: The identity that merges findings from several pictures and views, or `nil` to use the message.
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

  /// Returns a finding about the whole widget.
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

  /// Returns a finding about a line of source that doesn't belong to one widget.
  func finding(
    _ severity: LintSeverity, _ message: Sentence, fix: Sentence? = nil, at place: LintPlace
  ) -> LintFinding {
    LintFinding(
      rule: card.number, severity: severity, message: message, fix: fix ?? card.fix,
      basis: card.basis, key: message.spoken(in: .english), place: place)
  }
}

import Sentences
import WorkerProtocol
import SwiftSource

/// Requires a layout for every family that the gallery offers.
struct HasSomethingForEachFamily: LintRule {
  let card = LintRuleCard(
    number: "W14",
    name: Sentence("family without a layout", ko: "레이아웃이 없는 크기"),
    evidence: [.tree, .source], severities: [.warning],
    threshold: Sentence(
      "a supported family draws nothing, or several share the default of a switch over the family",
      ko: "지원한다고 한 크기가 아무것도 그리지 않거나, 여러 크기가 switch의 default 하나로 갈 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "Users who choose this family in the gallery get an empty layout, or the layout of another family.",
      ko: "갤러리에서 그 크기를 고른 사용자는 빈 위젯이나 다른 크기의 레이아웃을 보게 돼요."),
    fix: Sentence(
      "Write a case for each family, or remove the family from .supportedFamilies.",
      ko: "크기마다 case를 쓰거나 .supportedFamilies에서 빼세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    empty(in: examination) + defaults(in: examination)
  }

  /// Returns the families that show nothing, unless Rings may have left out their code because it lacks a
  /// module.
  private func empty(in examination: Examination) -> [LintFinding] {
    guard !examination.subject.isIncomplete else { return [] }
    return examination.usual.filter { !$0.reading.drawsSomething }.map { picture in
      finding(
        .warning,
        Sentence("The widget draws nothing in this family.", ko: "위젯이 이 크기에서 아무것도 그리지 않아요."),
        at: picture)
    }
  }

  /// Returns the families that have no case in a `switch` of the widget's views.
  ///
  /// A `default` that only one family reaches counts as that family's layout.
  private func defaults(in examination: Examination) -> [LintFinding] {
    let (widget, source) = (examination.subject.declaration, examination.source)
    let isKnown = source.declaration(of: widget.type) != nil
    let reach = source.reach(of: widget.type)
    return FamilySwitch.all(in: source).compactMap { found -> LintFinding? in
      guard found.hasDefault, let view = found.view else { return nil }
      // Another widget's view isn't a layout of this widget.
      let isAnothers = isKnown && source.declaration(of: view) != nil && !reach.contains(view)
      guard !isAnothers else { return nil }
      let fallen = widget.families.filter { !found.families.contains($0) }
      guard fallen.count > 1 else { return nil }
      let names = fallen.map { "\($0)" }.joined(separator: ", ")
      var finding = finding(
        .warning,
        Sentence(
          "The widget supports \(names), but this switch has one default for all of these families.",
          ko: "위젯이 \(names) 크기를 지원하는데, 이 switch에서는 모두 default 하나로 가요."),
        at: found.place)
      finding.widget = widget.type
      finding.families = fallen.map { .widget($0) }
      return finding
    }
  }
}

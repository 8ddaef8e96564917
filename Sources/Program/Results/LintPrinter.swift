package import Sentences
import Terminal
package import Tutor
package import WidgetLint

/// Prints findings and rules for people.
package struct LintPrinter {
  private let presentation: Presentation
  /// Elements of one finding that are named; the others are counted.
  private static let namedElements = 4

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  package var language: Language { presentation.language }
  private var width: Int { min(presentation.capabilities.width, 88) }

  package func printout(of report: LintReport) -> Printout {
    var lines = report.findings.flatMap { self.lines($0) + [StyledText()] }
    if report.findings.isEmpty {
      lines.append(
        StyledText(say(Sentence("Nothing to find fault with.", ko: "지적할 것이 없어요.")), .good))
    } else {
      lines.append(StyledText(summary(report), .strong))
    }
    for (finding, comment) in report.suppressed {
      let place = "\(comment.place.file):\(comment.place.line)"
      let reason = comment.reason.map { ": \($0)" } ?? ""
      lines += wrapped(
        say(
          Sentence(
            "\(finding.rule) is turned off at \(place)\(reason)",
            ko: "\(place) 줄에서 \(finding.rule) 규칙을 껐어요\(reason)")), .quiet)
    }
    for limit in report.leftOut {
      lines += wrapped(
        say(
          Sentence(
            "\(limit.rule) left out: \(limit.reason)", ko: "\(limit.rule) 규칙은 건너뜀: \(limit.reason)")
        ),
        .quiet)
    }
    var seen: Set<String> = []
    return .laidOut(lines.encoded(for: presentation.capabilities))
      .about(rules: report.findings.map(\.rule).filter { seen.insert($0).inserted })
  }

  /// Every rule, with its threshold and its source.
  package var rules: Printout {
    var lines: [StyledText] = []
    for card in WidgetLint.cards {
      var title = StyledText(card.number + "  ", .strong)
      title.append(say(card.name), .strong)
      title.append("  " + card.severities.map(word).joined(separator: ", "), .quiet)
      lines.append(title)
      lines += indented(say(card.explanation), .plain)
      lines += indented(say(Sentence("when: ", ko: "조건: ")) + say(card.threshold), .plain)
      lines += indented(say(Sentence("fix: ", ko: "해결: ")) + say(card.fix), .plain)
      lines += indented(say(Sentence("source: ", ko: "출처: ")) + source(card.basis), .quiet)
      lines.append(StyledText())
    }
    lines.append(StyledText(say(Sentence("Not decided:", ko: "판단하지 않는 것:")), .strong))
    for limit in WidgetLint.limits {
      lines += wrapped("\(limit.rule)  \(say(limit.reason))", .plain)
    }
    return .laidOut(lines.encoded(for: presentation.capabilities))
  }

  private func lines(_ finding: LintFinding) -> [StyledText] {
    var headline = StyledText()
    if let place = finding.place {
      headline.append("\(place.file):\(place.line)", .strong)
      headline.append(": ")
    }
    headline.append(word(finding.severity), style(finding.severity))
    headline.append(" \(finding.rule)")
    if let card = WidgetLint.card(finding.rule) {
      headline.append(" \(say(card.name))")
    }
    var lines = headline.wrapped(to: width, indent: "  ")
    if !finding.elements.isEmpty { lines += indented(named(finding.elements), .strong) }
    lines += indented(say(finding.message), .plain)
    let scene =
      [finding.widget].compactMap { $0 } + finding.families.map(\.rawValue) + finding.modes
    if !scene.isEmpty { lines += indented(scene.joined(separator: ", "), .quiet) }
    lines += indented(say(Sentence("fix: ", ko: "해결: ")) + say(finding.fix), .plain)
    lines += indented(say(Sentence("source: ", ko: "출처: ")) + finding.basis.title, .quiet)
    return lines
  }

  private func named(_ elements: [String]) -> String {
    let shown = elements.prefix(Self.namedElements).joined(separator: ", ")
    let rest = elements.count - Self.namedElements
    return rest > 0 ? shown + say(Sentence(" and \(rest) more", ko: " 외 \(rest)개")) : shown
  }

  private func summary(_ report: LintReport) -> String {
    let (errors, warnings, infos) = (
      report.count(.error), report.count(.warning), report.count(.info)
    )
    return say(
      Sentence(
        "\(count: errors, "error"), \(count: warnings, "warning"), \(count: infos, "remark").",
        ko: "오류 \(errors)개, 경고 \(warnings)개, 참고 \(infos)개."))
  }

  private func source(_ basis: LintBasis) -> String {
    basis.address.map { "\(basis.title) <\($0)>" } ?? basis.title
  }

  private func word(_ severity: LintSeverity) -> String {
    switch severity {
    case .error: say(Sentence("error", ko: "오류"))
    case .warning: say(Sentence("warning", ko: "경고"))
    case .info: say(Sentence("remark", ko: "참고"))
    }
  }

  private func style(_ severity: LintSeverity) -> Style {
    switch severity {
    case .error: .bad
    case .warning: .warning
    case .info: .quiet
    }
  }

  private func indented(_ text: String, _ style: Style) -> [StyledText] {
    (StyledText("  ") + StyledText(text, style)).wrapped(to: width, indent: "  ")
  }

  private func wrapped(_ text: String, _ style: Style) -> [StyledText] {
    StyledText(text, style).wrapped(to: width, indent: "  ")
  }

  private func say(_ sentence: Sentence) -> String { sentence.spoken(in: language) }
}

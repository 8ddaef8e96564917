package import Sentences
import Terminal
package import Viewing
package import WidgetLint

extension LintReport: CommandResult {
  package func blocks(inWords: Bool) -> [ResultBlock] {
    let ending =
      findings.isEmpty
      ? ResultBlock.paragraph(
        Sentence("No findings.", ko: "지적할 것이 없어요."), .good)
      : .paragraph(summary, .strong)
    return findings.flatMap { $0.blocks + [.blank] } + [ending] + suppressed.map(Self.block)
      + leftOut.map { limit in
        .paragraph(
          Sentence(
            "\(limit.rule) left out: \(limit.reason)", ko: "\(limit.rule) 규칙은 건너뜀: \(limit.reason)"),
          .quiet)
      }
  }

  private static func block(_ finding: LintFinding, turnedOffBy comment: Suppression) -> ResultBlock
  {
    let place = "\(comment.place.file):\(comment.place.line)"
    let reason = comment.reason.map { ": \($0)" } ?? ""
    return .paragraph(
      Sentence(
        "\(finding.rule) is turned off at \(place)\(reason)",
        ko: "\(place) 줄에서 \(finding.rule) 규칙을 껐어요\(reason)"), .quiet)
  }

  private var summary: Sentence {
    let (errors, warnings, infos) = (count(.error), count(.warning), count(.info))
    return Sentence(
      "\(count: errors, "error"), \(count: warnings, "warning"), \(count: infos, "remark").",
      ko: "오류 \(errors)개, 경고 \(warnings)개, 참고 \(infos)개.")
  }

  package var rules: [String] {
    var seen: Set<String> = []
    return findings.map(\.rule).filter { seen.insert($0).inserted }
  }

  package func document(in language: Language) -> JSONFields {
    let counts: JSONFields = [
      "errors": count(.error), "warnings": count(.warning), "infos": count(.info),
    ]
    return [
      "version": 1, "findings": findings.map { $0.document(in: language) },
      "suppressed": suppressed.map { $0.finding.document(in: language, reason: $0.by.reason) },
      "leftOut": leftOut.map { $0.document(in: language) }, "counts": counts,
    ]
  }
}

extension LintFinding {
  /// The maximum number of elements to list; the rest are only counted.
  private static let namedElements = 4

  fileprivate var blocks: [ResultBlock] {
    let (word, style) = severity.spelled
    var headline: [(words: Sentence, style: Style)] = []
    if let place {
      headline = [
        (Sentence(verbatim: "\(place.file):\(place.line)"), .strong),
        (Sentence(verbatim: ": "), .plain),
      ]
    }
    let name = WidgetLint.card(rule).map {
      Sentence(" \(rule) \($0.name)", ko: " \(rule) \($0.name)")
    }
    headline += [(word, style), (name ?? Sentence(verbatim: " \(rule)"), .plain)]
    let scene = [widget].compactMap { $0 } + families.map(\.rawValue) + modes
    return [.paragraph(headline)]
      + (elements.isEmpty
        ? [] : [.paragraph(elementNames, .strong, margin: "  ")])
      + [.paragraph(message, .plain, margin: "  ")]
      + (scene.isEmpty
        ? []
        : [.paragraph(Sentence(verbatim: scene.joined(separator: ", ")), .quiet, margin: "  ")])
      + [
        .paragraph(Sentence("fix: \(fix)", ko: "해결: \(fix)"), .plain, margin: "  "),
        .paragraph(
          Sentence("source: \(basis.title)", ko: "출처: \(basis.title)"), .quiet, margin: "  "),
      ]
  }

  private var elementNames: Sentence {
    let shown = elements.prefix(Self.namedElements).joined(separator: ", ")
    let rest = elements.count - Self.namedElements
    return rest > 0
      ? Sentence("\(shown) and \(rest) more", ko: "\(shown) 외 \(rest)개") : Sentence(verbatim: shown)
  }

  /// - Parameter reason: The reason the finding doesn't count; nil if no comment suppresses it.
  fileprivate func document(in language: Language, reason: String? = nil) -> JSONFields {
    [
      "rule": rule, "name": WidgetLint.card(rule)?.name.spoken(in: language) ?? "",
      "severity": severity.rawValue, "message": message.spoken(in: language),
      "fix": fix.spoken(in: language), "source": basis.title, "address": basis.address,
      "widget": widget, "families": families.map(\.rawValue), "modes": modes,
      "elements": elements, "file": place?.file, "line": place?.line, "reason": reason,
    ]
  }
}

package struct LintRules: CommandResult {
  package init() {}

  package func blocks(inWords: Bool) -> [ResultBlock] {
    WidgetLint.cards.flatMap(\.blocks)
      + [.paragraph(Sentence("Not checked:", ko: "검사하지 않는 것:"), .strong)]
      + WidgetLint.limits.map {
        .paragraph(Sentence("\($0.rule)  \($0.reason)", ko: "\($0.rule)  \($0.reason)"), .plain)
      }
  }

  package func document(in language: Language) -> JSONFields {
    [
      "version": 1, "rules": WidgetLint.cards.map { $0.document(in: language) },
      "limits": WidgetLint.limits.map { $0.document(in: language) },
    ]
  }
}

extension LintRuleCard {
  fileprivate var blocks: [ResultBlock] {
    let severities = Sentence(listing: severities.map(\.spelled.word))
    let source = basis.address.map { "\(basis.title) <\($0)>" } ?? basis.title
    return [
      .paragraph(
        [
          (Sentence("\(number)  \(name)", ko: "\(number)  \(name)"), .strong),
          (Sentence("  \(severities)", ko: "  \(severities)"), .quiet),
        ], hanging: nil),
      .paragraph(explanation, .plain, margin: "  "),
      .paragraph(Sentence("when: \(threshold)", ko: "조건: \(threshold)"), .plain, margin: "  "),
      .paragraph(Sentence("fix: \(fix)", ko: "해결: \(fix)"), .plain, margin: "  "),
      .paragraph(Sentence("source: \(source)", ko: "출처: \(source)"), .quiet, margin: "  "),
      .blank,
    ]
  }

  fileprivate func document(in language: Language) -> JSONFields {
    [
      "rule": number, "name": name.spoken(in: language),
      "severities": severities.map(\.rawValue), "evidence": evidence.map(\.rawValue),
      "threshold": threshold.spoken(in: language), "explanation": explanation.spoken(in: language),
      "fix": fix.spoken(in: language), "source": basis.title, "address": basis.address,
    ]
  }
}

extension LintLimit {
  fileprivate func document(in language: Language) -> JSONFields {
    ["rule": rule, "reason": reason.spoken(in: language)]
  }
}

extension LintSeverity {
  fileprivate var spelled: (word: Sentence, style: Style) {
    switch self {
    case .error: (Sentence("error", ko: "오류"), .bad)
    case .warning: (Sentence("warning", ko: "경고"), .warning)
    case .info: (Sentence("remark", ko: "참고"), .quiet)
    }
  }
}

/// Remarks about widgets that `lint` has no rules for or couldn't draw.
extension LintInput {
  package var blocks: [ResultBlock] {
    let names = others.joined(separator: ", ")
    let others =
      subjects.isEmpty && !others.isEmpty
      ? [
        Sentence(
          "\(names): lint has no rules for controls.",
          ko: "\(names): 제어 항목이라서 살펴볼 규칙이 없어요.")
      ] : []
    let failures = failures.map { failure in
      Sentence(
        "\(failure.widget) couldn't be drawn everywhere; lint checked the rest. \(failure.failure.sentence)",
        ko: "\(failure.widget): 그릴 수 없는 곳이 있어서 나머지만 살펴봤어요. \(failure.failure.sentence)")
    }
    return [.sentences(others + failures, on: .errors)]
  }
}

import Curriculum
import Judge
import Sentences
import Terminal

/// Presents the reason for a finding: the requirement, the actual result, and the source.
struct ReasonPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(_ reason: FindingReason, in pack: Pack) -> [StyledText] {
    switch reason.finding {
    case .check(let check, let titles):
      return self.lines(of: check, titles) + course(reason, in: pack)
    case .error(let error):
      var error = error
      error.fixes = []
      let offer = presentation.lines(.errorReason, .quiet)
      return DiagnosticPresenter(presentation).lines(error) + course(reason, in: pack) + offer
    case .rule(let number): return rule(reason.rule, number)
    }
  }

  private func lines(of check: LearnerCheck, _ titles: [String: Sentence]) -> [StyledText] {
    let names = titles.mapValues { $0.spoken(in: presentation.language) }
    let asked = presentation.lines(.checkAsks, .strong)
    let points = presentation.lines(
      .checkIsWorth(check.maxPoints, isHidden: check.visibility == .hidden), .quiet, margin: "  ")
    return asked
      + CheckResultPresenter(presentation).lines(check, titles: names, pictures: [])
      + points
  }

  /// Returns what the lesson and the glossary say about the finding.
  private func course(_ reason: FindingReason, in pack: Pack) -> [StyledText] {
    var lines: [StyledText] = []
    if !reason.passages.isEmpty {
      lines += [StyledText()] + presentation.lines(.lessonSays, .strong)
      lines += reason.passages.flatMap {
        presentation.lines(Sentence(verbatim: "“\($0)”"), margin: "  ")
      }
    }
    if !reason.words.isEmpty {
      let own = presentation.language.rawValue
      let words = reason.words.map { entry in
        let word = entry.term(in: own)
        // Apple's documentation has the original term.
        let original = pack.languages.first.map(entry.term) ?? word
        return original == word ? word : "\(word) (\(original))"
      }
      lines += [StyledText()] + presentation.lines(.wordsOfTheCourse, .strong)
      lines += presentation.lines(verbatim: words.joined(separator: ", "), margin: "  ")
    }
    return lines
  }

  private func rule(_ rule: RuleReason?, _ number: String) -> [StyledText] {
    guard let rule else { return presentation.lines(.noSuchRule(number), Style(.warning)) }
    var title = StyledText(rule.number + "  ", .strong)
    title.append(rule.name.spoken(in: presentation.language), .strong)
    let source = rule.address.map { "\(rule.source) <\($0)>" } ?? rule.source
    return title.wrapped(to: presentation.width, indent: "  ")
      + presentation.lines(rule.explanation, margin: "  ")
      + presentation.lines(.ruleSpeaks(rule.threshold), margin: "  ")
      + presentation.lines(.ruleFix(rule.fix), margin: "  ")
      + presentation.lines(.ruleSource(source), .quiet, margin: "  ")
  }
}

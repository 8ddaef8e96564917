package import Curriculum
import Foundation
import Sentences
package import Terminal

/// Presents a pack's known submission to its author: the reason for it, its changes, and the check that
/// catches it.
package struct KnownAnswerPresenter {
  let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns a wrong submission, followed by the message that the learner gets.
  package func lines(_ wrong: WrongAnswer, from bases: AnswerBases) -> [StyledText] {
    lines(wrong.answer, from: bases)
      + presentation.lines(
        Sentence(
          "Caught by \(wrong.check): “\(wrong.message)”",
          ko: "잡는 검사: \(wrong.check) “\(wrong.message)”"), .bad)
  }

  package func lines(_ answer: KnownAnswer, from bases: AnswerBases) -> [StyledText] {
    var lines: [StyledText] = []
    if let why = answer.why {
      lines += presentation.lines(Sentence(verbatim: why.sanitized()), .strong) + [StyledText()]
    }
    do throws(CurriculumError) {
      for source in try bases.sources(of: answer) {
        lines += self.lines(of: source.name, SourceLines(source.bytes), from: bases)
      }
    } catch {
      lines += presentation.lines(error.sentence, .bad)
    }
    return lines
  }

  /// Returns a file's changes, or the whole file if it shares little with the solution.
  private func lines(
    of name: String, _ text: SourceLines, from bases: AnswerBases
  ) -> [StyledText] {
    let old = bases.solution[name] ?? SourceLines(lines: [], endsWithBreak: true)
    guard
      let change = FileChange(of: name, base: .solution, from: old, to: text, context: 2)
    else { return [] }
    let heading = [StyledText(name, .quiet)]
    guard change.lineCount <= old.lines.count + text.lines.count / 2, !old.lines.isEmpty else {
      return heading + text.bare.map { StyledText("+" + String(decoding: $0, as: UTF8.self)) }
        + [StyledText()]
    }
    let hunks = change.hunks.map { $0.lines.map(Self.line) }
    return heading + hunks.joined(separator: [StyledText("  ⋮", .quiet)]) + [StyledText()]
  }

  private static func line(_ line: FileChange.Line) -> StyledText {
    switch line.kind {
    case .kept: StyledText(" " + line.text, .quiet)
    case .removed: StyledText("-" + line.text, Style(.bad))
    case .added: StyledText("+" + line.text, Style(.good))
    }
  }
}

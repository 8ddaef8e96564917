package import Curriculum
import Sentences
package import Terminal

/// Presents one hint of an exercise.
package struct HintPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns the hint as text.
  ///
  /// - Parameter number: The hint's number, counting from 1; larger numbers return the last hint.
  package func string(_ number: Int, of exercise: Exercise) -> String {
    lines(number, of: exercise).encoded(for: presentation.capabilities)
  }

  package func lines(_ number: Int, of exercise: Exercise) -> [StyledText] {
    let place = min(max(number, 1), exercise.hints.count)
    guard exercise.hints.indices.contains(place - 1) else { return presentation.lines(.noHints) }
    var lines = presentation.lines(heading(place, of: exercise), .title)
    lines += presentation.markdown(
      exercise.hints[place - 1].text(in: presentation.language.rawValue))
    return lines
  }

  /// The hint's number among all hints, and the check that it helps with.
  ///
  /// The hint for a failed check may come before the hints above it in the ladder.
  private func heading(_ place: Int, of exercise: Exercise) -> Sentence {
    let all = exercise.hints.count
    guard let name = exercise.hintedChecks[place - 1],
      let check = exercise.checks.first(where: { $0.identifier == name }),
      let title = check.visibility == .hidden ? check.learnerTitle : check.title
    else { return .hint(place, of: all) }
    return .hint(place, of: all, forCheck: title.text(in: presentation.language.rawValue))
  }
}

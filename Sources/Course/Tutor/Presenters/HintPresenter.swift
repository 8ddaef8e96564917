package import Curriculum
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
    var lines = presentation.lines(.hint(place, of: exercise.hints.count), .title)
    lines += presentation.markdown(
      exercise.hints[place - 1].text(in: presentation.language.rawValue))
    return lines
  }
}

package import Curriculum
package import Terminal

/// Lists the rings of a course and their exercises, with each state in words.
package struct ExerciseListPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns the list as text.
  ///
  /// - Parameter current: The identifier of the learner's open exercise.
  package func string(_ pack: Pack, progress: LearnerProgress, current: String? = nil) -> String {
    lines(pack, progress: progress, current: current).encoded(for: presentation.capabilities)
  }

  /// - Parameter only: The ring to list; nil for all rings.
  package func lines(
    _ pack: Pack, ring only: Ring? = nil, progress: LearnerProgress, current: String?
  ) -> [StyledText] {
    var lines = [StyledText(pack.title.text(in: language), .title)]
    let numberWidth = String(pack.exercises.count).count
    var number = 0
    for (position, ring) in pack.rings.enumerated() {
      if let only, only.identifier != ring.identifier {
        number += ring.exercises.count
        continue
      }
      lines.append(StyledText())
      let passed = ring.exercises.count { progress.record(of: $0, in: pack)?.isPassed ?? false }
      lines += presentation.lines(
        .ringLine(
          number: position + 1, title: ring.title.text(in: language), passed: passed,
          of: ring.exercises.count), .strong)
      for exercise in ring.exercises {
        number += 1
        let digits = String(number)
        let label = String(repeating: " ", count: numberWidth - digits.count) + digits + ". "
        lines += entry(
          exercise, label: label, state: progress.state(of: exercise, in: pack),
          record: progress.record(of: exercise, in: pack),
          isCurrent: exercise.identifier == current)
      }
    }
    return lines
  }

  private var language: String { presentation.language.rawValue }

  private func entry(
    _ exercise: Exercise, label: String, state: LearnerProgress.State, record: ExerciseRecord?,
    isCurrent: Bool
  ) -> [StyledText] {
    var text = StyledText("  " + label, .quiet)
    text.append(exercise.title.text(in: language))
    text.append(" (\(exercise.identifier))", .quiet)
    text.append(": ")
    text.append(presentation.text(.state(state), style(of: state)))
    text.append(", ")
    if exercise.kind == .quiz {
      text.append(presentation.text(.quiz))
      text.append(", ")
    }
    if let record, record.maxScore > 0, record.score > 0, record.score < record.maxScore {
      let earned = Double(exercise.points) * record.score / record.maxScore
      text.append(presentation.text(.earned(earned, of: exercise.points)))
    } else {
      text.append(presentation.text(.pointsOf(exercise.points)))
    }
    if isCurrent {
      text.append(" <- ")
      text.append(presentation.text(.here, .strong))
    }
    return text.wrapped(
      to: presentation.width, indent: String(repeating: " ", count: 2 + label.count))
  }

  private func style(of state: LearnerProgress.State) -> Style {
    switch state {
    case .passed: .good
    case .passedBeforeChange, .started: .warning
    case .notStarted, .placed: .plain
    }
  }
}

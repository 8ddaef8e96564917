package import Curriculum
import Sentences
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

  /// Returns the exercises of the learner's route; without a route, the exercises of all rings.
  package func lines(
    _ pack: Pack, progress: LearnerProgress, current: String?
  ) -> [StyledText] {
    guard let route = progress.route(in: pack) else {
      return lines(pack, rings: pack.rings, progress: progress, current: current)
    }
    let path = pack.exercises(on: route)
    let heading = Sentence.routeHeading(
      route.title.text(in: language), passed: path.count { progress.isDone($0, in: pack) },
      of: path.count, minutes: progress.minutesLeft(in: pack))
    return presentation.lines(heading, .title) + [StyledText()]
      + entries(path, in: pack, progress: progress, current: current)
  }

  package func lines(
    _ pack: Pack, rings: [Ring], progress: LearnerProgress, current: String?
  ) -> [StyledText] {
    var lines = [StyledText(pack.title.text(in: language), .title)]
    for (position, ring) in pack.rings.enumerated() where rings.contains(ring) {
      lines.append(StyledText())
      let passed = ring.exercises.count { progress.record(of: $0, in: pack)?.isPassed ?? false }
      lines += presentation.lines(
        .ringLine(
          number: position + 1, title: ring.title.text(in: language), passed: passed,
          of: ring.exercises.count), .strong)
      lines += entries(ring.exercises, in: pack, progress: progress, current: current)
    }
    return lines
  }

  /// Returns a line for each exercise, with its number in the course, as in its folder's name.
  private func entries(
    _ exercises: [Exercise], in pack: Pack, progress: LearnerProgress, current: String?
  ) -> [StyledText] {
    let all = pack.exercises
    let numbers = Dictionary(
      zip(all.map(\.identifier), 1...), uniquingKeysWith: { first, _ in first })
    let numberWidth = String(all.count).count
    return exercises.flatMap { exercise in
      let digits = numbers[exercise.identifier].map { String($0) } ?? ""
      let label = String(repeating: " ", count: numberWidth - digits.count) + digits + ". "
      return entry(
        exercise, label: label, state: progress.state(of: exercise, in: pack),
        record: progress.record(of: exercise, in: pack),
        isCurrent: exercise.identifier == current)
    }
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

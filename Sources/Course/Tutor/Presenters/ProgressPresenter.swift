package import Curriculum
import Sentences
package import Terminal

/// Presents the learner's points, attempts and hints.
package struct ProgressPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  package func string(_ pack: Pack, progress: LearnerProgress) -> String {
    lines(pack, progress: progress).encoded(for: presentation.capabilities)
  }

  /// - Parameter ring: The ring to report on; nil for all rings.
  package func lines(
    _ pack: Pack, ring: Ring? = nil, progress: LearnerProgress
  ) -> [StyledText] {
    let exercises = ring?.exercises ?? progress.path(in: pack)
    let records = exercises.compactMap { progress.record(of: $0, in: pack) }
    let score = progress.score(of: exercises, in: pack)
    let elsewhere = exercises.flatMap(\.checks).filter(\.isJudgedElsewhere).map(\.points)
    let sums: [Sentence] =
      [
        .passedOf(records.count(where: \.isPassed), exercises.count),
        .pointsOf(score.points, score.of),
      ] + (elsewhere.isEmpty ? [] : [.pointsOfTeacher(elsewhere.reduce(0, +))]) + [
        .attempts(records.map(\.attempts).reduce(0, +)),
        .hintsUsed(records.map(\.hintsUsed).reduce(0, +)),
        .solutionsRead(records.count { $0.solutionShown != nil }),
      ]
    let title = ring?.title ?? progress.route(in: pack)?.title ?? pack.title
    let lines =
      [StyledText(title.text(in: language), .title)] + sums.flatMap { presentation.lines($0) }
    let started = exercises.filter { progress.record(of: $0, in: pack) != nil }
    if started.isEmpty { return lines }
    return lines + [StyledText()] + table(of: started, in: pack, progress: progress)
  }

  private var language: String { presentation.language.rawValue }

  private func table(
    of exercises: [Exercise], in pack: Pack, progress: LearnerProgress
  ) -> [StyledText] {
    let columns: [Sentence] = [
      .columnExercise, .columnState, .columnPoints, .columnAttempts, .columnHints,
    ]
    let rows = exercises.map { exercise -> [StyledText] in
      let record = progress.record(of: exercise, in: pack) ?? ExerciseRecord()
      let fraction = record.maxScore > 0 ? record.score / record.maxScore : 0
      let earned = PointText(Double(exercise.points) * fraction)
      return [
        StyledText(exercise.title.text(in: language)),
        presentation.text(.state(progress.state(of: exercise, in: pack))),
        StyledText("\(earned)/\(exercise.points)"),
        StyledText("\(record.attempts)"), StyledText("\(record.hintsUsed)"),
      ]
    }
    return Table(
      header: columns.map { presentation.text($0) }, rows: rows,
      alignments: [.leading, .leading, .trailing, .trailing, .trailing]
    ).lines(width: presentation.width)
  }
}

import Curriculum
import Foundation
import Sentences

/// Finds exercises with too few or too many lines, hints or samples.
struct Proportions: FileRule {
  /// The allowed number of nonempty lines in a lesson.
  static let linesOfLesson = 5...120
  /// The minimum number of hints: a nudge, a direction, and nearly the solution.
  static let fewestHints = 3
  /// The minimum number of samples: solution and starter, two mistakes, and a correct sample that is written
  /// differently.
  static let fewestAnswers = 5

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      lessons(of: exercise, in: pack) + minutes(of: exercise)
        + (exercise.kind == .code ? code(of: exercise, in: pack) : [])
    }
  }

  private func lessons(of exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    pack.languages.compactMap { language in
      guard let text = try? exercise.lesson(language: language) else { return nil }
      let lines = text.split(whereSeparator: \.isNewline)
      let file = exercise.lessonFile(language: language)
      if lines.first?.hasPrefix("# ") != true {
        return ValidationFinding(
          .lessonLength, exercise: exercise.identifier, file: file, line: 1,
          message: Sentence("the lesson doesn't begin with its title", ko: "본문이 제목으로 시작하지 않아요"),
          remedy: Sentence("begin with `# ` and a title", ko: "첫 줄에 `# ` 다음으로 제목을 쓰세요"))
      }
      guard !Self.linesOfLesson.contains(lines.count) else { return nil }
      let (least, most) = (Self.linesOfLesson.lowerBound, Self.linesOfLesson.upperBound)
      return ValidationFinding(
        .lessonLength, exercise: exercise.identifier, file: file,
        message: Sentence("the lesson has \(lines.count) lines", ko: "본문이 \(lines.count)줄이에요"),
        remedy: Sentence(
          "use \(least) to \(most) lines, or split the exercise in two",
          ko: "\(least)줄에서 \(most)줄 사이로 쓰거나 과제를 둘로 나누세요"))
    }
  }

  /// The maximum time for one exercise, in minutes.
  static let mostMinutes = 120

  private func minutes(of exercise: Exercise) -> [ValidationFinding] {
    guard exercise.minutes > Self.mostMinutes else { return [] }
    return [
      ValidationFinding(
        .longExercise, exercise: exercise.identifier, file: exercise.manifestFile,
        line: PackText.line(of: "minutes:", in: exercise.manifestFile),
        message: Sentence(
          "the exercise takes \(exercise.minutes) minutes", ko: "과제에 \(exercise.minutes)분이 걸려요"),
        remedy: Sentence(
          "correct `minutes`, or split the exercise", ko: "`minutes` 값을 고치거나 과제를 나누세요"))
    ]
  }

  private func code(of exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    var findings: [ValidationFinding] = []
    if exercise.hints.count < Self.fewestHints {
      findings.append(
        ValidationFinding(
          .shortLadder, exercise: exercise.identifier, file: exercise.manifestFile,
          message: Sentence(
            "the exercise has \(count: exercise.hints.count, "hint")",
            ko: "힌트가 \(exercise.hints.count)개예요"),
          remedy: Sentence(
            "write at least \(Self.fewestHints) hints, ranging from a nudge to most of the solution",
            ko: "살짝 알려 주는 것부터 거의 답인 것까지 \(Self.fewestHints)개 이상 쓰세요")))
    }
    let starter = Set(exercise.startFiles.map(\.lastPathComponent))
    let solution = Set(
      ((try? pack.solutionFiles(of: exercise)) ?? []).map(\.lastPathComponent))
    if !solution.isEmpty, starter != solution {
      let names = starter.symmetricDifference(solution).sorted().joined(separator: ", ")
      findings.append(
        ValidationFinding(
          .otherFiles, exercise: exercise.identifier, file: exercise.startFolder,
          message: Sentence(
            "only the starter or only the solution has \(names)",
            ko: "시작 파일과 모범 답안 중 하나에만 있어요: \(names)"),
          remedy: Sentence(
            "give learners every file that the solution has", ko: "모범 답안에 있는 파일을 학습자에게 모두 주세요")))
    }
    // Another rule reports samples that can't be read.
    let known = (try? (exercise.wrongAnswers().count, exercise.rightAnswers().count)) ?? (0, 0)
    let answers = 2 + known.0 + known.1
    if answers < Self.fewestAnswers {
      findings.append(
        ValidationFinding(
          .fewAnswers, exercise: exercise.identifier, file: exercise.manifestFile,
          message: Sentence(
            "only \(answers) submissions are judged, including the starter",
            ko: "시작 파일까지 쳐도 판정하는 답이 \(answers)개뿐이에요"),
          remedy: Sentence(
            "add wrong samples to Wrong/, and alternative solutions to Right/",
            ko: "흔한 잘못은 Wrong/ 폴더에, 다르게 쓴 옳은 답은 Right/ 폴더에 더하세요")))
    }
    return findings
  }
}

import Curriculum
import Foundation
import Terminal

extension Session {
  /// Handles an answer; returns nil if the line may be a command instead.
  mutating func answer(_ line: String, in run: QuizRun) -> [SessionEffect]? {
    guard exercise.questions.indices.contains(run.position) else { return nil }
    let question = exercise.questions[run.position]
    guard let shown = Self.choices(in: line, of: question) else {
      let typed = line.trimmingCharacters(in: .whitespaces)
      guard typed.count == 1, typed != "?", (try? Command.parse(typed)) == nil else { return nil }
      let letters = question.letters.joined(separator: ", ")
      return [.say(.note(.notALetter(typed, letters: letters))), nextStep]
    }
    let order = choiceOrder.indices(of: question)
    let chosen = Set(shown.map { order[$0] })
    if chosen.count > 1, question.rightChoices.count == 1 {
      return [.say(.note(.chooseOne)), nextStep]
    }
    var run = run
    let isRight = run.answer(chosen, in: exercise)
    mode = .quiz(run)
    let answer = Message.answer(isRight: isRight, chosen.sorted().map { question.choices[$0] })
    // Each answer is recorded at once, so that a learner can leave and continue later.
    let letters = chosen.sorted().map { question.letters[$0] }.joined()
    let recording =
      isPassed
      ? [] : [record(.answered(question, of: exercise, isRight: isRight, letters: letters))]
    if !isRight { return recording + [.say(answer), nextStep] }
    return recording + [.say(answer)]
      + (run.isFinished(in: exercise) ? finish() : askQuestion())
  }

  private mutating func finish() -> [SessionEffect] {
    let title = exercise.title.text(in: language.rawValue)
    guard !isPassed else { return [.say(.good(.quizDoneAgain(title))), nextStep] }
    let record = progress.record(of: exercise, in: pack) ?? ExerciseRecord()
    let (points, maxPoints) = record.quizScore(of: exercise)
    let right = record.questions?.values.count(where: \.isRightAtFirst) ?? 0
    let attempt = LearnerProgress.Attempt(
      isPassed: true, score: points, maxScore: maxPoints, date: now())
    let before = (rings: finishedRings, isAllDone: isAllDone)
    let recording = self.record(.attempted(exercise, attempt))
    return [
      recording, .say(.good(.quizPassed(title, points: points, maxPoints: maxPoints))),
      .say(.note(.rightAtFirst(right, of: exercise.questions.count))),
    ] + milestones(since: before.rings)
      + (isAllDone && !before.isAllDone ? farewell : [nextStep])
  }

  /// Asks the first open question, or starts over if the quiz is passed.
  mutating func askQuestion() -> [SessionEffect] {
    var effects: [SessionEffect] = []
    var run = QuizRun()
    if case .quiz(let current) = mode, !current.isFinished(in: exercise) {
      run = current
    } else if isPassed {
      effects.append(.say(.note(.quizAgain)))
    } else {
      run = QuizRun(goingOnIn: exercise, after: progress.record(of: exercise, in: pack))
      // All questions are answered, but the quiz wasn't recorded as finished.
      if run.isFinished(in: exercise) { return finish() }
    }
    mode = .quiz(run)
    return effects + [.say(.question(run, exercise)), nextStep]
  }

  /// Parses `b`, `B`, `b)`, `a c`, `a,c` or `ac`; returns nil if a word isn't a letter of the question.
  private static func choices(in line: String, of question: Question) -> Set<Int>? {
    let typed = line.lowercased()
    let latin = HangulKeyboard.latin(for: typed) ?? typed
    let letters = question.letters
    let words = latin.split { $0.isWhitespace || ",().".contains($0) }.map(String.init)
    if words.isEmpty { return nil }
    var chosen: Set<Int> = []
    for word in words {
      let isRun = words.count == 1 && question.rightChoices.count > 1
      for letter in isRun ? word.map(String.init) : [word] {
        guard let place = letters.firstIndex(of: letter) else { return nil }
        chosen.insert(place)
      }
    }
    return chosen
  }
}

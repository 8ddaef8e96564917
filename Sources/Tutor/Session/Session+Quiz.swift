import Curriculum
import Foundation
import Terminal

/// Answering a quiz.
extension Session {
  /// What an answer does, or nil when the line is none but may be a command.
  mutating func answer(_ line: String, in run: QuizRun) -> [SessionEffect]? {
    guard exercise.questions.indices.contains(run.position) else { return nil }
    let question = exercise.questions[run.position]
    guard let chosen = Self.choices(in: line, of: question) else {
      let typed = line.trimmingCharacters(in: .whitespaces)
      guard typed.count == 1, typed != "?", (try? Command.parse(typed)) == nil else { return nil }
      let letters = question.letters.joined(separator: ", ")
      return [.say(.note(.notALetter(typed, letters: letters))), nextStep]
    }
    if chosen.count > 1, question.rightChoices.count == 1 {
      return [.say(.note(.chooseOne)), nextStep]
    }
    var run = run
    let isRight = run.answer(chosen, in: exercise)
    mode = .quiz(run)
    let answer = Message.answer(isRight: isRight, chosen.sorted().map { question.choices[$0] })
    if !isRight { return [.say(answer), nextStep] }
    return [.say(answer)] + (run.isFinished(in: exercise) ? finish(run) : askQuestion())
  }

  private mutating func finish(_ run: QuizRun) -> [SessionEffect] {
    let points = run.points(in: exercise)
    let maxPoints = Double(exercise.questions.map(\.points).reduce(0, +))
    let attempt = LearnerProgress.Attempt(
      isPassed: true, score: points, maxScore: maxPoints, date: now())
    let before = finishedRings
    let recording = record(.attempted(exercise, attempt))
    let title = exercise.title.text(in: language.rawValue)
    return [
      recording, .say(.good(.quizPassed(title, points: points, maxPoints: maxPoints))),
      .say(.note(.rightAtFirst(run.rightAtFirstTry.count, of: exercise.questions.count))),
    ] + milestones(since: before) + [nextStep]
  }

  /// The question that is due, from the beginning where the quiz was done.
  mutating func askQuestion() -> [SessionEffect] {
    var effects: [SessionEffect] = []
    var run = QuizRun()
    if case .quiz(let current) = mode, !current.isFinished(in: exercise) {
      run = current
    } else if isPassed {
      effects.append(.say(.note(.quizAgain)))
    }
    mode = .quiz(run)
    return effects + [.say(.question(run, exercise)), nextStep]
  }

  /// Reads `b`, `B`, `a c`, `a,c` or `ac`; nil when a word is no letter of the question's.
  private static func choices(in line: String, of question: Question) -> Set<Int>? {
    let typed = line.lowercased()
    let latin = HangulKeyboard.latin(for: typed) ?? typed
    let letters = question.letters
    let words = latin.split { $0.isWhitespace || $0 == "," }.map(String.init)
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

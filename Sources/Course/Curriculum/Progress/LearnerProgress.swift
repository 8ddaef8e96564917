package import Foundation

/// Everything a learner achieved, in all packs; the shape of `progress.json`.
package struct LearnerProgress: Codable, Hashable, Sendable {
  /// The version of the file format that this Rings writes.
  package static let format = 1

  package var version: Int
  /// By `pack/exercise`, both stable identifiers.
  package var exercises: [String: ExerciseRecord]
  /// By pack: the exercise that the learner has open.
  package var current: [String: String]
  /// The language that the learner chose at the prompt; nil for the terminal's own.
  package var language: String?
  /// By pack: the ring that the learner wants to skip by passing its capstones.
  package var placements: [String: String]?
  /// Whether the learner was asked if `rings` shall be on their PATH.
  package var wasOfferedLink: Bool?
  /// Who the learner is to whoever gets what they hand in; nil until they said so.
  package var person: LearnerPerson?

  package init(
    exercises: [String: ExerciseRecord] = [:], current: [String: String] = [:],
    language: String? = nil, placements: [String: String]? = nil, wasOfferedLink: Bool? = nil,
    person: LearnerPerson? = nil
  ) {
    version = Self.format
    self.exercises = exercises
    self.current = current
    self.language = language
    self.placements = placements
    self.wasOfferedLink = wasOfferedLink
    self.person = person
  }

  /// How far an exercise has come.
  package enum State: String, Codable, Sendable {
    case notStarted, started, passed
    /// Skipped because the ring's capstone was passed.
    case placed
    /// Passed, but its checks have changed since.
    case passedBeforeChange
  }

  package func record(of exercise: Exercise, in pack: Pack) -> ExerciseRecord? {
    if let record = exercises["\(pack.identifier)/\(exercise.identifier)"] { return record }
    guard !pack.renames.isEmpty else { return nil }
    return Self.formerNames(of: exercise, in: pack).lazy
      .compactMap { exercises["\(pack.identifier)/\($0)"] }.first
  }

  package func state(of exercise: Exercise, in pack: Pack) -> State {
    guard let record = record(of: exercise, in: pack) else { return .notStarted }
    guard record.isPassed else { return record.placed == nil ? .started : .placed }
    let isCurrent = record.contentHash.map { $0 == ContentHash.of(exercise) } ?? true
    return isCurrent ? .passed : .passedBeforeChange
  }

  /// The first exercise that is neither passed nor skipped by placement, after `exercise` or from the beginning.
  package func next(in pack: Pack, after exercise: Exercise? = nil) -> Exercise? {
    let all = pack.exercises
    let place = exercise.flatMap { wanted in all.firstIndex { $0.identifier == wanted.identifier } }
    let ordered = place.map { all[($0 + 1)...] + all[...$0] } ?? all[...]
    return ordered.first { !isDone($0, in: pack) }
  }

  /// Points earned and points there are, over the pack.
  package func score(in pack: Pack) -> (points: Double, of: Double) {
    score(of: pack.exercises, in: pack)
  }

  /// The same over some of the pack's exercises.
  package func score(of exercises: [Exercise], in pack: Pack) -> (points: Double, of: Double) {
    exercises.reduce(into: (0, 0)) { sum, exercise in
      let points = Double(exercise.points)
      if let record = record(of: exercise, in: pack), record.maxScore > 0 {
        sum.0 += points * record.score / record.maxScore
      }
      sum.1 += points
    }
  }

  private static func formerNames(of exercise: Exercise, in pack: Pack) -> [String] {
    pack.renames.filter { $0.value == exercise.identifier }.map(\.key).sorted()
  }
}

// MARK: - Changes

extension LearnerProgress {
  /// A learner's try at an exercise, as far as progress needs to know it.
  package struct Attempt: Hashable, Sendable {
    package var isPassed: Bool
    package var score: Double
    package var maxScore: Double
    package var date: Date

    package init(isPassed: Bool, score: Double, maxScore: Double, date: Date) {
      self.isPassed = isPassed
      self.score = score
      self.maxScore = maxScore
      self.date = date
    }
  }

  /// Notes a try; checking again what is passed as it stands is none.
  package mutating func note(_ attempt: Attempt, at exercise: Exercise, in pack: Pack) {
    let isRecheck = state(of: exercise, in: pack) == .passed
    change(exercise, in: pack) { record in
      if !isRecheck {
        record.attempts += 1
        record.begin(attempt.date)
        record.lastAttempted = attempt.date
      }
      if attempt.score >= record.score {
        record.score = attempt.score
        record.maxScore = attempt.maxScore
      }
      guard attempt.isPassed else { return }
      record.firstPassed = record.firstPassed ?? attempt.date
      record.contentHash = ContentHash.of(exercise)
    }
    settlePlacement(in: pack, date: attempt.date)
  }

  /// Notes an answer to a question of a quiz, and with it the points so far; once the quiz is passed,
  /// its points are settled.
  package mutating func noteAnswer(
    isRight: Bool, letters: String = "", to question: Question, of exercise: Exercise, in pack: Pack
  ) {
    change(exercise, in: pack) { record in
      guard !record.isPassed else { return }
      let present = record.questions?[question.identifier]
      // Letters that begin with a later try would be taken for the first.
      let former = present == nil ? [] : present?.tries
      let answer = QuestionRecord(
        isRightAtFirst: present?.isRightAtFirst ?? isRight,
        isAnswered: isRight || present?.isAnswered ?? false,
        tries: letters.isEmpty
          ? former.flatMap { $0.isEmpty ? nil : $0 }
          : former.map { Array(($0 + [letters]).prefix(QuestionRecord.mostTries)) })
      record.questions = (record.questions ?? [:]).merging([question.identifier: answer]) { $1 }
      let score = record.quizScore(of: exercise)
      record.score = max(record.score, score.points)
      record.maxScore = score.of
    }
  }

  /// Notes that the ladder was climbed to its `count`-th hint.
  package mutating func noteHints(_ count: Int, at exercise: Exercise, in pack: Pack) {
    change(exercise, in: pack) { $0.hintsUsed = max($0.hintsUsed, count) }
  }

  /// Notes that the solution was read; after a pass it costs nothing and is not noted.
  package mutating func noteSolutionShown(at exercise: Exercise, in pack: Pack, date: Date) {
    change(exercise, in: pack) { record in
      if !record.isPassed { record.solutionShown = record.solutionShown ?? date }
    }
  }

  /// Notes that an exercise is the current one.
  package mutating func open(_ exercise: Exercise, in pack: Pack, date: Date? = nil) {
    change(exercise, in: pack) { record in
      if let date { record.begin(date) }
    }
    current[pack.identifier] = exercise.identifier
  }

  /// This progress and another, such as one of another machine: nothing achieved is lost.
  package func merged(with other: LearnerProgress) -> LearnerProgress {
    LearnerProgress(
      exercises: exercises.merging(other.exercises) { $0.merged(with: $1) },
      current: current.merging(other.current) { mine, _ in mine },
      language: language ?? other.language,
      placements: placements ?? other.placements,
      wasOfferedLink: wasOfferedLink ?? other.wasOfferedLink, person: person ?? other.person)
  }

  mutating func change(
    _ exercise: Exercise, in pack: Pack, _ change: (inout ExerciseRecord) -> Void
  ) {
    var record = record(of: exercise, in: pack) ?? ExerciseRecord()
    change(&record)
    exercises["\(pack.identifier)/\(exercise.identifier)"] = record
  }
}

package import Foundation

/// A learner's progress in all packs, stored in `progress.json`.
package struct LearnerProgress: Codable, Hashable, Sendable {
  /// The file format version that this version of Rings writes.
  package static let format = 1

  package var version: Int
  /// The records of exercises, by `pack/exercise`, both stable identifiers.
  package var exercises: [String: ExerciseRecord]
  /// The open exercise, by pack.
  package var current: [String: String]
  /// The language chosen at the prompt; nil for the terminal's language.
  package var language: String?
  /// The ring to skip by passing its capstones, by pack.
  package var placements: [String: String]?
  /// The chosen route by pack, or `everything`; a pack without an entry hasn't been begun, or was begun before
  /// there were routes.
  package var routes: [String: String]?
  /// Whether Rings has offered to put `rings` on the learner's PATH.
  package var wasOfferedLink: Bool?
  /// Whether sessions start at the prompt; nil until chosen, which means the learning screen if there's space.
  package var startsAtPrompt: Bool?
  /// The chosen `PictureWay` as text; nil for the best one that the terminal supports.
  package var pictures: String?
  /// The learner's details for hand-ins; nil until entered.
  package var person: LearnerPerson?

  package init(
    exercises: [String: ExerciseRecord] = [:], current: [String: String] = [:],
    language: String? = nil, placements: [String: String]? = nil, routes: [String: String]? = nil,
    wasOfferedLink: Bool? = nil, startsAtPrompt: Bool? = nil, pictures: String? = nil,
    person: LearnerPerson? = nil
  ) {
    version = Self.format
    self.exercises = exercises
    self.current = current
    self.language = language
    self.placements = placements
    self.routes = routes
    self.wasOfferedLink = wasOfferedLink
    self.startsAtPrompt = startsAtPrompt
    self.pictures = pictures
    self.person = person
  }

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

  /// Returns the first exercise of the learner's route that isn't done, after `exercise` or from the
  /// beginning.
  package func next(in pack: Pack, after exercise: Exercise? = nil) -> Exercise? {
    let all = path(in: pack)
    let place = exercise.flatMap { wanted in all.firstIndex { $0.identifier == wanted.identifier } }
    let ordered = place.map { all[($0 + 1)...] + all[...$0] } ?? all[...]
    return ordered.first { !isDone($0, in: pack) }
  }

  /// Returns the points earned in the pack, and the maximum.
  package func score(in pack: Pack) -> (points: Double, of: Double) {
    score(of: pack.exercises, in: pack)
  }

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
  /// The result of a learner's attempt at an exercise.
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

  /// Records an attempt.
  ///
  /// Checking an exercise again after passing its current version doesn't count.
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

  /// Records an answer to a quiz question and updates the points, which are final once the quiz is passed.
  package mutating func noteAnswer(
    isRight: Bool, letters: String = "", to question: Question, of exercise: Exercise, in pack: Pack
  ) {
    change(exercise, in: pack) { record in
      guard !record.isPassed else { return }
      let present = record.questions?[question.identifier]
      // If earlier letters weren't recorded, later letters would look like those of the first attempt.
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

  /// Records that the first `count` hints were shown.
  package mutating func noteHints(_ count: Int, at exercise: Exercise, in pack: Pack) {
    change(exercise, in: pack) { $0.hintsUsed = max($0.hintsUsed, count) }
  }

  /// Records that the solution was read, unless the exercise is passed.
  package mutating func noteSolutionShown(at exercise: Exercise, in pack: Pack, date: Date) {
    change(exercise, in: pack) { record in
      if !record.isPassed { record.solutionShown = record.solutionShown ?? date }
    }
  }

  package mutating func open(_ exercise: Exercise, in pack: Pack, date: Date? = nil) {
    change(exercise, in: pack) { record in
      if let date { record.begin(date) }
    }
    current[pack.identifier] = exercise.identifier
  }

  /// Merges progress from another machine without losing achievements.
  package func merged(with other: LearnerProgress) -> LearnerProgress {
    LearnerProgress(
      exercises: exercises.merging(other.exercises) { $0.merged(with: $1) },
      current: current.merging(other.current) { mine, _ in mine },
      language: language ?? other.language,
      placements: placements ?? other.placements, routes: routes ?? other.routes,
      wasOfferedLink: wasOfferedLink ?? other.wasOfferedLink,
      startsAtPrompt: startsAtPrompt ?? other.startsAtPrompt, pictures: pictures ?? other.pictures,
      person: person ?? other.person)
  }

  mutating func change(
    _ exercise: Exercise, in pack: Pack, _ change: (inout ExerciseRecord) -> Void
  ) {
    followFirstRoute(in: pack)
    var record = record(of: exercise, in: pack) ?? ExerciseRecord()
    change(&record)
    exercises["\(pack.identifier)/\(exercise.identifier)"] = record
  }
}

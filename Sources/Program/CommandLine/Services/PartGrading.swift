import Classroom
import Curriculum
import Foundation
import Host
import Jailing
import Judge
import Results
import Sentences
import Storage

/// Grades submissions of a plan on this machine.
struct PartGrading {
  let plan: KeptPlan
  private let surroundings: Surroundings
  private let pack: Pack
  private let exercises: [String: Exercise]

  /// Reads a plan that this Rings may run.
  ///
  /// - Throws: `PlanError`.
  init(_ plan: KeptPlan, surroundings: Surroundings) throws {
    let here = RingsVersion.text
    guard plan.header.rings == here else {
      throw PlanError.otherVersion(plan: plan.header.rings, here: here)
    }
    self.plan = plan
    self.surroundings = surroundings
    let pack = try surroundings.library.pack(plan.packFolder.path)
    self.pack = pack
    exercises = Dictionary(
      try plan.header.exercises.map { ($0, try pack.find($0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Grades what has no result yet.
  ///
  /// - Parameter share: The places of what is graded, in the plan.
  /// - Returns: What could not be judged, not even at a second attempt.
  /// - Throws: `PlanError.notHere`, `PlanError.cannotWrite`.
  func grade(
    _ share: [Int], jobs: Int, _ words: GradingScreen
  ) async throws -> [GradedSubmission] {
    guard !share.isEmpty else { return [] }
    let configuration = try await configuration()
    let journal: Journal
    let run: GradingRun
    do {
      journal = try Journal(folder: plan.results)
      let judge = Judge(configuration)
      try await judge.prepare(wanted(by: share), in: pack)
      let room = try GradingRoom(judge: judge, pack: pack)
      let keys = GradingKey(configuration)
      run = GradingRun(
        journal: journal, jobs: jobs, resumes: true, take: take,
        judge: { await verdict(on: $0, in: room) },
        key: { keys.key(of: $0) },
        report: { words.show($0) })
      try await run.grade(submissions(share), count: share.count)
      let left = notJudged(share, in: journal)
      guard !left.isEmpty else { return [] }
      // What failed once beside everything else may work alone.
      var second = run
      second.jobs = 1
      try await second.grade(submissions(share).filter { Self.isAmong(left, $0) })
      return notJudged(share, in: journal)
    } catch let error as CacheError {
      throw PlanError.notHere(error.sentence)
    } catch let GradingError.cannotWrite(path, reason) {
      throw PlanError.cannotWrite(path, reason: reason)
    }
  }

  private func configuration() async throws -> JudgeConfiguration {
    let level = JailLevel(rawValue: plan.header.isolation) ?? .full
    var configuration: JudgeConfiguration
    do {
      configuration = try await Services.found(surroundings, minimumLevel: level).judge
        .configuration
    } catch {
      throw PlanError.notHere(SystemReason.sentence(of: error))
    }
    let reached = configuration.jail.level
    guard reached >= level else {
      throw PlanError.notHere(
        GradingError.isolationTooWeak(
          level: reached.rawValue, missing: configuration.jail.gaps.map(\.sentence)
        ).sentence)
    }
    configuration.classSecret = try ClassSecret(in: plan.results).text
    return configuration
  }

  private func verdict(on taken: TakenSubmission, in room: GradingRoom) async -> Verdict {
    guard let damage = taken.damage else { return await room.verdict(on: taken) }
    return Verdict(.infrastructureFailure, on: taken.submission.exercise, saying: damage)
  }

  /// The submissions at some places, each made when its turn comes.
  private func submissions(_ share: [Int]) -> some Sequence<Submission> {
    share.lazy.compactMap { [plan, exercises] in plan.submission(at: $0, to: exercises) }
  }

  private func wanted(by share: [Int]) -> [Exercise] {
    let names = Set(submissions(share).map(\.exercise.identifier))
    return plan.header.exercises.filter(names.contains).compactMap { exercises[$0] }
  }

  private func take(_ submission: Submission) -> TakenSubmission {
    do {
      return try plan.take(submission)
    } catch {
      // A result of its own would count: a damaged plan is nobody's fault.
      var damaged = TakenSubmission(submission)
      damaged.damage = error.sentence
      return damaged
    }
  }

  private func notJudged(_ share: [Int], in journal: Journal) -> [GradedSubmission] {
    submissions(share).compactMap {
      journal.result(of: $0).flatMap {
        $0.verdict.status == .infrastructureFailure ? $0 : nil
      }
    }
  }

  private static func isAmong(_ results: [GradedSubmission], _ submission: Submission) -> Bool {
    results.contains {
      $0.exercise == submission.exercise.identifier
        && $0.learner.utf8.elementsEqual(submission.learner.utf8)
    }
  }
}

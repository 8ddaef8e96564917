import Classroom
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

@Suite("Grading a class", .serialized)
struct GradingTests {
  private func submissions(_ count: Int) -> [Submission] {
    (0..<count).map { number in
      Submission(
        learner: "learner\(number)", exercise: ClassFixture.exercise("model"))
    }
  }

  private func grading(
    _ folder: URL, resumes: Bool = false, jobs: Int = 2,
    judge: @escaping @Sendable (Submission) async -> Verdict
  ) throws -> Grading {
    Grading(
      journal: try Journal(folder: folder), judge: MadeUpJudge { await judge($0.submission) },
      jobs: jobs, resumes: resumes)
  }

  @Test func everySubmissionIsRecordedOnce() async throws {
    try await ClassFixture.withFolder { folder in
      let grading = try grading(folder) { _ in ClassFixture.verdict("model", .passed, score: 10) }
      try await grading.run(submissions(7))
      let results = grading.journal.results(of: "model")
      #expect(results.map(\.learner) == (0..<7).map { "learner\($0)" })
    }
  }

  @Test func resumingJudgesOnlyMissingOrChangedSubmissions() async throws {
    try await ClassFixture.withFolder { folder in
      let judged = Mutex<[String]>([])
      let judge: @Sendable (Submission) async -> Verdict = { submission in
        judged.withLock { $0.append(submission.learner) }
        return ClassFixture.verdict("model", .passed, score: 10)
      }
      try await grading(folder, judge: judge).run(submissions(3))
      judged.withLock { $0 = [] }
      try Data("half a fi".utf8).write(to: folder.appending(path: "model/learner1.json"))
      try await grading(folder, resumes: true, judge: judge).run(submissions(4))
      #expect(judged.withLock { $0.sorted() } == ["learner1", "learner3"])
    }
  }

  @Test func infrastructureFailuresAreJudgedAgain() async throws {
    try await ClassFixture.withFolder { folder in
      try await grading(folder) { _ in
        ClassFixture.verdict("model", .infrastructureFailure, score: 0)
      }.run(submissions(1))
      let second = try grading(folder, resumes: true) { _ in
        ClassFixture.verdict("model", .passed, score: 10)
      }
      try await second.run(submissions(1))
      #expect(second.journal.results(of: "model").first?.verdict.status == .passed)
    }
  }

  /// Judging a submission may fail while other submissions are judged, so Rings judges it again alone.
  @Test func infrastructureFailuresAreRetriedOnce() async throws {
    try await ClassFixture.withFolder { folder in
      let judged = Mutex<[String]>([])
      let grading = try grading(folder) { submission in
        let isFirst = judged.withLock { judged in
          defer { judged.append(submission.learner) }
          return !judged.contains(submission.learner)
        }
        let fails = submission.learner == "learner1" || submission.learner == "learner2" && isFirst
        return ClassFixture.verdict("model", fails ? .infrastructureFailure : .passed, score: 0)
      }
      let left = try await grading.runTwice(submissions(4)) { _ in }
      #expect(left.map(\.learner) == ["learner1"])
      #expect(judged.withLock { $0.count { $0 == "learner1" || $0 == "learner2" } } == 4)
      #expect(judged.withLock(\.count) == 6)
    }
  }

  @Test func unreadableSubmissionsGetAVerdictWithoutJudging() async throws {
    try await ClassFixture.withFolder { folder in
      var submission = submissions(1)[0]
      submission.problem = .noSwiftFile(folder: "learner0")
      let grading = try grading(folder) { _ in
        Issue.record("judged a submission without files")
        return ClassFixture.verdict("model", .passed, score: 10)
      }
      try await grading.run([submission])
      let verdict = grading.journal.results(of: "model").first?.verdict
      #expect(verdict?.status == .invalidSubmission)
      #expect(verdict?.score == 0)
    }
  }

  @Test func unusualNamesKeepSeparateFiles() async throws {
    try await ClassFixture.withFolder { folder in
      let grading = try grading(folder) { _ in ClassFixture.verdict("model", .passed, score: 10) }
      let names = [
        "../up", "a/b", "a b", "김하늘", ".hidden", String(repeating: "x", count: 300),
        String(repeating: "x", count: 301),
      ]
      try await grading.run(
        names.map {
          Submission(learner: $0, exercise: ClassFixture.exercise("model"))
        })
      #expect(Set(grading.journal.results(of: "model").map(\.learner)) == Set(names))
    }
  }

  @Test(arguments: [("1/1", 1, 1), ("2/8", 2, 8)])
  func shardsAreParsed(text: String, index: Int, count: Int) throws {
    #expect(try Shard(parsing: text) == Shard(index: index, count: count))
  }

  @Test(arguments: ["", "0/3", "4/3", "a/b", "1", "1/2/3", "-1/2"])
  func badShardsAreRefused(text: String) {
    #expect(throws: GradingError.badShard(text)) { try Shard(parsing: text) }
  }

  @Test func shardsShareEverythingExactlyOnce() {
    let all = Array(0..<23)
    let shares = (1...4).flatMap { Shard(index: $0, count: 4).share(of: all) }
    #expect(shares.sorted() == all)
  }
}

import Classroom
import Foundation
import TestSupport
import Testing

/// The time of handing in comes from the most trusted source: platforms, hand-ins, commits, names, and last
/// file times.
@Suite("Moments of handing in", .serialized)
struct HandedInMomentTests {
  /// Writes files with times long after the due date, and plans the grading of the class.
  private func plan(
    _ files: [String: Data], roster: Roster? = nil, patterns: [String] = []
  ) async throws -> ClassPlan {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for (path, data) in files {
        let file = place.folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      let handedIn = SubmissionFolder(
        place.folder, patterns: try patterns.map { try #require(WhoPattern($0)) }, roster: roster)
      return try handedIn.plan(place.syllabus("forecast-model"))
    }
  }

  private static let answer = Data(ClassFolder.answer("me").utf8)

  /// A policy with a due date in the past, at noon in Seoul.
  private static var policy: MarkPolicy {
    var policy = MarkPolicy()
    policy.zone = TimeZone(secondsFromGMT: 9 * 3_600) ?? .current
    policy.late.perDay = 10
    policy.late.grace = 900
    policy.parts["forecast-model", default: .init(exercise: "forecast-model")].due = Date(
      timeIntervalSince1970: 1_700_000_000)
    return policy
  }

  private func late(_ plan: ClassPlan, _ policy: MarkPolicy = policy) -> [Int?] {
    plan.submissions.map { submission in
      policy.lateness(of: submission, names: [submission.learner]).map { $0.seconds ?? -1 }
    }
  }

  private func said(_ plan: ClassPlan, _ policy: MarkPolicy = policy) -> String? {
    LatenessCount(plan, policy: policy).sentence?.spoken(in: .english)
  }

  /// 2023-11-14 22:13:20 UTC was 2023-11-15 07:13:20 in Seoul.
  @Test(arguments: [
    ("1-4 - D - Nov 15, 2023 713 AM", nil), ("1-4 - D - Nov 15, 2023 714 AM", 40),
    ("hw_kim_attempt_2023-11-15-07-13-21", 1), ("hw_kim_attempt_2023-11-15-07-13-20", nil),
  ])
  func platformFoldersHaveDates(folder: String, seconds: Int?) async throws {
    let plan = try await plan(["\(folder)/Forecast 2023-11-01.swift": Self.answer])
    #expect(late(plan) == [seconds])
    #expect(
      said(plan) == "\(seconds == nil ? 0 : 1) of 1 late according to the platform's dates.")
  }

  @Test(arguments: [
    ("2023-11-14 22:13:20.000000000 Z", nil), ("2023-11-14 22:13:21.5 Z", 1),
    ("2023-11-15 00:13:20.000000000 +02:00", nil), ("2023-11-15 07:13:50", 30),
    ("'2023-11-14T22:13:21-0000'", 1),
  ])
  func gradescopesListHasDates(created: String, seconds: Int?) async throws {
    let list = """
      ---
      submission_11:
        :submitters:
        - :name: Ann
          :sid: '7'
        :created_at: \(created)
        :history:
        - :id: 1
          :created_at: 2020-01-01 00:00:00.0 Z
      """
    let plan = try await plan([
      "e/submission_11/Forecast.swift": Self.answer, "e/submission_metadata.yml": Data(list.utf8),
    ])
    #expect(late(plan) == [seconds])
    #expect(plan.roll?.people.values.flatMap { $0.map(\.name) } == ["Ann"])
  }

  /// A learner's file with this name affects no other learner, and Rings parses a line of spaces quickly.
  @Test func aLearnersListDatesOnlyTheirOwnFiles() async throws {
    let list =
      "kim:\n  :submitters:\n  - :name: Lee\n  :created_at: 2020-01-01 00:00:00 Z\n"
      + String(repeating: " ", count: 1_000_000) + "x\n"
    let plan = try await plan([
      "kim/Forecast.swift": Self.answer, "kim/notes/submission_metadata.yml": Data(list.utf8),
      "lee/Forecast.swift": Data(ClassFolder.answer("lee").utf8),
    ])
    #expect(said(plan) == "2 of 2 late according to file times.")
    #expect(plan.roll == nil)
  }

  @Test func canvasMarksLateSubmissions() async throws {
    let plan = try await plan([
      "kim_LATE_123_456_Forecast.swift": Self.answer, "lee_124_457_Forecast.swift": Self.answer,
      "min_125_458_Forecast.swift": Self.answer,
    ])
    #expect(late(plan) == [-1, nil, nil])
    #expect(
      said(plan) == "1 of 3 late according to the platform's late marks, which don't say how late.")
    #expect(said(plan, MarkPolicy()) == said(plan))
    // A learner's extended due date may not be over yet.
    var policy = Self.policy
    policy.extensions = [.init(who: "kim_123", exercise: nil, until: .distantFuture)]
    #expect(late(plan, policy) == [nil, nil, nil])
  }

  @Test func theMostFavorableMarkCounts() {
    var book = ClassFixture.book
    book.results[0].late = Lateness(seconds: nil)
    book.policy.late.perDay = 10
    #expect(book.marks(of: "ada")[0].points == 10)
    book.policy.parts["model", default: .init(exercise: "model")].due = .distantPast
    #expect(book.marks(of: "ada")[0].points == 9)
    #expect(book.marks(of: "ada")[0].reasons.first?.english.contains("the minimum") ?? false)
  }

  /// A name in Canvas's format is the learner's own if no other name has that format.
  @Test func aLearnersNameIsNoLateMark() async throws {
    let plan = try await plan([
      "kim_123_456_Forecast.swift": Self.answer, "lee/Forecast.swift": Self.answer,
      "min/Forecast.swift": Self.answer,
    ])
    #expect(said(plan) == "3 of 3 late according to file times.")
  }

  @Test(arguments: ["20271101.swift", "Forecast 2077-01-01.swift", "20770101_120000.swift"])
  func invalidDatesAreIgnored(name: String) async throws {
    let plan = try await plan(["kim/\(name)": Self.answer])
    #expect(said(plan) == "1 of 1 late according to file times.")
  }

  @Test func datesInNamesAreReported() async throws {
    let plan = try await plan([
      "kim/Forecast 2023-11-01.swift": Self.answer, "lee/Forecast.swift": Self.answer,
    ])
    #expect(late(plan).map { $0 == nil } == [true, false])
    #expect(
      said(plan)
        == "0 of 1 late according to the dates in file and folder names; 1 of 1 late according to file times."
    )
  }

  private static let commit = "58c10ca8aab75b9a1ed1e907aab85056826b6b3e"
  /// The author's date is 1,700,000,000; the committer's is years later.
  private static let loose =
    "eAFtjTEKAjEQRa1ziultZpLNJIKI/eIhkmyCI8SFON5/F7Gw8FfvwYNf1t5FgVw86KgVMi7Ze97dN7aOfUsT28Jk40KpZaQQJkds0lvv64BZOtzkCQ+Bc7rmC1DA7+CIJ0RTPg9a/7Xxp93RmCbjpWYDK60oWA=="
  private static let pack =
    "UEFDSwAAAAIAAAADmgh4nG3KMQ7CMAwAwN2v8M5iJ40TJITYUR+RtIkwUqiUmv/D0IGBm89GrVhoLSEI+xSaOC+h5UncIuzSyrkV4hgnzwL5bY9t4F07zvrCp+Il38oVOdIBT3QmgmXrXc3qv5t+7hdA07EbfABQeiUTMnicq+ACAAD8AIOjAnicMzQwMDMxUXDTKy7PTCthiKh+tuXwT/vJRzoPCErvCp0mUqV2GgDhnw5JVoOd++Y9hPEFdT0lgVkkFw7fsEc="

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) }
  }

  /// The index of a pack with only the commit.
  private static var index: Data {
    let id = stride(from: 0, to: 40, by: 2).compactMap {
      UInt8(commit.dropFirst($0).prefix(2), radix: 16)
    }
    let fan = (0..<256).flatMap { number($0 < 0x58 ? 0 : 1) }
    return Data([0xFF, 0x74, 0x4F, 0x63] + number(2) + fan + id + number(0) + number(12))
  }

  private static func clone(_ files: [String: Data]) -> [String: Data] {
    var all = ["kim/Sources/Forecast.swift": answer]
    for (path, data) in files { all["kim/.git/\(path)"] = data }
    return all
  }

  @Test(arguments: [false, true])
  func aClonesLastCommitIsItsDate(isPacked: Bool) async throws {
    var files = ["HEAD": Data("ref: refs/heads/main\n".utf8)]
    if isPacked {
      files["packed-refs"] = Data("# pack-refs\n\(Self.commit) refs/heads/main\n".utf8)
      files["objects/pack/pack-1.idx"] = Self.index
      files["objects/pack/pack-1.pack"] = Data(base64Encoded: Self.pack)
    } else {
      files["refs/heads/main"] = Data("\(Self.commit)\n".utf8)
      files["objects/58/\(Self.commit.dropFirst(2))"] = Data(base64Encoded: Self.loose)
    }
    let plan = try await plan(Self.clone(files))
    #expect(late(plan) == [nil])
    #expect(said(plan) == "0 of 1 late according to the dates of the last commits.")
    var policy = Self.policy
    policy.parts["forecast-model", default: .init(exercise: "forecast-model")].due = Date(
      timeIntervalSince1970: 1_699_999_990)
    #expect(late(plan, policy) == [10])
  }

  /// The time of cloning doesn't count, and neither does a future date.
  @Test(arguments: ["ref: refs/heads/main", "ref: HEAD", "ref: ../../lee/x", "nothing", ""])
  func aCloneWithoutACommitIsNotLate(head: String) async throws {
    let plan = try await plan(
      Self.clone(["HEAD": Data(head.utf8), "objects/pack/a.idx": Data([0xFF, 0x74, 0x4F, 0x63])]))
    #expect(late(plan) == [nil])
    #expect(
      said(plan)
        == "1 without a known time counts as on time: repositories without a readable commit (kim)."
    )
  }

  @Test func aClaimedSubmissionKeepsThePlatformsDate() async throws {
    let plan = try await plan(
      ["kim_LATE_123_456_Forecast.swift": Self.answer, "lee_9_8_F.swift": Self.answer],
      patterns: ["{who}_*"])
    #expect(late(plan).first == -1)
  }
}

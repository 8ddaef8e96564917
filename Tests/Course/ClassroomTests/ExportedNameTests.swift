import Classroom
import Foundation
import TestSupport
import Testing

/// Parts that all export names share identify the assignment, and the rest identifies the learner.
///
/// For a single download, its contents decide.
@Suite("Names of exports", .serialized)
struct ExportedNameTests {
  /// Returns the learners found, each with the path that counts.
  private func found(_ paths: [String]) async throws -> [String: String] {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for path in paths { try place.write(ClassFolder.answer(path), to: path) }
      let plan = try place.plan("forecast-model")
      var found: [String: String] = [:]
      for submission in plan.submissions {
        let texts = try await ClassFolder.judged(submission).values.joined()
        found[submission.learner] = paths.first { texts == ClassFolder.answer($0) } ?? texts
      }
      return found
    }
  }

  /// The underscore before a user name can also be part of a user name.
  @Test func blackboardUserNamesMayContainUnderscores() async throws {
    let when = "attempt_2026-11-03-10-23-45_Forecast.swift"
    #expect(
      try await found(["m_kim", "j_kim", "alee"].map { "HW 3_\($0)_\(when)" }) == [
        "m_kim": "HW 3_m_kim_\(when)", "j_kim": "HW 3_j_kim_\(when)", "alee": "HW 3_alee_\(when)",
      ])
    #expect(
      try await found(["m_kim", "j_kim"].map { "CS_1_HW_\($0)_\(when)" }).keys.sorted()
        == ["j_kim", "m_kim"])
    #expect(try await found(["HW 3_mkim_\(when)"]).keys.sorted() == ["mkim"])
    // Two assignments of the same learners.
    let later = "attempt_2026-11-09-10-23-45_Forecast.swift"
    #expect(
      try await found([
        "HW 2_mkim_\(when)", "HW 3_mkim_\(later)", "HW 2_alee_\(when)", "HW 3_alee_\(later)",
      ]) == ["mkim": "HW 3_mkim_\(later)", "alee": "HW 3_alee_\(later)"])
  }

  /// The later of two attempts counts, in any of the platform's languages.
  @Test(arguments: [
    ["3 novembre 2026 10 h 23", "11 décembre 2026 9 h 05"],
    ["3. Oktober 2026 10.23", "11. Dezember 2026 9.05"],
    ["3 de noviembre de 2026 1023", "11 de diciembre de 2026 905"],
    ["2026년 11월 3일 오전 1023", "2026년 11월 3일 오후 905"],
    ["Nov 3, 2026 1023 AM", "Nov 3, 2026 905 PM"],
  ])
  func attemptsAreOrderedByDate(dates: [String]) async throws {
    let places = dates.map { "12345-67890 - Kim Minji - \($0)/Forecast.swift" }
    for order in [places, places.reversed()] {
      #expect(try await found(order) == ["Kim Minji 12345-67890": places[1]])
    }
  }

  /// A large Google Drive folder comes in several archives, and a learner's files may be in two of them.
  @Test func splitDownloadsAreOneFolder() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let download = "drive-download-20261103T102345Z"
      try place.write(ClassFolder.answer("kim"), to: "\(download)-001/HW3/Kim/Forecast.swift")
      try place.write(ClassFolder.answer("lee"), to: "\(download)-001/HW3/Lee/Forecast.swift")
      try place.write("let extra = 1\n", to: "\(download)-002/HW3/Kim/Extra.swift")
      try place.write(ClassFolder.answer("min"), to: "\(download)-002/HW3/Min/Forecast.swift")
      let plan = try place.plan("forecast-model")
      #expect(
        plan.submissions.map(\.learner) == ["Kim", "Lee", "Min"].map { "\(download)/HW3/\($0)" })
      let own = try await ClassFolder.judged(try #require(plan.submissions.first))
      #expect(own.keys.sorted() == ["Extra.swift", "Forecast.swift"])
    }
  }

  @Test(arguments: [
    (
      ["anon_a1B2c_678901_Forecast.swift", "anon_a1B2c_678999_Forecast-1.swift"],
      ["anon_a1B2c"]
    ),
    (
      [
        "kimminji1_question_3_12345_Forecast.swift", "kimminji2_question_3_12346_Forecast.swift",
      ], ["kimminji1", "kimminji2"]
    ),
    (
      [
        "Your answer (File responses)/week 3 - Ann.swift",
        "Your answer (File responses)/my work - Kim.swift",
      ],
      ["Your answer (File responses)/my work - Kim", "Your answer (File responses)/week 3 - Ann"]
    ),
    (
      [
        "CS101-A/Kim_123_assignsubmission_file_/Forecast.swift",
        "CS101-B/Lee_124_assignsubmission_file_/Forecast.swift",
      ],
      ["CS101-A/Kim_123", "CS101-B/Lee_124"]
    ),
    (
      [
        "assignment_5512_export/submission_321001/Forecast.swift",
        "assignment_5513_export/submission_421002/Forecast.swift",
      ],
      ["assignment_5512_export/submission_321001", "assignment_5513_export/submission_421002"]
    ),
    (["late/kim/Forecast.swift", "lee/Forecast.swift"], ["late/kim", "lee"]),
    (["오전반/김민지/Forecast.swift", "오후반/이서준/Forecast.swift"], ["오전반/김민지", "오후반/이서준"]),
  ])
  func learnersAreShownByName(paths: [String], names: [String]) async throws {
    #expect(try await found(paths).keys.sorted() == names)
  }
}

import Classroom
import Foundation
import Synchronization
import TestSupport
import Testing

/// Reading the submissions of a class of learners has a time limit.
///
/// A learner whose submission exceeds the limit is reported, and the other learners are graded.
@Suite("Time for reading", .serialized)
struct EntryBudgetTests {
  /// Returns limits with a clock that advances a second on each reading.
  private static func limits(entry: Double) -> ReadingLimits {
    let looks = LookCount()
    var limits = ReadingLimits()
    limits.entry = entry
    limits.clock = { looks.next() }
    return limits
  }

  private final class LookCount: Sendable {
    private let count = Mutex(0.0)
    func next() -> Double {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  @Test func slowArchivesAreSkippedAndOthersAreRead() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("a"), to: "kim/Forecast.swift")
      for number in 0..<60 {
        try place.write("struct S\(number) {}", to: "lee/deep\(number)/Part\(number).swift")
      }
      try place.write(ClassFolder.answer("c"), to: "min/Forecast.swift")
      var handedIn = SubmissionFolder(place.folder)
      handedIn.limits = Self.limits(entry: 25)
      var names: [String] = []
      let plan = try handedIn.plan(place.syllabus("forecast-model")) { names.append($0) }
      #expect(plan.submissions.map(\.learner) == ["kim", "lee", "min"])
      #expect(plan.submissions.map { $0.problem == nil } == [true, false, true])
      #expect(plan.submissions[1].problem == .tookTooLong(entry: "lee"))
      // Entries are listed first, then read, then put together.
      #expect(names.prefix(3) == ["kim", "lee", "min"] && names.last == "min")
      #expect(names.dropFirst(3).contains("kim"), "\(names)")
    }
  }

  /// In a section, the time limit applies to each learner, not to the section.
  @Test func otherSubmissionsOfASectionAreRead() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for name in ["kim", "min", "sam"] {
        try place.write(ClassFolder.answer(name), to: "sectionA/\(name)/Forecast.swift")
      }
      for number in 0..<100 {
        try place.write("struct S\(number) {}", to: "sectionA/lee/Part\(number).swift")
      }
      var handedIn = SubmissionFolder(place.folder)
      handedIn.limits = Self.limits(entry: 130)
      let plan = try handedIn.plan(place.syllabus("forecast-model"))
      let refused = plan.submissions.filter { $0.problem != nil }.map(\.learner)
      #expect(refused == ["sectionA/lee"], "\(plan.submissions.map(\.learner))")
    }
  }

  /// A page with only opening characters is read in linear time.
  @Test(arguments: ["<", "< a", "&", "<a"])
  func aPageWithoutATimeIsRead(sign: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let page =
        "import SwiftUI<br>struct Forecast {}<br>" + String(repeating: sign, count: 400_000) + ">"
      try place.write(page, to: "kim_1_assignsubmission_onlinetext/onlinetext.html")
      try place.write(
        ClassFolder.answer("b"), to: "lee_22_assignsubmission_file/Forecast.swift")
      #expect(try place.plan("forecast-model").submissions.count == 2)
    }
  }
}

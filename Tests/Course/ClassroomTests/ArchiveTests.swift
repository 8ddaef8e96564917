import Classroom
import Foundation
import TestSupport
import Testing

/// Learners' archives are read if possible, and never trusted.
@Suite("Archives", .serialized, .startsProcesses, .mainPath)
struct ArchiveTests {
  private func graded(
    _ name: String, _ archive: Data, _ body: (ClassPlan) async throws -> Void
  ) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try archive.write(to: place.folder.appending(path: name))
      try await body(try place.plan("forecast-model"))
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: place.folder.path) == [name],
        "nothing is unpacked beside the archives")
    }
  }

  @Test func zipArchivesAreReadLikeFolders() async throws {
    try await graded("kim.zip", ZipFixture.folder) { plan in
      #expect(plan.submissions.map(\.learner) == ["kim"])
      #expect(plan.submissions[0].problem == nil)
      let texts = try await ClassFolder.judged(plan.submissions[0])
      #expect(texts["Forecast.swift"] == ZipFixture.text)
      #expect(texts["예보.swift"] == "let a = 1\n")
      try await ClassFixture.withFolder { copy in
        let files = try TakenSubmission(plan.submissions[0]).write(into: copy)
        let catalog = files.map {
          $0.deletingLastPathComponent().appending(path: "Own.xcassets/Contents.json").path
        }
        #expect(catalog.contains { FileManager.default.fileExists(atPath: $0) })
        let all = try FileManager.default.subpathsOfDirectory(atPath: copy.path)
        #expect(!all.contains { $0.contains("Link") })
      }
    }
  }

  @Test func aStreamedZipIsRead() async throws {
    try await graded("kim.zip", ZipFixture.streamed) { plan in
      let texts = try await ClassFolder.judged(plan.submissions[0])
      #expect(texts["Forecast.swift"]?.contains("streamed") ?? false)
    }
  }

  @Test(arguments: [
    (ZipFixture.encrypted, "password"), (ZipFixture.folder.prefix(400), "cut off"),
    (Data(), "cut off"), (Data("not an archive".utf8), "cut off"),
    (Data(repeating: 0x50, count: 5_000), "cut off"),
  ])
  func unreadableArchivesAreReported(archive: Data, words: String) async throws {
    try await graded("kim.zip", archive) { plan in
      #expect(plan.submissions.map(\.learner) == ["kim"])
      #expect(plan.submissions[0].problem?.description.contains(words) ?? false)
    }
  }

  @Test func decompressionBombsAreRefused() async throws {
    try await graded("kim.zip", ZipFixture.lying) { plan in
      #expect(TakenSubmission(plan.submissions[0]).problem != nil)
    }
  }

  /// Reading arbitrary bytes always ends with a submission or an error.
  @Test(arguments: ["kim.zip", "kim.tgz", "kim.tar"])
  func damagedBytesAffectOnlyTheirFile(name: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      var whole = ZipFixture.folder
      if name != "kim.zip" {
        try ClassFixture.write(ZipFixture.text, to: "kim/Forecast.swift", in: folder)
        try ArchiveProgram.run(
          ["tar", name.hasSuffix("tgz") ? "czf" : "cf", "packed", "kim"], in: folder)
        whole = try Data(contentsOf: folder.appending(path: "packed"))
      }
      var random = SystemRandomNumberGenerator()
      for _ in 0..<150 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[bytes.startIndex + place] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random() { bytes = bytes.prefix(Int.random(in: 0...bytes.count)) }
        try bytes.write(to: place.folder.appending(path: name))
        let plan = try place.plan("forecast-model")
        #expect(plan.submissions.count == 1)
        for submission in plan.submissions { _ = TakenSubmission(submission) }
      }
    }
  }

  @Test func tarLinksAndEscapingPathsAreIgnored() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try ClassFixture.write(
        ClassFolder.answer("kim"), to: "packing/kim/Forecast.swift", in: folder)
      try ClassFixture.write("let evil = 1", to: "evil.swift", in: folder)
      let packing = folder.appending(path: "packing")
      try FileManager.default.createSymbolicLink(
        at: packing.appending(path: "kim/link"), withDestinationURL: folder)
      try ArchiveProgram.run(
        ["tar", "czPf", place.folder.appending(path: "kim.tgz").path, "kim", "../evil.swift"],
        in: packing)
      let plan = try place.plan("forecast-model")
      let texts = try await ClassFolder.judged(plan.submissions[0])
      #expect(texts == ["Forecast.swift": ClassFolder.answer("kim")])
      #expect(plan.leftOut.map(\.entry) == ["kim/../evil.swift", "kim/kim/link"])
      #expect(plan.leftOut[0].line.spoken(in: .english).contains("outside its folder"))
    }
  }

  /// Platforms pack all submissions into one archive, including learners' own archives, so Rings reads
  /// archives inside that archive.
  @Test func archivesWithinTheClassArchiveAreRead() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try ZipFixture.folder.write(to: place.folder.appending(path: "kim.zip"))
      try place.write(ClassFolder.answer("lee"), to: "lee/Forecast.swift")
      try ArchiveProgram.run(["tar", "czf", "all.tgz", "class"], in: folder)
      let plan = try place.plan("forecast-model", of: folder.appending(path: "all.tgz"))
      #expect(plan.submissions.map(\.learner) == ["kim", "lee"])
      let texts = try await ClassFolder.judged(plan.submissions[0])
      #expect(texts["Forecast.swift"] == ZipFixture.text)
    }
  }

  /// The downloads of two sections are next to each other, unchanged, and Rings reads the learners' archives
  /// inside them.
  @Test func archivesWithinSectionsAreRead() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for (section, learner) in [("A", "kim_111"), ("A", "lee_112"), ("B", "min_113")] {
        let home = "packing/\(section)/\(learner)_assignsubmission_file_"
        try ClassFixture.write(
          ClassFolder.answer(learner), to: "\(home)/answer/Forecast.swift", in: folder)
        let inside = folder.appending(path: home)
        try ArchiveProgram.run(["tar", "czf", "answer.tgz", "answer"], in: inside)
        try FileManager.default.removeItem(at: inside.appending(path: "answer"))
      }
      for section in ["A", "B"] {
        try ArchiveProgram.run(
          ["tar", "czf", place.folder.appending(path: "CS1-\(section).tgz").path, "."],
          in: folder.appending(path: "packing/\(section)"))
      }
      let plan = try place.plan("forecast-model")
      #expect(
        plan.submissions.map(\.learner) == ["CS1-A/kim_111", "CS1-A/lee_112", "CS1-B/min_113"])
      for submission in plan.submissions {
        let texts = try await ClassFolder.judged(submission)
        let name = submission.learner.split(separator: "/").last.map(String.init) ?? ""
        #expect(texts == ["Forecast.swift": ClassFolder.answer(name)])
      }
    }
  }

  @Test func anInvalidArchiveIsReportedOnce() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write("no archive", to: "class.zip")
      #expect(throws: GradingError.self) {
        try place.plan("forecast-model", of: place.folder.appending(path: "class.zip"))
      }
    }
  }
}

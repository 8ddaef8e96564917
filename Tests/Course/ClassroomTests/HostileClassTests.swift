import Classroom
import Foundation
import TestSupport
import Testing

/// The folder of a class of learners, with unexpected files.
@Suite("Hostile folders", .serialized)
struct HostileClassTests {
  private func found(in folder: URL) throws -> [Submission] {
    try SubmissionFolder(folder).plan(Syllabus(exercises: [ClassFixture.exercise("model")]))
      .submissions
  }

  @Test func namedPipesAndLinksAreReportedAndNeverOpened() async throws {
    try await ClassFixture.withFolder { folder in
      let place = folder.appending(path: "class")
      try ClassFixture.write("let a = 1", to: "class/ada.swift", in: folder)
      mkfifo(place.appending(path: "bob.swift").path, 0o600)
      try FileManager.default.createSymbolicLink(
        at: place.appending(path: "carl"), withDestinationURL: URL(filePath: "/"))
      try FileManager.default.createSymbolicLink(
        at: place.appending(path: "dan.swift"), withDestinationURL: URL(filePath: "/etc/passwd"))
      let found = try found(in: place)
      #expect(found.map(\.learner) == ["ada", "bob", "carl", "dan"])
      #expect(found[0].problem == nil)
      for submission in found.dropFirst() {
        guard case .notAPlainFile? = submission.problem else {
          Issue.record("\(submission.learner): \(String(describing: submission.problem))")
          continue
        }
      }
    }
  }

  @Test func aNamedPipeInASubmissionIsRefused() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada/Model.swift", in: folder)
      mkfifo(folder.appending(path: "ada/Pipe.swift").path, 0o600)
      #expect(try found(in: folder)[0].problem == .notAPlainFile(file: "Pipe.swift"))
    }
  }

  @Test func hugeFilesAreRefusedBySize() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("", to: "ada/Model.swift", in: folder)
      truncate(folder.appending(path: "ada/Model.swift").path, 1 << 30)
      guard case .tooLarge? = try found(in: folder)[0].problem else {
        Issue.record("a gigabyte is taken")
        return
      }
    }
  }

  @Test func circularLinksAndDeepFoldersAreBounded() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada/Model.swift", in: folder)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "ada/again"),
        withDestinationURL: folder.appending(path: "ada"))
      let deep = (0..<60).map { _ in "d" }.joined(separator: "/")
      try ClassFixture.write("let a = 1", to: "ada/\(deep)/Deep.swift", in: folder)
      #expect(try found(in: folder)[0].files == ["Model.swift"])
    }
  }

  @Test func allNamesAreDistinctInTheJournal() async throws {
    try await ClassFixture.withFolder { folder in
      let names = ["a b", "a\nb", "-rf", "🌤️", "=cmd()", "\u{1B}[2J", "a..b", "a%2fb", "한글"]
      for name in names {
        try ClassFixture.write("let a = 1", to: "class/\(name)/Model.swift", in: folder)
      }
      let found = try found(in: folder.appending(path: "class"))
      #expect(Set(found.map(\.learner)).count == names.count)
      let journal = try Journal(folder: folder.appending(path: "results"))
      for submission in found {
        try journal.record(
          ClassFixture.graded(
            submission.learner, ClassFixture.verdict("model", .passed, score: 10)))
      }
      let results = journal.results(of: "model")
      #expect(Set(results.map(\.learner)) == Set(found.map(\.learner)))
      let written = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: "results").path)
      for name in written {
        #expect(name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" }, "\(name)")
      }
    }
  }

  /// One learner's asset catalog must not apply to every learner with a single file.
  @Test func filesBesideASingleFileAreNotItsCatalog() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada.swift", in: folder)
      try ClassFixture.write("let a = 1", to: "bob.xcassets/Model.swift", in: folder)
      try ClassFixture.write("{}", to: "bob.xcassets/Own.xcassets/Contents.json", in: folder)
      let plan = try SubmissionFolder(folder).plan(
        Syllabus(exercises: [ClassFixture.exercise("model")]))
      #expect(plan.submissions.map(\.learner) == ["ada", "bob.xcassets"])
      for (submission, catalog) in zip(plan.submissions, [false, true]) {
        try await ClassFixture.withFolder { place in
          let files = try TakenSubmission(submission).write(into: place)
          let beside = files[0].deletingLastPathComponent().appending(path: "Own.xcassets")
          #expect(
            FileManager.default.fileExists(
              atPath: beside.appending(path: "Contents.json").path) == catalog)
        }
      }
    }
  }

  /// `grades`, the default folder for results, may be a learner's name, so Rings refuses results that it
  /// finds there.
  @Test func submittedResultsAreIgnored() async throws {
    try await ClassFixture.withFolder { folder in
      let place = folder.appending(path: "class")
      try ClassFixture.write("let a = 1", to: "class/ada/Model.swift", in: folder)
      let handedIn = SubmissionFolder(place)
      let inside = place.appending(path: "grades")
      try handedIn.refuseResults(in: inside)
      try handedIn.refuseResults(in: folder.appending(path: "class-grades"))
      try ClassFixture.write("{}", to: "class/grades/results/model/ada.json", in: folder)
      try ClassFixture.write("", to: "class-grades/class.json", in: folder)
      try handedIn.refuseResults(in: folder.appending(path: "class-grades"))
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: inside)
      let linkInside = place.appending(path: "out")
      try FileManager.default.createSymbolicLink(at: linkInside, withDestinationURL: folder)
      for out in [inside, place, link, linkInside, inside.appending(path: "results")] {
        #expect(throws: GradingError.self, "\(out.path)") { try handedIn.refuseResults(in: out) }
      }
    }
  }

  @Test func aResultWithAnotherNameIsIgnored() async throws {
    try await ClassFixture.withFolder { folder in
      let journal = try Journal(folder: folder)
      try journal.record(
        ClassFixture.graded("ada", ClassFixture.verdict("model", .failed, score: 0)))
      let file = folder.appending(path: "model/ada.json")
      try FileManager.default.copyItem(at: file, to: folder.appending(path: "model/bob.json"))
      #expect(journal.results(of: "model").map(\.learner) == ["ada"])
    }
  }

  /// Archives from a Korean Windows have names in another encoding; the learner must not be dropped.
  @Test func namesInOtherEncodingsAreGraded() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada/Model.swift", in: folder)
      let korean: [CChar] = [-80, -24]
      let place = folder.path.utf8CString.dropLast() + [47] + korean
      #expect(mkdir(Array(place + [0]), 0o700) == 0)
      let file = place + [47, -80] + Array(".swift".utf8CString)
      let descriptor = open(Array(file), O_CREAT | O_WRONLY, 0o600)
      #expect(write(descriptor, "let b = 2", 9) == 9)
      close(descriptor)
      let plan = try SubmissionFolder(folder).plan(
        Syllabus(exercises: [ClassFixture.exercise("model")]))
      #expect(plan.submissions.map(\.learner) == ["\\xb0\\xe8", "ada"])
      let texts = try await ClassFolder.judged(plan.submissions[0])
      #expect(Array(texts.values) == ["let b = 2"])
    }
  }
}

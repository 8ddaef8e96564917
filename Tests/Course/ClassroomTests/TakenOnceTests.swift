import Classroom
import Foundation
import TestSupport
import Testing

/// Rings judges the files as handed in, whatever replaces them later.
@Suite("Files are taken once", .serialized)
struct TakenOnceTests {
  /// A change by a learner between the listing of a class and the learner's turn.
  enum Swap: CaseIterable {
    case fileForLink, folderForLink, learnerForLink, fileForPipe, fileForFolder, fileRemoved

    func happen(in place: ClassFolder, secret: URL) throws {
      let files = FileManager.default
      let file = place.folder.appending(path: "eve/answer/Forecast.swift")
      let work = file.deletingLastPathComponent()
      let learner = work.deletingLastPathComponent()
      switch self {
      case .fileForLink:
        try files.removeItem(at: file)
        try files.createSymbolicLink(
          at: file, withDestinationURL: secret.appending(path: "answer/Forecast.swift"))
      case .folderForLink:
        try files.removeItem(at: work)
        try files.createSymbolicLink(
          at: work, withDestinationURL: secret.appending(path: "answer"))
      case .learnerForLink:
        try files.removeItem(at: learner)
        try files.createSymbolicLink(at: learner, withDestinationURL: secret)
      case .fileForPipe:
        try files.removeItem(at: file)
        #expect(mkfifo(file.path, 0o600) == 0)
      case .fileForFolder:
        try files.removeItem(at: file)
        try files.createDirectory(at: file, withIntermediateDirectories: false)
      case .fileRemoved: try files.removeItem(at: file)
      }
    }
  }

  @Test(arguments: Swap.allCases)
  func linksAreNotFollowed(swap: Swap) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("eve"), to: "eve/answer/Forecast.swift")
      try ClassFixture.write(
        ClassFolder.answer("solution"), to: "secret/answer/Forecast.swift", in: folder)
      let plan = try place.plan("forecast-model")
      #expect(plan.submissions.map(\.problem) == [nil])
      try swap.happen(in: place, secret: folder.appending(path: "secret"))
      let taken = TakenSubmission(plan.submissions[0])
      #expect(taken.problem != nil)
      try await ClassFixture.withFolder { copy in
        for file in try taken.write(into: copy) {
          let text = try String(contentsOf: file, encoding: .utf8)
          #expect(!text.contains("solution"))
        }
      }
    }
  }

  @Test func takenFilesDoNotChange() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("eve"), to: "eve/Forecast.swift")
      try place.write("{}", to: "eve/Own.xcassets/Contents.json")
      let plan = try place.plan("forecast-model")
      let taken = TakenSubmission(plan.submissions[0])
      try place.write(ClassFolder.answer("later"), to: "eve/Forecast.swift")
      try FileManager.default.removeItem(at: place.folder.appending(path: "eve/Own.xcassets"))
      try await ClassFixture.withFolder { copy in
        let files = try taken.write(into: copy)
        #expect(
          try files.map { try String(contentsOf: $0, encoding: .utf8) }
            == [ClassFolder.answer("eve")])
        let catalog = files[0].deletingLastPathComponent()
          .appending(path: "Own.xcassets/Contents.json")
        #expect(try String(contentsOf: catalog, encoding: .utf8) == "{}")
      }
    }
  }

  @Test func catalogsContainNoLinksOrHugeFiles() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try ClassFixture.write("secret", to: "secret.png", in: folder)
      for learner in ["eve", "max"] {
        try place.write(ClassFolder.answer(learner), to: "\(learner)/Forecast.swift")
        try place.write("{}", to: "\(learner)/Own.xcassets/Contents.json")
      }
      try FileManager.default.createSymbolicLink(
        at: place.folder.appending(path: "eve/Own.xcassets/secret.png"),
        withDestinationURL: folder.appending(path: "secret.png"))
      truncate(place.folder.appending(path: "max/Own.xcassets/Contents.json").path, 1 << 30)
      let plan = try place.plan("forecast-model")
      try await ClassFixture.withFolder { copy in
        _ = try TakenSubmission(plan.submissions[0]).write(into: copy)
        let all = try FileManager.default.subpathsOfDirectory(atPath: copy.path)
        #expect(all.contains { $0.hasSuffix("Contents.json") })
        #expect(!all.contains { $0.hasSuffix("secret.png") })
      }
      #expect(
        TakenSubmission(plan.submissions[1]).problem == .catalogTooLarge(name: "Own.xcassets"))
    }
  }
}

import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// Asset catalogs next to a learner's files are available to the checks.
@Suite(.serialized, .startsProcesses, .mainPath) struct CatalogTests {
  /// A red pixel as PNG.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test func checksSeeImagesBesideTheFile() async throws {
    let files = try Submitted(try Self.cardThatNeedsItsLogo())
    defer { files.remove() }
    let without = try await Self.verdict(on: files)
    let check = "CardChecks.testAViewTakesALearnersType"
    #expect(Self.status(of: check, in: without) == .failed)

    let set = files.folder.appending(path: "Media.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #require(Data(base64Encoded: Self.pixel)).write(to: set.appending(path: "logo.png"))
    try Data(#"{"images": [{"idiom": "universal", "filename": "logo.png"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let with = try await Self.verdict(on: files)
    #expect(Self.status(of: check, in: with) == .passed)
    // In a folder with several learners' files, catalogs belong to other learners.
    let shared = try await Self.verdict(on: files, bringsCatalogs: false)
    #expect(Self.status(of: check, in: shared) == .failed)
  }

  @Test func aSampleWithoutResourcesUsesTheStarters() async throws {
    let folder = try PrivateCopy(of: "tiny")
    defer { folder.remove() }
    let set = folder.url.appending(path: "words/card/Start/Media.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #require(Data(base64Encoded: Self.pixel)).write(to: set.appending(path: "logo.png"))
    try Data(#"{"images": [{"idiom": "universal", "filename": "logo.png"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let files = try Submitted(try Self.cardThatNeedsItsLogo())
    defer { files.remove() }
    let pack = try PackReader(folder: folder.url, solutionsFolder: TinyPack.solutions).read()
    let exercise = try #require(pack.exercise("card"))
    let judge = Judge(try await Laboratory.shared.configuration)
    for bringsCatalogs in [true, false] {
      let verdict = await judge.verdict(
        for: exercise, in: pack, files: files.urls, bringsCatalogs: bringsCatalogs)
      #expect(
        Self.status(of: "CardChecks.testAViewTakesALearnersType", in: verdict) == .passed)
    }
  }

  private struct PrivateCopy {
    let url: URL

    init(of pack: String) throws {
      let parent = FileManager.default.temporaryDirectory.appending(
        path: "rings-pack-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      url = parent.appending(path: pack)
      let packs = TinyPack.solutions.deletingLastPathComponent()
      try FileManager.default.copyItem(at: packs.appending(path: pack), to: url)
    }

    func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  }

  private static func status(of check: String, in verdict: Verdict) -> CheckResult.Status? {
    verdict.checks.first { $0.id == check }?.status
  }

  private static func verdict(
    on files: Submitted, bringsCatalogs: Bool = true
  ) async throws -> Verdict {
    // The cache key of verdicts must include catalogs.
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = true
    return await Judge(configuration).verdict(
      for: try TinyPack.exercise("card"), in: try TinyPack.read(), files: files.urls,
      bringsCatalogs: bringsCatalogs)
  }

  /// Returns the solution with lines that have an effect only if the catalog has an image.
  private static func cardThatNeedsItsLogo() throws -> [String: String] {
    let solution = try TinyPack.solution("card/Card.swift")
    let line = "Text(card.title).bold()"
    try #require(solution.contains(line))
    return [
      "Card.swift": solution.replacing(
        line, with: "Text(UIImage(named: \"logo\") == nil ? \"no logo\" : card.title).bold()")
    ]
  }
}

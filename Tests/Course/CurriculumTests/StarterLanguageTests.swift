import Curriculum
import Foundation
import Testing

/// A starter whose comments are in the learner's language.
@Suite struct StarterLanguageTests {
  let sample: SamplePack
  let home: TemporaryFolder
  let workspace: Workspace

  private static let mark = ["TO", "DO"].joined()
  private static let starter = """
    import Foundation

    /// What the model knows,
    /// and no more.
    struct Model {
      // \(mark): write it
      var name = "// What the model knows"
    }

    """
  private static let korean = """
    import Foundation

    /// 모델이 아는 전부예요.
    struct Model {
      // \(mark): 여기에 쓰세요
      var name = "// What the model knows"
    }

    """
  private static let table = """
    "What the model knows, and no more.": "모델이 아는 전부예요."
    "\(mark): write it": "\(mark): 여기에 쓰세요"

    """

  private let root = "Lessons/sample/02-build/01-model"
  private let file = "Rings/sample/02-model/Model.swift"

  init() throws {
    sample = try SamplePack()
    home = try TemporaryFolder()
    workspace = Workspace(
      folder: home.url.appending(path: "Rings"), now: { Date(timeIntervalSince1970: 0) })
    try sample.folder.write("\(root)/Start/Model.swift", Self.starter)
    try sample.folder.write("\(root)/starter.ko.yml", Self.table)
  }

  private func course() throws -> (pack: Pack, model: Exercise) {
    let pack = try sample.read()
    return (pack, try #require(pack.exercise("model")))
  }

  private func problems() throws -> [String] {
    PackAudit(try sample.read()).problems().map { $0.description(relativeTo: sample.folder.url) }
  }

  @Test func starterCommentsUseTheLearnersLanguage() throws {
    let (pack, model) = try course()
    let files = try workspace.open(model, in: pack, language: "ko")
    #expect(try home.read(file) == Self.korean)
    #expect(TodoMark(in: files[0])?.line == 5)
    #expect(model.filesToChange(of: files) == files)
  }

  @Test func withoutATranslationTheStarterIsUnchanged() throws {
    let (pack, model) = try course()
    try workspace.open(model, in: pack, language: "de")
    #expect(try home.read(file) == Self.starter)
  }

  @Test func anUntouchedStarterFollowsTheLanguage() throws {
    let (pack, model) = try course()
    for (language, text) in [
      ("en", Self.starter), ("ko", Self.korean), ("de", Self.starter), ("ko", Self.korean),
    ] {
      try workspace.open(model, in: pack, language: language)
      #expect(try home.read(file) == text)
    }
  }

  @Test(
    "Nothing that the learner changed is touched",
    arguments: [
      starter + "\n", korean.replacing("Model {", with: "Model  {"), korean + "// mine\n", "",
      starter.replacing("write it", with: "done"),
    ])
  func aChangedFileIsKept(text: String) throws {
    let (pack, model) = try course()
    try workspace.open(model, in: pack, language: "ko")
    try home.write(file, text)
    for language in ["en", "ko", "en"] {
      try workspace.open(model, in: pack, language: language)
      #expect(try home.read(file) == text)
    }
  }

  @Test func aLinkInItsPlaceIsTheLearners() throws {
    let (pack, model) = try course()
    try workspace.open(model, in: pack, language: "en")
    let place = home.url.appending(path: file)
    try home.write("elsewhere.swift", Self.starter)
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(
      at: place, withDestinationURL: home.url.appending(path: "elsewhere.swift"))
    try workspace.open(model, in: pack, language: "ko")
    #expect(try home.read("elsewhere.swift") == Self.starter)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path) != "")
  }

  @Test func aResetUsesTheLearnersLanguage() throws {
    let (pack, model) = try course()
    try workspace.open(model, in: pack, language: "en")
    try home.write(file, "mine")
    try workspace.reset(model, in: pack, language: "ko")
    #expect(try home.read(file) == Self.korean)
  }

  @Test func aTranslationThatChangesCodeIsNotUsed() throws {
    try sample.folder.write("\(root)/Start/Model.swift", "/* One. */\nstruct Model {}\n")
    try sample.folder.write(
      "\(root)/starter.ko.yml", "\"One.\": \"하나 */ struct Mine {} /*\"\n")
    let (pack, model) = try course()
    try workspace.open(model, in: pack, language: "ko")
    #expect(try home.read(file) == "/* One. */\nstruct Model {}\n")
  }

  @Test func starterCommentsAreReadBack() throws {
    let (_, model) = try course()
    let answer = Self.korean.replacing("var name", with: "/// 내 것\n  var count = 1\n  var name")
    let original = Self.starter.replacing(
      "var name", with: "/// 내 것\n  var count = 1\n  var name")
    // A paragraph of two lines becomes one line if it fits.
    #expect(
      String(decoding: model.withOriginalComments(Array(answer.utf8)), as: UTF8.self)
        == original.replacing("knows,\n/// and", with: "knows, and"))
  }

  @Test func aCompleteTranslationHasNoFindings() throws { #expect(try problems() == []) }

  @Test func anUntranslatedCommentIsReported() throws {
    try sample.folder.write(
      "\(root)/starter.ko.yml", "\"\(Self.mark): write it\": \"\(Self.mark): 쓰세요\"\n")
    #expect(
      try problems() == [
        "\(root)/Start/Model.swift:3: the comment “What the model knows, and no more.” has no translation "
          + "in \"ko\"; add a translation to starter.ko.yml [starter-language]"
      ])
  }

  @Test func aStaleTranslationIsReportedWithItsLikelyComment() throws {
    try sample.folder.write(
      "\(root)/starter.ko.yml", Self.table + "\"\(Self.mark): write its\": \"\(Self.mark): 쓰세요\"\n")
    let found = try problems()
    #expect(found.count == 1)
    #expect(
      found.allSatisfy {
        $0.hasPrefix("\(root)/starter.ko.yml:3: no starter comment says")
          && $0.contains("did you mean")
      }, "\(found)")
  }

  @Test func aMissingTableIsReported() throws {
    try FileManager.default.removeItem(
      at: sample.folder.url.appending(path: "\(root)/starter.ko.yml"))
    let found = try problems()
    #expect(found.map { $0.hasPrefix("\(root)/starter.ko.yml: the starter's") } == [true])
  }

  @Test func aStarterWithoutCommentsNeedsNoTable() throws {
    try sample.folder.write("\(root)/Start/Model.swift", "// \(Self.mark)\nstruct Model {}\n")
    try FileManager.default.removeItem(
      at: sample.folder.url.appending(path: "\(root)/starter.ko.yml"))
    #expect(try problems() == [])
  }
}

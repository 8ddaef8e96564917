import Authoring
import Curriculum
import Foundation
import Testing

@Suite("A new pack")
struct PackScaffoldTests {
  @Test(arguments: [["en"], ["en", "ko"]])
  func readsWithoutAMistake(languages: [String]) throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: languages)
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      #expect(pack.identifier == "my-pack")
      #expect(pack.languages == languages)
      #expect(pack.exercises.map(\.identifier) == ["greeting"])
      let problems = PackAudit(pack).problems()
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test func isNeverWrittenOverAnotherFolder() throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack")
      let place = try scaffold.write(into: folder)
      #expect(throws: AuthoringError.alreadyThere(place.path)) {
        try scaffold.write(into: folder)
      }
    }
  }

  @Test(arguments: ["", "My Pack", "../up", "-dash", "trailing-", "ü"])
  func badNamesAreRefused(name: String) {
    #expect(throws: AuthoringError.badIdentifier(name)) { try PackScaffold(identifier: name) }
  }

  @Test func englishIsAlwaysThere() {
    #expect(throws: AuthoringError.self) {
      try PackScaffold(identifier: "my-pack", languages: ["ko"])
    }
  }
}

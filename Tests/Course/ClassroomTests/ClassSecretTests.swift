import Classroom
import Foundation
import Testing

@Suite("A class has a secret that its questions are drawn from")
struct ClassSecretTests {
  @Test func theSecretIsGeneratedOnceAndSavedWithTheResults() async throws {
    try await ClassFixture.withFolder { folder in
      let first = try ClassSecret(in: folder).text
      #expect(first.count == 64)
      let second = try ClassSecret(in: folder).text
      #expect(second == first)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["questions.secret"])
      let file = folder.appending(path: "questions.secret").path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func twoClassesGetDifferentInputs() async throws {
    try await ClassFixture.withFolder { one in
      try await ClassFixture.withFolder { other in
        let (first, second) = (try ClassSecret(in: one).text, try ClassSecret(in: other).text)
        #expect(first != second)
      }
    }
  }

  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 64), String(repeating: "0", count: 900),
  ])
  func aDamagedSecretIsReported(text: String) async throws {
    try await ClassFixture.withFolder { folder in
      let file = folder.appending(path: "questions.secret")
      try Data(text.utf8).write(to: file)
      #expect(throws: GradingError.damagedSecret(file.path)) { try ClassSecret(in: folder) }
      let kept = try Data(contentsOf: file)
      #expect(kept == Data(text.utf8))
    }
  }
}

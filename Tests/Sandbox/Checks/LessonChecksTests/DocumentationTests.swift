import Foundation
import LessonChecks
import TestSupport
import Testing

/// The example in `Lessons/README.md` compiles, because it's the same as `DocumentedChecks.swift`.
struct DocumentationTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test func theExampleOfTheAuthorsGuideIsTheOneThatCompiles() throws {
    let guide = try text(Repository.root.appending(path: "Lessons/README.md"))
    // Private here, so that XCTest doesn't run them as tests of Rings.
    let example = try text(Self.tests.appending(path: "DocumentedChecks.swift"))
      .replacing("\nprivate ", with: "\n")
    #expect(
      guide.contains("```swift\n\(example)```"),
      "Copy Tests/Sandbox/Checks/LessonChecksTests/DocumentedChecks.swift into Lessons/README.md")
  }

  @Test func theExampleUsesEveryAssertion() throws {
    let example = try text(Self.tests.appending(path: "DocumentedChecks.swift"))
    let folder = Repository.root.appending(path: "Sources/Sandbox/Checks/LessonChecks")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for match in try text(file).matches(of: /public func (assert\w+)/) {
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 15)
    let missing = names.filter { !example.contains("\($0)(") }
    #expect(missing.sorted() == [])
  }
}

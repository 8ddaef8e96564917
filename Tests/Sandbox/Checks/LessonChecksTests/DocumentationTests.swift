import Foundation
import LessonChecks
import TestSupport
import Testing

/// The examples in `Lessons/Checks.md` compile, because they're the tests of `DocumentedChecks.swift`.
struct DocumentationTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test func theGuidesExamplesCompile() throws {
    let guide = try MarkdownPage.checksGuide
    let shown = guide.blocks(in: guide.section("Questions and assertions"))
      .filter { $0.info == "swift" }.map(\.text)
    // The class is private, so that XCTest doesn't run its methods as tests of Rings.
    let compiled = methods(of: try text(Self.tests.appending(path: "DocumentedChecks.swift")))
    #expect(compiled.count > 15)
    #expect(
      shown == compiled,
      "Copy the tests of DocumentedChecks.swift, without their comments, to Lessons/Checks.md")
  }

  /// Returns the methods of the only class in a file, without indentation and the comments above them.
  ///
  /// A blank line separates two methods.
  private func methods(of source: String) -> [String] {
    source.components(separatedBy: "\n\n").filter { $0.contains("  func test") }.map { method in
      method.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("  //") }
        .map { "\($0.dropFirst(2))\n" }.joined()
    }
  }

  @Test func theExamplesUseEveryAssertion() throws {
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

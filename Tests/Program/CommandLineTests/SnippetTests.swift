import Foundation
import TestSupport
import Testing

/// Examples like those in Apple's documentation, rewritten.
///
/// Each file has many examples of one framework and is compiled as a whole. Its drawing is compared with a
/// picture of characters that was reviewed by eye.
@Suite("Documented first examples", .serialized, .startsProcesses) struct SnippetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases/Snippets")

  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted() ?? []

  @Test(arguments: names) func itCompilesAndDraws(name: String) throws {
    let file = Self.folder.appending(path: "\(name).swift")
    let outcome = try RingsProcess().run(
      "render", file.path, "--family", "all", "--format", "ascii")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.errors.contains("Rings doesn't have"), "\(outcome.errors)")
    let picture = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
    try Golden.expect(picture.joined(separator: "\n"), matches: "Snippets/\(name).txt")
  }

  /// All kinds of imports, and names that a file has from another file's imports.
  @Test(.mainPath) func importsOfEveryAccessCompile() throws {
    let folder = Self.folder.appending(path: "Imports")
    let outcome = try RingsProcess().run("inspect", folder.path, "--json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func thereAreEnough() throws {
    let count = try Self.names.reduce(0) { count, name in
      let text = try String(
        contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
      // Numbered comments, queries and previews are documented forms.
      return count + text.matches(of: /\/\/ \d+/).count + text.matches(of: /@Query|#Preview/).count
    }
    #expect(count >= 150)
  }
}

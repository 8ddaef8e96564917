import Foundation
import Testing

@Suite("Tests use what other targets may use")
struct AccessTests {
  /// What still waits for the outline of source to move to the module that reads Swift.
  static let waiting: Set = ["Tests/WidgetLintTests/SourceOutlineTests.swift"]

  @Test func noTestOpensAModule() throws {
    for file in try House.swiftFiles(under: "Tests") {
      let path = House.relativePath(of: file)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let opens = lines.contains { $0.hasPrefix("@testable ") }
      #expect(
        opens == Self.waiting.contains(path),
        "\(path): make what the test needs `package`, or ask for less")
    }
  }
}

import Foundation
import Testing

@Suite("Tests use what other targets may use")
struct AccessTests {
  @Test func noTestOpensAModule() throws {
    for file in try House.swiftFiles(under: "Tests") {
      let path = House.relativePath(of: file)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let opens = lines.contains { $0.hasPrefix("@testable ") }
      #expect(
        !opens, "\(path): make what the test needs `package`, or ask for less")
    }
  }
}

import Foundation
import Testing

@Suite("The map of the house is true")
struct MapTests {
  @Test func sourcesReadmeNamesEveryTarget() throws {
    let map = try String(
      contentsOf: House.root.appending(path: "Sources/README.md"), encoding: .utf8)
    for target in House.mayImport.keys.sorted() {
      #expect(map.contains("`\(target)`"), "Sources/README.md does not say what \(target) is")
    }
  }

  @Test func readmeHasItsTwoCommands() throws {
    let readme = try String(contentsOf: House.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(".ci/set-up && swift run rings"))
    #expect(readme.contains(".ci/set-up && .ci/test"))
  }

  @Test func continuousIntegrationRunsTheReadmesTestCommand() throws {
    let script = try String(contentsOf: House.root.appending(path: ".ci/run"), encoding: .utf8)
    #expect(script.contains(".ci/set-up && .ci/test"))
  }
}

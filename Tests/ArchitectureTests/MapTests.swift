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

  /// A target's floor is how deep its dependencies go, by the manifests.
  @Test func everyTargetStandsOnItsFloor() throws {
    let manifest = try Manifest.read()
    let map = try String(
      contentsOf: House.root.appending(path: "Sources/README.md"), encoding: .utf8)
    var floors: [Int] = []
    for row in map.split(separator: "\n") {
      guard let match = row.prefixMatch(of: /\| (\d+) \| ([^|]+) \|/) else { continue }
      let floor = try #require(Int(match.1))
      floors.append(floor)
      for name in match.2.matches(of: /`([^`]+)`/) {
        let target = String(name.1)
        #expect(manifest.dependencies[target] != nil, "no manifest has \(target)")
        #expect(manifest.floor(of: target) == floor, "\(target) in Sources/README.md")
      }
    }
    #expect(floors == floors.sorted(by: >), "the highest floor stands first")
  }

  @Test func manifestsAreReadAsTheyAreWritten() {
    var manifest = Manifest()
    manifest.add(
      """
      func standIn(_ name: String) -> Target { .target(name: "\\(name)StandIn", path: name) }
      let package = Package(
        name: "Some",
        targets: [
          .target(name: "Low"), standIn("Thin"), standIn("Other", ["Low", "ThinStandIn"]),
          .target(name: "AppleFoundation", dependencies: ["Low"]),
          .executableTarget(
            name: "high",
            dependencies: [
              "OtherStandIn", .product(name: "Yams", package: "Yams"), "CSystem",
            ]),
          .systemLibrary(name: "CSystem"),
        ])
      """)
    #expect(manifest.dependencies["OtherStandIn"] == ["Low", "ThinStandIn"])
    #expect(manifest.dependencies["high"] == ["OtherStandIn", "CSystem"])
    #expect(
      ["Low", "AppleFoundation", "ThinStandIn", "OtherStandIn", "high"].map(manifest.floor)
        == [0, 1, 2, 3, 4])
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

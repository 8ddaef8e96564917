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

  /// Where the page on the toolchain says that something lives it does, and its tests are there.
  @Test func thePageOnTheToolchainNamesWhatThereIs() throws {
    let page = try String(
      contentsOf: House.root.appending(path: "Sources/TOOLCHAIN.md"), encoding: .utf8)
    let tests = try House.swiftFiles(under: "Tests").map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined(separator: "\n")
    let rows = page.split(separator: "\n").map { $0.split(separator: "|") }.filter {
      $0.count == 3 && !$0[1].contains("---") && !$0[1].contains(" where ")
    }
    #expect(rows.count > 30, "\(rows.count): has the form of the page changed?")
    for row in rows {
      let paths = row[1].matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!paths.isEmpty, "\(row[0])")
      for path in paths {
        let file = House.root.appending(path: "Sources/\(path)")
        #expect(FileManager.default.fileExists(atPath: file.path), "no \(path)")
      }
      for name in row[2].matches(of: /`(\w+Tests)(?:\.(\w+))?`/) {
        let folder = House.root.appending(path: "Tests/\(name.1)")
        #expect(
          tests.contains("struct \(name.1)") || tests.contains("class \(name.1)")
            || FileManager.default.fileExists(atPath: folder.path), "no suite \(name.1)")
        if let test = name.2 { #expect(tests.contains("func \(test)("), "no test \(test)") }
      }
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

  /// `grep --quiet` ends with its first hit, whoever writes to it is ended by that, and `pipefail` makes a failure
  /// of the hit: half of the tests were once left out so, now and then, and all was called passed.
  @Test func noScriptAsksTheEndOfAPipeThatStopsEarly() throws {
    let folder = House.root.appending(path: ".ci")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let lines = text.replacing("\\\n", with: " ").replacing("|\n", with: "| ").split(
        separator: "\n")
      for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("#") {
        #expect(
          !line.contains(#/\|[^|;&]*\bgrep\s[^|;&]*(--quiet|-[a-zA-Z]*q|--max-count)/#),
          "\(name): \(line)")
      }
    }
  }
}

import Foundation
import Testing

@Suite("The map of the house is true")
struct MapTests {
  @Test func theModuleMapNamesEveryTarget() throws {
    let map = try String(
      contentsOf: House.root.appending(path: "Sources/README.md"), encoding: .utf8)
    for target in House.manifest.dependencies.keys.sorted() where !target.hasSuffix("StandIn") {
      #expect(map.contains("`\(target)`"), "Sources/README.md doesn't say what \(target) is")
    }
  }

  @Test func manifestsAreParsedAsWritten() {
    var manifest = Manifest()
    manifest.add(
      """
      func standIn(_ name: String) -> Target { .target(name: "\\(name)StandIn", path: name) }
      func module(_ path: String) -> Target { .target(name: path, path: path) }
      let package = Package(
        name: "Some",
        targets: [
          module("Low"), standIn("Thin"), standIn("Other", ["Low", "ThinStandIn"]),
          systemLibrary("CSystem", "libsystem", "libsystem-dev"),
          module("SDK/High", [
              "OtherStandIn", .product(name: "Yams", package: "Yams"), "CSystem",
            ], settings: quick),
          .executableTarget(name: "high", dependencies: ["High"], path: "Sources/Program/high"),
        ])
      """, below: "Sources/Some", root: "")
    #expect(manifest.dependencies["ThinStandIn"] == ["AppleFoundation"])
    #expect(manifest.dependencies["OtherStandIn"] == ["Low", "ThinStandIn"])
    #expect(manifest.dependencies["High"] == ["OtherStandIn", "CSystem"])
    #expect(manifest.products["High"] == ["Yams"])
    #expect(manifest.target(in: "Sources/Some/SDK/High") == "High")
    #expect(manifest.folders["CSystem"] == "Sources/Some/SystemLibraries/CSystem")
    #expect(manifest.target(in: "Sources/Program/high") == "high")
    #expect(manifest.programs == ["high"])
  }

  /// The files and tests that `Sources/TOOLCHAIN.md` mentions exist.
  @Test func theToolchainPageMatchesTheSources() throws {
    let page = try String(
      contentsOf: House.root.appending(path: "Sources/TOOLCHAIN.md"), encoding: .utf8)
    let tests = try House.swiftFiles(under: "Tests").map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined(separator: "\n")
    let suites = Set(try House.suiteFolders().map(\.lastPathComponent))
    let rows = page.split(separator: "\n").map { $0.split(separator: "|") }.filter {
      $0.count == 3 && !$0[1].contains("---") && !$0[1].contains(" where ")
    }
    #expect(rows.count > 30, "\(rows.count): has the form of the page changed?")
    for row in rows {
      let paths = row[1].matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!paths.isEmpty, "\(row[0])")
      for path in paths {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        let target =
          parts[0] == "StandIns" ? "Sources/Sandbox/SDK/StandIns" : House.manifest.folders[parts[0]]
        let file = House.root.appending(
          path: ([target ?? "Sources/\(parts[0])"] + parts.dropFirst()).joined(separator: "/"))
        #expect(FileManager.default.fileExists(atPath: file.path), "no \(path)")
      }
      for name in row[2].matches(of: /`(\w+Tests)(?:\.(\w+))?`/) {
        #expect(
          tests.contains("struct \(name.1)") || tests.contains("class \(name.1)")
            || suites.contains(String(name.1)), "no suite \(name.1)")
        if let test = name.2 { #expect(tests.contains("func \(test)("), "no test \(test)") }
      }
    }
  }

  /// A newcomer can follow a check through the code in an hour.
  @Test func aCheckPassesThroughFewFiles() throws {
    let page = try String(
      contentsOf: House.root.appending(path: "Documentation/Contributing/FollowACheck.md"),
      encoding: .utf8)
    let files = Set(page.matches(of: /`([\w+\/-]+\.swift)`/).map { String($0.1) })
    #expect(files.count > 30 && files.count <= 40, "\(files.count) files")
    for file in files {
      let place = House.root.appending(path: "Sources/\(file)").path
      #expect(FileManager.default.fileExists(atPath: place), "no \(file)")
    }
  }

  @Test func theReadmeHasTwoCommands() throws {
    let readme = try String(contentsOf: House.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(".ci/set-up && swift run rings"))
    #expect(readme.contains(".ci/set-up && .ci/test"))
  }

  @Test func continuousIntegrationRunsTheReadmesTestCommand() throws {
    let script = try String(contentsOf: House.root.appending(path: ".ci/run"), encoding: .utf8)
    #expect(script.contains(".ci/set-up && .ci/test"))
  }

  /// `grep --quiet` ends at its first hit.
  ///
  /// The writer then gets SIGPIPE, and `pipefail` turns the hit into a failure. Because of this, half of the
  /// tests were once occasionally skipped, and the run still passed.
  @Test func noScriptTestsAPipelineThatMayStopEarly() throws {
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

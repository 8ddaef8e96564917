import Foundation
import Testing

@Suite("Files keep the house rules")
struct FileTests {
  static let longestFile = 400

  /// Words that don't describe a file's purpose, with the advice for each.
  static let bannedWords = [
    "Util": "name what it does", "Helper": "name what it does", "Manager": "name what it manages",
    "Misc": "split it by subject", "Common": "name what is common",
  ]

  /// Apple's types, which keep their names.
  static let namesOfApple = ["FileManager", "LocationManager", "RelevantIntentManager"]

  @Test func noFileIsLong() throws {
    for file in try House.swiftFiles(under: "Sources") + House.swiftFiles(under: "Tests") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(
        lines <= Self.longestFile,
        "\(House.relativePath(of: file)) has \(lines) lines: one subject a file, please")
    }
  }

  @Test func noFileIsNamedVaguely() throws {
    for file in try House.swiftFiles(under: "Sources") {
      guard !Self.namesOfApple.contains(where: file.lastPathComponent.contains) else { continue }
      for (word, advice) in Self.bannedWords {
        #expect(
          !file.lastPathComponent.contains(word), "\(House.relativePath(of: file)): \(advice)")
      }
    }
  }

  @Test func nothingBelowTheFrontDoorsPrints() throws {
    // Comments may mention `print`, but only executables may call it.
    let printing = /^\s*(?:Swift\.)?(?:print|debugPrint|dump)\(/
    for file in try House.swiftFiles(under: "Sources") {
      guard House.target(of: file) != "CommandLine" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        #expect(
          line.firstMatch(of: printing) == nil,
          "\(House.relativePath(of: file)): hand the text to the front door instead of printing it")
      }
    }
  }

  @Test func noInputCanReachATrap() throws {
    let trap = /\b(?:fatalError|preconditionFailure)\(|\btry!/
    for file in try House.swiftFiles(under: "Sources") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated() {
        guard line.firstMatch(of: trap) != nil, !line.trimmingPrefix(/\s+/).hasPrefix("//") else {
          continue
        }
        // Three traps are allowed: the body of a view that the system draws, code that traps on the phone
        // too, and code that needs a running app. The last two run in the learner's process.
        let reasons = lines[max(0, place - 3)...place].joined(separator: "\n")
        #expect(
          reasons.contains(
            /(?i)\btraps\b.*\b(?:phone|ios)\b|\bios\b.*\btraps\b|has no body|belongs to the app/),
          "\(House.relativePath(of: file)): \(line.trimmingCharacters(in: .whitespaces))")
      }
    }
  }

  /// The folders and files that this repository needs at the top level.
  static let topLevel: Set<String> = [
    "Documentation", "Lessons", "Package.swift", "Pictures", "Solutions", "Sources", "Tests",
  ]

  /// Returns whether a name may be at the top level.
  ///
  /// Allowed are our own names, and pages and legal documents that visitors of a repository expect, such as
  /// LICENSE, in any language.
  private static func mayBeAtTheTop(_ name: String) -> Bool {
    topLevel.contains(name)
      || name.wholeMatch(of: /[A-Z][A-Z_-]+(?:\.[A-Za-z-]+)?(?:\.md|\.txt)?/) != nil
  }

  @Test func theTopLevelHoldsNothingElse() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: House.root.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(Self.topLevel.subtracting(names).isEmpty)
    #expect(names.filter { !Self.mayBeAtTheTop($0) } == [])
  }

  @Test(arguments: [
    ("LICENSE", true), ("LICENSE.txt", true), ("NOTICE", true), ("CODE_OF_CONDUCT.md", true),
    ("SECURITY.md", true), ("README.ja.md", true), ("Utilities", false), ("notes.md", false),
    ("main.swift", false),
  ])
  func visitorFilesMayBeAdded(name: String, isAllowed: Bool) {
    #expect(Self.mayBeAtTheTop(name) == isAllowed)
  }

  /// SwiftPM reports a listed target without a folder, but never compiles a folder that the manifest doesn't
  /// list.
  @Test func theManifestNamesEverySuite() throws {
    let manifest = try String(
      contentsOf: House.root.appending(path: "Package.swift"), encoding: .utf8)
    let folders = try House.suiteFolders().map {
      House.relativePath(of: $0).dropFirst("Tests/".count)
    }
    #expect(folders.count > 20)
    for folder in folders {
      #expect(
        manifest.contains(try Regex("\\(\\s*\"\(folder.dropLast(5))\",\\s*\\[")),
        "\(folder) is not among the suites of Package.swift, so none of its tests run")
    }
  }

  @Test func noMachinePathIsCommitted() throws {
    for folder in ["Sources", "Tests", "Lessons", "Solutions"] {
      for file in try House.swiftFiles(under: folder)
      where file.lastPathComponent != "FileTests.swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for path in ["work", "root"].map({ "/\($0)/" }) {
          #expect(!text.contains(path), "\(House.relativePath(of: file)) names \(path)")
        }
      }
    }
  }
}

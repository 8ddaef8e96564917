import Foundation
import SwiftSource
import Testing

/// Checks the marks on suites, so that tests that only compute never wait for a sandbox.
@Suite struct SuiteMarkTests {
  /// Tokens of code that starts a process: Foundation's `Process`, and our own types and functions that start
  /// processes.
  private static let starting = [
    ["Process", "(", ")"], ["ProcessCommand", "("], ["RunningProcess"], ["Judge", "("],
    ["Studio", "("], ["PackValidation", ".", "whole"], ["Toolchain", ".", "find"], ["Jail", "."],
    ["JudgeConfiguration", ".", "found"], ["GitClone"], ["PluginCompiler", "("],
    [")", ".", "open", "(", "FilePlace"], ["posix_spawn"],
  ]

  private static func startsProcesses(_ file: TestSources.File) -> Bool {
    starting.contains { file.source.tokens[...].place(of: $0) != nil }
  }

  /// Returns a message for each suite with a false mark.
  private static func untrueMarks(in sources: TestSources) -> [String] {
    sources.files.filter { !$0.suites.isEmpty }.flatMap { file in
      let place = sources.reach(of: file).first(where: startsProcesses)?.path
      return file.suites.compactMap { suite in
        switch (suite.startsProcesses, place) {
        case (true, nil) where !suite.marks.contains("runsAlone"):
          "\(suite.name) is marked `.startsProcesses` and starts none: remove the mark"
        case (false, let place?):
          "\(suite.name) can start processes (\(place)): mark it `.startsProcesses`, "
            + "or move what starts them to a file of its own"
        default: nil
        }
      }
    }
  }

  /// Returns a message for each suite whose depth marks are missing or contradictory.
  private static func wrongDepths(in sources: TestSources) -> [String] {
    sources.files.flatMap(\.suites).flatMap { suite -> [String] in
      let main = suite.tests.filter { !$0.marks.union(suite.marks).isDisjoint(with: ["mainPath"]) }
      if !suite.startsProcesses {
        return main.map {
          "\(suite.name).\($0.name) runs at both depths without `.mainPath`: its suite starts no processes"
        }
      }
      switch (suite.marks.contains("thorough"), main.isEmpty) {
      case (false, true):
        return [
          "\(suite.name): mark the test of its main path `.mainPath`, or the suite `.thorough`"
        ]
      case (true, false):
        return ["\(suite.name) is `.thorough` and has tests marked `.mainPath`: only one can hold"]
      default: return []
      }
    }
  }

  @Test func processMarksAreCorrect() throws {
    let sources = try TestSources()
    #expect(sources.files.flatMap(\.suites).count(where: \.startsProcesses) > 100)
    for fault in Self.untrueMarks(in: sources) { Issue.record("\(fault)") }
  }

  @Test func everyProcessSuiteHasAMainPath() throws {
    for fault in Self.wrongDepths(in: try TestSources()) { Issue.record("\(fault)") }
  }

  /// Suites with false marks, and suites with correct marks.
  @Test(arguments: [
    ("@Suite(.startsProcesses) struct A { @Test(.mainPath) func a() { #expect(1 == 1) } }", 1, 0),
    ("@Suite struct A { @Test func a() { _ = Process() } }", 1, 0),
    ("@Suite(.startsProcesses) struct A { @Test func a() { _ = Process() } }", 0, 1),
    ("@Suite(.runsAlone) struct A { @Test(.mainPath) func a() {} }", 0, 0),
    ("@Suite(.startsProcesses, .thorough) struct A { @Test func a() { _ = Process() } }", 0, 0),
    (
      "@Suite(.startsProcesses, .thorough) struct A { @Test(.mainPath) func a() { _ = Process() } }",
      0, 1
    ),
    ("@Suite struct A { @Test(.mainPath) func a() { #expect(1 == 1) } }", 0, 1),
    ("struct A { @Test func a() { \"Process()\" /* Process() */ } }", 0, 0),
  ])
  func anUntrueMarkIsFound(code: String, untrue: Int, depths: Int) {
    let sources = TestSources([
      TestSources.File(path: "Tests/ATests/A.swift", target: "ATests", SwiftFile(code))
    ])
    #expect(Self.untrueMarks(in: sources).count == untrue)
    #expect(Self.wrongDepths(in: sources).count == depths)
  }

  @Test func fixturesCountOnlyInTheirOwnTarget() {
    func found(fixture target: String) -> [String] {
      Self.untrueMarks(
        in: TestSources([
          TestSources.File(
            path: "Tests/ATests/A.swift", target: "ATests",
            SwiftFile("struct A { @Test func a() { Fixture().run() } }")),
          TestSources.File(
            path: "Tests/\(target)/Fixture.swift", target: target,
            SwiftFile("struct Fixture { func run() { _ = Process() } }")),
        ]))
    }
    #expect(found(fixture: "ATests").count == 1)
    #expect(found(fixture: "TestSupport").count == 1)
    #expect(found(fixture: "BTests") == [])
  }
}

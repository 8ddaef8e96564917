import Foundation
import SwiftSource
import Testing

/// Every test must assert something, because a test that can't fail proves nothing.
@Suite struct AssertionTests {
  private static let asserting: Set<String> = ["#expect", "#require", "record", "confirmation"]

  /// Returns the names of tests that assert nothing, directly or through a function of their target.
  private static func idleTests(in sources: TestSources) -> [String] {
    let targets = Dictionary(grouping: sources.files, by: \.target)
    let shared = functions(of: targets["TestSupport"] ?? [])
    return targets.sorted { $0.key < $1.key }.flatMap { target, files -> [String] in
      let asserting = assertingNames(among: shared + functions(of: files))
      return files.flatMap(\.suites).flatMap { suite in
        suite.tests.filter { $0.body.isDisjoint(with: asserting) }.map {
          "\(target).\(suite.name).\($0.name)"
        }
      }
    }
  }

  /// Returns the functions, initializers and properties of some files, with the words of each body.
  private static func functions(of files: [TestSources.File]) -> [(
    name: String, words: Set<String>
  )] {
    files.flatMap { file in
      file.source.types.flatMap { type in
        type.members.map { member in
          (
            member.keyword == "init" ? type.name : member.name,
            Set(member.body.filter { $0.kind == .word }.map(\.text))
          )
        }
      }
        + file.source.globals.map {
          ($0.name, Set($0.body.filter { $0.kind == .word }.map(\.text)))
        }
    }
  }

  private static func assertingNames(
    among functions: [(name: String, words: Set<String>)]
  ) -> Set<String> {
    var names = asserting
    while true {
      let more = functions.filter { !$0.words.isDisjoint(with: names) }.map(\.name)
      let count = names.count
      names.formUnion(more)
      if names.count == count { return names }
    }
  }

  @Test func everyTestAsserts() throws {
    for test in Self.idleTests(in: try TestSources()) {
      Issue.record("\(test) asserts nothing: expect a result of what it calls")
    }
  }

  @Test(arguments: [
    ("struct A { @Test func a() { _ = work() } }", 1),
    ("struct A { @Test func a() { work() }\n func work() { #expect(true) } }", 0),
    ("struct A { @Test func a() { work() }\n func work() {} }", 1),
    ("struct A { @Test func a() throws { try #require(true) } }", 0),
    ("struct A { @Test func a() { /* #expect(1 == 1) */ } }", 1),
  ])
  func aTestWithoutAssertionIsFound(code: String, idle: Int) {
    let sources = TestSources([
      TestSources.File(path: "Tests/ATests/A.swift", target: "ATests", SwiftFile(code))
    ])
    #expect(Self.idleTests(in: sources).count == idle)
  }
}

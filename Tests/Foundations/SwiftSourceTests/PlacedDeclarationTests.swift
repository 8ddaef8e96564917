import SwiftSource
import Testing

@Suite("Declarations that are taken out of a file")
struct PlacedDeclarationTests {
  private let file = SwiftFile(
    """
    import struct Foundation.Date
    import XCTest

    // Both of them.
    let one = 1, two = 2  // Beside it.

    /* Before
       it. */ @MainActor
    final class Checks: Base, Other {
      private let words = [
        "a": 1,
      ]
      /// About the first.
      @discardableResult func first() -> Int { 1 }

      // MARK: - Rest

      func second<T>(_ value: T) where T: Equatable {
        func inner() {}
        let text = "\\(value) } func no() {"
      }
      static var size: Int { 2 }; var other = 3
      init() {}
      static func == (one: Checks, two: Checks) -> Bool { true }
    }

    extension Checks { func third() {} }
    #if DEBUG
    func debug() {}
    #endif
    typealias Short = Checks
    """)

  @Test func eachIsFoundOnce() throws {
    let top = file.declarations()
    #expect(
      top.map(\.keyword) == ["let", "class", "extension", "#if", "func", "#endif", "typealias"])
    #expect(top.compactMap(\.name) == ["one", "Checks", "Checks", "debug", "Short"])
  }

  @Test func membersAreFoundInTheirType() throws {
    let type = try #require(file.declarations().first { $0.keyword == "class" })
    let open = try #require(type.body)
    let end = try #require(file.tokens[open].partner)
    let members = file.declarations(in: open + 1..<end)
    #expect(
      members.map { $0.name ?? $0.keyword } == [
        "words", "first", "second", "size", "other", "init", "func",
      ])
    #expect(members[0].attributes == ["private"])
  }

  @Test func commentsBelongToTheNextDeclaration() throws {
    let type = try #require(file.declarations().first { $0.keyword == "class" })
    let open = try #require(type.body)
    let end = try #require(file.tokens[open].partner)
    let members = file.declarations(in: open + 1..<end)
    let text = file.text(without: [members[1].places, members[2].places])
    #expect(!text.contains("About the first"))
    #expect(!text.contains("MARK"))
    #expect(!text.contains("no()"))
    #expect(text.contains("      ]\n") || text.contains("  ]\n"))
    #expect(text.contains("static var size: Int { 2 }; var other = 3"))
    let rest = file.text(without: [file.declarations()[0].places])
    #expect(!rest.contains("Both of them"))
    #expect(!rest.contains("Beside it"))
    #expect(rest.contains("/* Before"))
  }
}

import Canvas
import Testing

@Suite("What a save changed is told line by line")
struct SavedChangeTests {
  @Test func linesThatWereRemovedAndAdded() throws {
    let change = try #require(
      SavedChange(from: ["A.swift": "one\ntwo\nthree\n"], to: ["A.swift": "one\n2\nthree\nfour\n"]))
    #expect(change.lines.map(\.text) == ["two", "2", "four"])
    #expect(change.lines.map(\.isNew) == [false, true, true])
    #expect(change.lines.map(\.number) == [2, 2, 4])
  }

  @Test func repeatingAValueIsNoChange() {
    #expect(SavedChange(from: ["A.swift": "x"], to: ["A.swift": "x"]) == nil)
    #expect(SavedChange(from: [:], to: [:]) == nil)
  }
}

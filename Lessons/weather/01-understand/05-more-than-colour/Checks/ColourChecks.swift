import LessonChecks
import XCTest

final class ColourChecks: ExerciseTestCase {
  private let states = ["running", "done", "stuck"]

  func testEachStateHasASignOfItsOwn() throws {
    try assertSigns(of: "Washer 2")
  }

  func testTheSignOutlivesTheColour() throws {
    for state in states {
      let picture = try view("wash", "Washer 2", state).render(.systemSmall)
      _ = try ownSigns(of: state, named: "Washer 2", in: picture)
      try assertNothingLost(picture, in: .accented)
    }
  }

  func testTheSignCanBeSeen() throws {
    for scheme in Scheme.allCases {
      for state in states {
        let picture = try view("wash", "Washer 2", state).render(.systemSmall, scheme: scheme)
        let signs = try ownSigns(of: state, named: "Washer 2", in: picture)
        guard let first = signs.first else { return }
        if !signs.contains(where: { ($0.contrast ?? 0) >= 3 }) { assertContrast(first, atLeast: 3) }
        assertContrast(try picture.text(containing: "Washer 2"), atLeast: 3)
      }
    }
  }

  func testOtherMachines() throws {
    try assertSigns(of: inputs.element(of: ["Dryer 1", "Washer 4", "Attic"]))
  }

  /// Returns a picture's texts and symbols, without their colors.
  private func signs(in picture: RenderedPicture) -> [String: PictureElement] {
    var signs: [String: PictureElement] = [:]
    for element in picture.visibleTexts + picture.symbols where element.isVisible {
      signs[element.symbolName ?? element.text ?? ""] = element
    }
    return signs
  }

  /// Returns the texts and symbols that no other state has, or fails if there are none.
  private func ownSigns(
    of state: String, named name: String, in picture: RenderedPicture
  ) throws -> [PictureElement] {
    var own = signs(in: picture)
    if own.keys.allSatisfy({ $0 == name }) {
      fail(
        "\(state) has no sign of its own. Add a word or a symbol: VoiceOver has no name for a shape "
          + "that you draw.",
        expected: "a word or a symbol", actual: "only shapes and colors", showing: [picture])
      return []
    }
    for other in states where other != state {
      let others = signs(in: try view("wash", name, other).render(.systemSmall))
      own = own.filter { others[$0.key] == nil }
      if own.isEmpty {
        fail(
          "\(state) has no sign of its own: its words and symbols are the same as those of \(other).",
          expected: "a word or a symbol", actual: "only a color", showing: [picture])
        return []
      }
    }
    return own.sorted { $0.key < $1.key }.map(\.value)
  }

  private func assertSigns(of name: String) throws {
    for state in states {
      let picture = try view("wash", name, state).render(.systemSmall)
      assertShows(picture, name)
      if try ownSigns(of: state, named: name, in: picture).isEmpty { return }
    }
  }
}

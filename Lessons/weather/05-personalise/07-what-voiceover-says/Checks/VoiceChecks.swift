import LessonChecks
import XCTest

final class VoiceChecks: ExerciseTestCase {
  private func picture(
    island: String = "Ulleung", isRunning: Bool, wind: Int = 4, waves: Int = 2
  ) throws -> RenderedPicture {
    try view("crossing", island, isRunning, wind, waves).render(.systemSmall)
  }

  /// Returns VoiceOver's text in lowercase.
  private func spoken(_ picture: RenderedPicture) -> String { picture.root.spokenText.lowercased() }

  func testTheStateIsSpoken() throws {
    for isRunning in [true, false] {
      assertSpeaksState(isRunning, of: "Ulleung", in: try picture(isRunning: isRunning))
    }
  }

  func testEachNumberHasItsWord() throws {
    for isRunning in [true, false] {
      assertSpeaksNumbers(wind: 4, waves: 2, in: try picture(isRunning: isRunning))
    }
  }

  func testNoSymbolSpeaksItsName() throws {
    for isRunning in [true, false] { assertHasNoNames(try picture(isRunning: isRunning)) }
  }

  func testTheEyeSeesWhatItSaw() throws {
    let picture = try picture(isRunning: true)
    let symbols = Set(picture.symbols.filter(\.isVisible).flatMap(\.symbolNames))
    if !symbols.isSuperset(of: ["ferry", "checkmark.circle", "wind", "water.waves"]) {
      fail(
        "A symbol is missing. Change only what VoiceOver says.", expected: "the same as before",
        actual: symbols.sorted().joined(separator: ", "), showing: [picture])
    }
    let texts = picture.visibleTexts.filter { $0.symbolName == nil }
    if let more = texts.first(where: { !["Ulleung", "4", "2"].contains($0.text ?? "") }) {
      fail(
        "The widget shows new text. Change only what VoiceOver says.",
        expected: "the same as before", actual: more.name, at: more)
    }
    assertShows(picture, "Ulleung", "4", "2")
  }

  func testOtherCrossings() throws {
    let island = inputs.element(of: ["Jeju", "Marado", "Bigeum"])
    let wind = inputs.integer(in: 21...48)
    let waves = inputs.integer(in: 51...79)
    for isRunning in inputs.shuffled([true, false]) {
      let picture = try picture(island: island, isRunning: isRunning, wind: wind, waves: waves)
      assertSpeaksState(isRunning, of: island, in: picture)
      assertSpeaksNumbers(wind: wind, waves: waves, in: picture)
    }
  }

  private func assertSpeaksState(
    _ isRunning: Bool, of island: String, in picture: RenderedPicture
  ) {
    let words = spoken(picture)
    let state = isRunning ? "running" : "cancelled"
    guard let place = words.range(of: state) else {
      return fail(
        "VoiceOver doesn't say whether the ferry runs. Label the symbol in the middle.",
        expected: state, actual: words, showing: [picture])
    }
    if words.contains(isRunning ? "cancelled" : "running") {
      return fail(
        "VoiceOver says both that the ferry runs and that it doesn't.", expected: state, actual: words,
        showing: [picture])
    }
    let start = words.range(of: island.lowercased())?.upperBound ?? words.endIndex
    let end = words.range(of: "wind")?.lowerBound ?? words.endIndex
    let order = [island.lowercased(), state, "wind"].joined(separator: ", ")
    if place.lowerBound < start || place.upperBound > end {
      fail(
        "VoiceOver says \(state) too early or too late. Use this order: island, state, wind.",
        expected: order, actual: words, showing: [picture])
    }
  }

  private func assertSpeaksNumbers(wind: Int, waves: Int, in picture: RenderedPicture) {
    // The symbol's own name contains the same word, but doesn't count as spoken text.
    let words = spoken(picture).replacing("water.waves", with: "")
    for (word, number) in [("wind", wind), ("waves", waves)] {
      // A whole word, so that “window” doesn't count as “wind”.
      let found = words.range(of: "\\b\(word)\\b", options: .regularExpression).flatMap {
        words[$0.upperBound...].firstMatch(of: #/[0-9]+/#)
      }
      let isUnsaid = found.flatMap { Int($0.output) } != number
      if isNameAlone(word, in: picture)
        || isUnsaid && !words.contains(word) && spoken(picture).contains("water." + word)
      {
        return fail(
          "The word \(word) comes only from the symbol's name. Add a label.",
          expected: "\(word) \(number)", actual: spoken(picture), showing: [picture])
      }
      if isUnsaid {
        return fail(
          "VoiceOver should say the word \(word), then the number \(number).",
          expected: "\(word) \(number)", actual: spoken(picture), showing: [picture])
      }
    }
  }

  /// Returns whether a word comes only from a symbol's name.
  private func isNameAlone(_ word: String, in picture: RenderedPicture) -> Bool {
    picture.symbols.contains {
      $0.symbolName == word && $0.spokenText == word && $0.accessibilityLabel == nil && isHeard($0)
    }
  }

  /// Returns whether VoiceOver reaches a view. It doesn't if an ancestor is hidden or has a label for all its
  /// contents.
  private func isHeard(_ element: PictureElement) -> Bool {
    !([element] + element.ancestors).contains { around in
      around.isAccessibilityHidden
        || around != element && around.accessibilityLabel.map { $0 == around.spokenText } ?? false
    }
  }

  private func assertHasNoNames(_ picture: RenderedPicture) {
    let words = spoken(picture)
    let raw = ["checkmark.circle", "xmark.circle", "water.waves"].first { words.contains($0) }
    let alone = ["ferry", "wind"].first { isNameAlone($0, in: picture) }
    if let ferry = picture.symbols.first(where: { $0.symbolName == "ferry" }), alone == nil,
      isHeard(ferry), !ferry.spokenText.isEmpty
    {
      return fail(
        "VoiceOver reads the ferry's symbol. Hide it: the island and the state are enough.",
        expected: "nothing", actual: ferry.spokenText, at: ferry)
    }
    if let name = raw ?? alone {
      fail(
        "VoiceOver reads a symbol's name: \(name). Label its meaning, or hide it.",
        expected: "no symbol names", actual: words, showing: [picture])
    }
  }
}

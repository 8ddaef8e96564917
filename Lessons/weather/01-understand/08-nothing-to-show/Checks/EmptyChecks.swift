import LessonChecks
import XCTest

final class EmptyChecks: ExerciseTestCase {
  private func words(of picture: RenderedPicture) -> String {
    picture.visibleTexts.filter { $0.symbolName == nil }.compactMap(\.text).joined(separator: " ")
  }

  private func signedOut(_ scheme: Scheme = .light) throws -> RenderedPicture {
    try view("signedOut").render(.systemSmall, scheme: scheme)
  }

  private func empty(_ scheme: Scheme = .light) throws -> RenderedPicture {
    try view("parcels", [String](), [String]()).render(.systemSmall, scheme: scheme)
  }

  func testSignedOutSaysWhatToDo() throws {
    for scheme in Scheme.allCases {
      let picture = try signedOut(scheme)
      guard isThere(picture) else { return }
      if !words(of: picture).localizedCaseInsensitiveContains("sign in") {
        return fail(
          "The user isn't signed in. Say what to do.", expected: "Sign in …",
          actual: words(of: picture), showing: [picture])
      }
      assertCanBeRead(picture)
      try assertGoes(picture)
    }
  }

  func testAnEmptyListSaysSo() throws {
    for scheme in Scheme.allCases {
      let picture = try empty(scheme)
      guard isThere(picture) else { return }
      let words = words(of: picture)
      if let text = picture.visibleTexts.first(where: { !$0.numbers.isEmpty }) {
        return fail(
          "With an empty list, the widget shows a number. A zero could be an error, so use words.",
          expected: "words", actual: text.name, at: text)
      }
      if let word = ["error", "nil", "null", "empty"].first(where: {
        words.localizedCaseInsensitiveContains($0)
      }) {
        return fail(
          "“\(word)” is a technical word. Users can't do anything with it.",
          expected: "everyday words", actual: words, showing: [picture])
      }
      if words.localizedCaseInsensitiveContains("sign in") {
        return fail(
          "The user is already signed in. Don't ask them to sign in again.",
          expected: "no such text", actual: words, showing: [picture])
      }
      if words.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }).count < 3 {
        return fail(
          "With an empty list, “\(words)” doesn't tell people that all is well. Say so in a "
            + "sentence of three words or more.", expected: "one sentence", actual: words,
          showing: [picture])
      }
      assertCanBeRead(picture)
      try assertGoes(picture)
    }
  }

  func testAParcelIsShown() throws {
    let (boots, day) = ("Winter boots", "Thursday")
    try assertShowsParcel(boots, day, among: [boots], [day])
  }

  func testOtherParcels() throws {
    let contents = inputs.elements(3, of: ["Two books", "Tea", "A lamp", "Seeds", "Green paint"])
    let days = inputs.elements(3, of: ["Monday", "Tuesday", "Friday", "Saturday"])
    for count in inputs.shuffled([1, 2, 3]) {
      try assertShowsParcel(
        contents[0], days[0], among: Array(contents.prefix(count)), Array(days.prefix(count)))
    }
  }

  private func assertShowsParcel(
    _ content: String, _ arrival: String, among contents: [String], _ arrivals: [String]
  ) throws {
    for scheme in Scheme.allCases {
      let picture = try view("parcels", contents, arrivals).render(.systemSmall, scheme: scheme)
      assertShows(picture, content, arrival)
      assertCanBeRead(picture)
    }
  }

  /// Fails if the sentence for days without parcels also appears on other days.
  private func assertGoes(_ sentences: RenderedPicture) throws {
    let said = sentences.visibleTexts.compactMap(\.text).filter {
      $0.split(separator: " ").count >= 3
    }
    let picture = try view("parcels", ["Seeds"], ["Friday"]).render(.systemSmall)
    if let left = picture.visibleTexts.first(where: { said.contains($0.text ?? "") }) {
      fail(
        "A parcel is coming, but the widget still says \(left.name).",
        expected: "only the parcel", actual: left.name, at: left)
    }
  }

  private func isThere(_ picture: RenderedPicture) -> Bool {
    if !words(of: picture).isEmpty { return true }
    fail(
      "The widget is empty. It looks broken to people who have just installed the app.",
      expected: "one sentence", actual: "nothing", showing: [picture])
    return false
  }

  private func assertCanBeRead(_ picture: RenderedPicture) {
    for text in picture.textElements {
      assertVisible(text)
      assertContrast(text, atLeast: 2.5)
    }
    assertFits(picture)
    assertReadableSize(picture)
  }
}

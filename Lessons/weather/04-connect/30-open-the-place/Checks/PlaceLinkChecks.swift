import LessonChecks
import XCTest

final class PlaceLinkChecks: ExerciseTestCase {
  /// The widget's places in timeline order, with the texts of their screens.
  private static let places = [("Jeju", "24"), ("Busan", "21"), ("Seoul", "18")]

  /// Returns the URL of a tap on the widget.
  private func link(_ entry: Int) throws -> URL {
    let picture = try widget("PlaceWidget").render(.systemSmall, entry: entry)
    return try XCTUnwrap(picture.elements.compactMap(\.widgetURL).first)
  }

  private func shows(_ place: Int, _ window: RenderedPicture) -> Bool {
    window.hasText(Self.places[place].0)
      && window.texts.contains { $0.contains(Self.places[place].1) }
  }

  func testATapOpensThePlace() throws {
    for place in inputs.shuffled([0, 1]) {
      for state in [AppState.background, .notRunning] {
        try requirePlace(place, try scene().open(try link(place), from: state))
      }
    }
  }

  func testTheNextTapOpensTheNextPlace() throws {
    let places = inputs.shuffled([0, 1, 2])
    let app = try scene().open(try link(places[1]), after: try link(places[0]))
    let window = try app.window()
    let (first, second) = (Self.places[places[0]].0, Self.places[places[1]].0)
    guard !shows(places[1], window) else { return }
    fail(
      "After a tap on \(first) and then a tap on \(second), the app still shows \(first). Handle "
        + "the link in a view that's always on the screen.",
      expected: second, actual: app.isTaken ? "handled, but not shown" : "no view handles the link",
      showing: [window])
  }

  func testAnyPlaceOpens() throws {
    for state in inputs.shuffled([AppState.background, .notRunning]) {
      try requirePlace(2, try scene().open(try link(2), from: state))
    }
  }

  func testOtherLinksChangeNothing() throws {
    let word = inputs.element(of: ["atlantis", "avalon", "camelot"])
    let texts = [
      "rings://place?id=\(word)", "rings://settings?id=busan", "rings://place",
      "https://place?id=busan", "rings://place?id=bus", "rings://place?id=Busan",
      // A link that begins like a place's, and a place with a name other than `id`.
      "rings://place?id=busan\(inputs.integer(in: 2...9))", "rings://place?from=busan",
    ]
    for text in inputs.shuffled(texts) {
      let other = try XCTUnwrap(URL(string: text))
      let window = try scene().open(other, after: try link(0)).window()
      guard shows(0, window) else {
        return fail(
          "The app was showing Jeju when the link \(text) came in. No place in the app has this "
            + "link, so the app should keep showing Jeju.",
          expected: "Jeju", actual: window.texts.joined(separator: ", "),
          showing: [window])
      }
    }
    let list = try scene().open(try XCTUnwrap(URL(string: texts[0])), from: .notRunning).window()
    if !list.hasText("Places") {
      fail(
        "A link without a place started the app. The app should show its list.",
        expected: "the list", showing: [list])
    }
  }

  private func requirePlace(_ place: Int, _ app: OpenedApp) throws {
    let window = try app.window()
    guard !shows(place, window) else { return }
    guard app.isTaken else {
      return fail(
        "Nothing in the app handles the link. After a tap on \(Self.places[place].0), the app "
          + "opens where you left it.",
        expected: ".onOpenURL { link in … }", actual: "not handled", showing: [window])
    }
    fail(
      "The app handles the link of \(Self.places[place].0), but doesn't open the place.",
      expected: Self.places[place].0,
      actual: window.texts.joined(separator: ", "), showing: [window])
  }
}

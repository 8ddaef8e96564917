import LessonChecks
import XCTest

final class FamilyChecks: ExerciseTestCase {
  func testIOS15OffersTheSmallOne() throws {
    assertOffered(
      "CardWidget", [.systemSmall], in: try gallery(appTarget: "15.0", ios: "15.0"),
      "On iOS 15, keep offering the small widget. Otherwise, people who have it lose it.")
  }

  func testIOS16OffersBoth() throws {
    try assertOffersBoth(on: "16.0")
    try assertOffersBoth(on: "17.0")
  }

  func testTheCircleHoldsAPicture() throws {
    for scheme in Scheme.allCases {
      let picture = try widget("CardWidget").render(.accessoryCircular, scheme: scheme)
      if let text = picture.visibleTexts.first(where: { $0.symbolName == nil }) {
        return fail(
          "A circle of 72 points has no room for words. Draw only the symbol.",
          expected: "one symbol", actual: text.name, at: text)
      }
      // A symbol with an empty name doesn't count, because a phone draws nothing for it.
      guard let symbol = picture.symbols.first(where: { !$0.symbolNames.joined().isEmpty }) else {
        return fail(
          "The circle is empty. Draw a symbol.", expected: "one symbol", actual: "none",
          showing: [picture])
      }
      if max(symbol.frame.width, symbol.frame.height) < 20 {
        return fail(
          "The symbol in the circle is too small to recognize.", expected: "20 points or more",
          actual: "smaller", at: symbol)
      }
      assertVisible(symbol, "The symbol in the circle isn't visible.")
    }
  }

  func testTheSmallOneStays() throws {
    let early = try gallery(appTarget: "15.0", ios: "15.0").widget("CardWidget")?.render()
    for picture in [try early ?? widget("CardWidget").render(), try widget("CardWidget").render()] {
      assertShows(picture, "My library card")
    }
  }

  private func assertOffersBoth(on ios: String) throws {
    let offered = try gallery(appTarget: "15.0", ios: ios)
    let families = Set(offered.widget("CardWidget")?.families ?? [])
    if families != [.systemSmall, .accessoryCircular] {
      fail(
        "On iOS \(ios), offer the small widget and the circle.",
        expected: "accessoryCircular, systemSmall",
        actual: families.isEmpty
          ? "none" : families.map(\.rawValue).sorted().joined(separator: ", "))
    }
  }
}

import LessonChecks
import XCTest

final class LauncherChecks: ExerciseTestCase {
  private let both: [Family] = [.systemSmall, .accessoryCircular]

  func testItIsOfferedOnBothScreens() throws {
    let families = try widget("ScanWidget").families()
    if Set(families) != Set(both) {
      fail(
        "Offer the widget for the Home Screen and for the circle on the Lock Screen.",
        expected: "accessoryCircular, systemSmall",
        actual: families.map(\.rawValue).sorted().joined(separator: ", "))
    }
  }

  func testATapOpensTheScanner() throws {
    for family in both {
      let picture = try widget("ScanWidget").render(family)
      if let control = picture.controls.first(where: { $0.tapAction == .closure }) {
        return fail(
          "A closure never runs in a widget. The tap opens the app, but the app doesn't know why. Give the "
            + "view a widgetURL.",
          expected: ".widgetURL(URL(string: \"rings://scan\"))", actual: "a closure", at: control)
      }
      let addresses = picture.elements.compactMap(\.widgetURL)
      guard let address = addresses.first else {
        let link = picture.controls.first { if case .link = $0.tapAction { true } else { false } }
        if let link {
          return fail(
            "A Link has no effect in the circle, and older systems ignore it in the small widget. Give "
              + "the view a widgetURL.",
            expected: ".widgetURL(URL(string: \"rings://scan\"))", actual: "a Link", at: link)
        }
        return fail(
          "In \(family.rawValue), there's no widgetURL. The tap opens the app, but the app doesn't know why.",
          expected: "rings://scan", actual: "no widgetURL", showing: [picture])
      }
      if addresses.count > 1 {
        return fail(
          "The view has more than one widgetURL, and it's undefined which one counts. Keep one.",
          expected: "rings://scan", actual: "several", showing: [picture])
      } else if address.absoluteString != "rings://scan" {
        return fail(
          "In \(family.rawValue), the tap opens the wrong URL.", expected: "rings://scan",
          actual: address.absoluteString, showing: [picture])
      }
    }
  }

  func testTheCircleHoldsOneSymbol() throws {
    let picture = try widget("ScanWidget").render(.accessoryCircular)
    if let text = picture.visibleTexts.first(where: { $0.symbolName == nil }) {
      return fail(
        "A circle of 72 points has no room for words. Draw only the symbol.",
        expected: "a symbol", actual: text.name, at: text)
    }
    // A symbol with an empty name doesn't count, because a phone draws nothing for it.
    guard let symbol = picture.symbols.first(where: { !$0.symbolNames.joined().isEmpty }) else {
      return fail(
        "The circle is empty. Draw a symbol.", expected: "a symbol", actual: "none",
        showing: [picture])
    }
    if max(symbol.frame.width, symbol.frame.height) < 20 {
      return fail(
        "The symbol in the circle is too small to recognize.", expected: "20 points or more",
        actual: "smaller", at: symbol)
    }
    assertVisible(symbol, "The symbol in the circle isn't visible.")
    assertContrast(
      symbol, atLeast: 3,
      "The symbol in the circle is barely visible. The Lock Screen draws dark colors as clear.")
  }

  func testVoiceOverHasWords() throws {
    for family in both {
      let picture = try widget("ScanWidget").render(family)
      let spoken = picture.symbols.flatMap(\.symbolNames).reduce(picture.root.spokenText) {
        $0.replacingOccurrences(of: $1, with: "")
      }
      if !spoken.contains(where: \.isLetter) {
        return fail(
          "In \(family.rawValue), VoiceOver has no words for the symbol. Say what a tap does with an "
            + "accessibilityLabel.",
          expected: "words such as “Scan a QR code”", actual: "none", showing: [picture])
      }
    }
  }

  func testItNeverReloads() throws {
    let timeline = try widget("ScanWidget").timeline()
    if timeline.policy != .never {
      fail(
        "This widget never changes, but it still asks for reloads. Use .never.",
        expected: ".never", actual: timeline.policy == .atEnd ? ".atEnd" : ".after(date)")
    }
    if timeline.entries.count != 1 {
      fail(
        "One entry is enough for a picture that never changes.", expected: "1",
        actual: "\(timeline.entries.count)")
    }
  }

  func testTheSmallOneSaysWhatItDoes() throws {
    for scheme in Scheme.allCases {
      let picture = try widget("ScanWidget").render(.systemSmall, scheme: scheme)
      assertShows(picture, "scan")
      assertFits(picture)
    }
  }
}

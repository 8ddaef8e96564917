import LessonChecks
import XCTest

final class PlaceholderChecks: ExerciseTestCase {
  private let symbol = "water.waves"

  private func placeholder(_ family: Family, _ scheme: Scheme = .light) throws -> RenderedPicture {
    try widget("TideWidget").render(family, scheme: scheme, isPlaceholder: true)
  }

  func testNothingCanBeRead() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for text in try placeholder(family).textElements where isReadable(text) {
        return fail(
          "\(text.name) is readable in the placeholder. There's no data yet, but people believe what they "
            + "read. Let the system redact the data.",
          expected: "a gray bar", actual: text.name, at: text)
      }
    }
  }

  /// A redaction bar has a sixth of its text's opacity.
  private func isReadable(_ text: PictureElement) -> Bool {
    text.isVisible && (text.contrast ?? 1) > 2
  }

  func testItHasTheShapeOfTheWidget() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let empty = try placeholder(family)
      let texts = try widget("TideWidget").render(family).textElements
      let bars = empty.textElements
      guard bars.count == texts.count else {
        return fail(
          "Pieces of text in the widget: \(texts.count). Bars in the placeholder: \(bars.count). "
            + "When the tide arrives, everything jumps. Draw the same view with a sample tide.",
          expected: "\(texts.count)", actual: "\(bars.count)", showing: [empty])
      }
      for (bar, text) in zip(bars, texts) {
        let ratio = bar.frame.width / max(text.frame.width, 1)
        if !(0.5...2).contains(ratio) {
          return fail(
            "A bar is much shorter or longer than its text. Use a tide with typical values.",
            expected: "between half and twice as long as \(text.name)",
            actual: ratio < 1 ? "shorter" : "longer", at: bar)
        } else if abs(bar.frame.midY - text.frame.midY) > 4 {
          return fail(
            "A bar isn't where its text will be. When the tide arrives, it jumps.",
            expected: "each bar at the height of its text", actual: "another height", at: bar)
        }
      }
    }
  }

  func testTheSymbolIsSeen() throws {
    for scheme in Scheme.allCases {
      let found = try placeholder(.systemSmall, scheme).symbol(symbol)
      if found.isRedacted {
        return fail(
          "The symbol is a gray block in the placeholder. It's the same for every tide, so exclude it "
            + "from the redaction.",
          expected: "the symbol \(symbol)", actual: "a gray block", at: found)
      }
      assertVisible(found)
    }
  }

  func testItAsksNobody() throws {
    let count = try inFreshProcess {
      _ = try placeholder(.systemSmall)
      return try call("askedCount", as: Int.self)
    }
    if count > 0 {
      fail(
        "Your placeholder(in:) asks the store. The system waits for it with an empty screen. Return a fixed "
          + "sample at once.",
        expected: "the store isn't asked", actual: "asked \(count) times")
    }
    // With another tide in the store, however the code reads it.
    let usual = try inFreshProcess { try placeholder(.systemMedium) }
    let other = try inFreshProcess {
      try call("publish", "Harbour of Yeongildae", 9)
      return try placeholder(.systemMedium)
    }
    if usual.textElements.map(\.frame) != other.textElements.map(\.frame) {
      fail(
        "Your placeholder(in:) uses data from the store. Return a fixed sample at once.",
        expected: "the same bars for any store", actual: "different bars",
        showing: [usual, other])
    }
  }

  func testTheTideIsShown() throws {
    let harbour = inputs.element(of: ["Busan", "Jeju", "Sokcho", "Pohang"])
    let height = inputs.integer(in: 120...980)
    for (harbour, height) in [("Mokpo", 412), (harbour, height)] {
      let picture = try inFreshProcess {
        try call("publish", harbour, height)
        return try widget("TideWidget").render()
      }
      let isShown = picture.textElements.contains { isReadable($0) && $0.numbers.contains(height) }
      let place = picture.textElements.first { ($0.text ?? "").contains(harbour) }
      if !isShown || !(place.map(isReadable) ?? false) {
        return fail(
          "Show the tide when there is one. Only the placeholder should be redacted.",
          expected: "\(harbour), \(height) cm", actual: "not readable", showing: [picture])
      }
    }
  }
}

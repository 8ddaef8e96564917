import LessonChecks
import XCTest

final class RefreshChecks: ExerciseTestCase {
  private func picture(_ scheme: Scheme = .light) throws -> RenderedPicture {
    try widget("StationWidget").render(.systemSmall, scheme: scheme)
  }

  /// Returns the button that performs the intent, or fails with the actual contents.
  private func button(in picture: RenderedPicture) throws -> PictureElement? {
    if let found = picture.controls.first(where: { $0.intent == "RefreshForecastIntent" }) {
      return found
    }
    let isClosure = picture.controls.contains { $0.tapAction == .closure }
    fail(
      isClosure
        ? "The button has a closure, which never runs, because your code isn't running when people "
          + "tap. Use an intent instead."
        : "No button performs RefreshForecastIntent.",
      expected: "Button(intent: RefreshForecastIntent()) { … }",
      actual: isClosure
        ? "a closure" : picture.controls.isEmpty ? "no button" : "a different button",
      at: picture.controls.first)
    return nil
  }

  func testAButtonPerformsTheIntent() throws {
    let picture = try picture()
    guard let button = try button(in: picture) else { return }
    assertVisible(button)
  }

  func testATapBringsANewReading() throws {
    let first = try reading(of: try picture())
    // In two processes in turn, with different numbers of drawings before the tap.
    for drawings in inputs.integers(2, in: 1...7) {
      let isRight = try inFreshProcess {
        try staysUntilTapped(drawings, at: first) && changesWithATap(from: first)
      }
      if !isRight { return }
    }
    // Also in the process of all earlier checks.
    if try staysUntilTapped(1, at: first) { _ = try changesWithATap(from: first) }
  }

  /// Returns the temperature in a picture, `21°`.
  private func reading(of picture: RenderedPicture) throws -> String {
    try picture.text(matching: "^-?\\d+°$").text ?? ""
  }

  /// Draws the widget a number of times, and fails if it shows another temperature.
  private func staysUntilTapped(_ drawings: Int, at first: String) throws -> Bool {
    for _ in 0..<drawings {
      let picture = try picture()
      let now = try reading(of: picture)
      guard now != first else { continue }
      fail(
        "The temperature changes without a tap. The system draws as often as it likes, so don't "
          + "read the station in the view. Read it in `perform()`.",
        expected: "\(first) until a tap", actual: "first \(first), then \(now)",
        at: try button(in: picture))
      return false
    }
    return true
  }

  /// Taps twice, and fails unless each tap changes the temperature and nothing else does.
  private func changesWithATap(from first: String) throws -> Bool {
    var before = first
    for _ in 0..<2 {
      guard let button = try button(in: try picture()) else { return false }
      let tapped = try button.tap()
      let after = try reading(of: tapped.picture)
      if before == after {
        fail(
          "After the tap, the widget shows the same temperature. Make `perform()` read the station "
            + "again. The system reloads the timeline by itself.",
          expected: "a new reading", actual: "\(before) before, \(after) after", at: button)
        return false
      }
      if tapped.asksForReload {
        fail(
          "`perform()` reloads the timeline, but the system does that by itself afterwards. Remove "
            + "the call to WidgetCenter.",
          expected: "one reload for each tap", actual: "two reloads", at: button)
        return false
      }
      guard try staysUntilTapped(inputs.integer(in: 1...3), at: after) else { return false }
      before = after
    }
    return true
  }

  func testAFingerCanHitIt() throws {
    let picture = try picture()
    guard let button = try button(in: picture) else { return }
    assertTapTarget(button)
    if !button.isInsidePicture {
      fail(
        "The button extends past the edge of the widget.", expected: "inside the widget",
        actual: "\(whole(button.frame.maxX)), \(whole(button.frame.maxY))", at: button)
    }
  }

  func testOnlyItsLabelIsSeen() throws {
    for scheme in Scheme.allCases {
      let picture = try picture(scheme)
      guard let button = try button(in: picture) else { return }
      let around = try picture.text(matching: "^-?\\d+°$").backdrop
      for part in button.descendants where part.text != nil || part.symbolName != nil {
        assertContrast(part, atLeast: 2.5)
        guard let around, let ground = part.backdrop, !ground.isClose(to: around) else { continue }
        fail(
          "There's a shape behind the button's label. That's the system's style for buttons. Choose a "
            + "style that shows only the label.",
          expected: "only the label", actual: "a shape behind it", at: button)
        return
      }
    }
  }

  func testVoiceOverHasWordsForIt() throws {
    let picture = try picture()
    guard let button = try button(in: picture) else { return }
    let spoken = button.spokenText
    if spoken.isEmpty || spoken == "arrow.clockwise" {
      fail(
        "VoiceOver has no words for the button. An arrow means nothing to people who can't see it.",
        expected: "a label such as “Refresh”",
        actual: button.isAccessibilityHidden
          ? "hidden from VoiceOver" : spoken.isEmpty ? "nothing" : spoken,
        at: button)
    } else if words(of: spoken).allSatisfy(Self.kinds.contains) {
      fail(
        "VoiceOver already says that this is a button. Say what the button does.",
        expected: "a label such as “Refresh”", actual: spoken, at: button)
    } else if words(of: spoken).allSatisfy({ Self.kinds.contains($0) || Self.looks.contains($0) }) {
      fail(
        "The label says what the button looks like. Say what it does.",
        expected: "a label such as “Refresh”", actual: spoken, at: button)
    }
  }

  /// VoiceOver's own words for controls and how to use them, and function words.
  private static let kinds: Set<String> = [
    "a", "an", "the", "me", "here", "to", "this", "button", "click", "press", "tap", "image", "icon", "picture", "symbol", "버튼", "그림", "아이콘", "심볼", "누르기", "누르세요",
    "탭하기", "탭하세요", "클릭", "클릭하세요",
  ]

  /// Words about the drawing rather than its meaning.
  private static let looks: Set<String> = [
    "arrow", "arrows", "clockwise", "circle", "circular", "circling", "round", "curved", "of", "in",
    "화살표", "시계", "방향", "동그라미", "원", "둥근",
  ]

  private func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Returns the integer part as text, because a learner's number may exceed the range of `Int`.
  private func whole(_ number: Double) -> String {
    String(format: "%.0f", number.rounded(.towardZero))
  }
}

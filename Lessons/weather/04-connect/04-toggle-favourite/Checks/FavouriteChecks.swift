import LessonChecks
import XCTest

final class FavouriteChecks: ExerciseTestCase {
  private func picture() throws -> RenderedPicture {
    try widget("FavouriteWidget").render(.systemSmall)
  }

  /// Returns the toggle that performs the intent, or fails with the actual contents.
  private func toggle(in picture: RenderedPicture) throws -> PictureElement? {
    let controls = picture.controls
    if let found = controls.first(where: { $0.intent == "SetFavouriteIntent" && $0.isOn != nil }) {
      return found
    }
    if controls.contains(where: { $0.intent == "SetFavouriteIntent" }) {
      fail(
        "A Button performs the intent. It doesn't flip at once, and VoiceOver can't say whether "
          + "it's on. Make it a Toggle.",
        expected: "Toggle(isOn:intent:)", actual: "Button", at: controls.first)
    } else if controls.contains(where: { $0.tapAction == .closure }) {
      fail(
        "The toggle is bound to a property of the view, but that view is gone when people tap. "
          + "Give the toggle an intent.",
        expected: "Toggle(isOn:intent:)", actual: "Toggle(isOn: $…)", at: controls.first)
    } else {
      fail(
        "No toggle performs SetFavouriteIntent.", expected: "Toggle(isOn:intent:)",
        actual: controls.isEmpty ? "no toggle" : "a different intent", at: controls.first)
    }
    return nil
  }

  private func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  func testAToggleShowsWhatIsStored() throws {
    for stored in inputs.shuffled([true, false]) + inputs.shuffled([true, false]) {
      try call("store", stored)
      guard let toggle = try toggle(in: try picture()) else { return }
      assertVisible(toggle)
      if toggle.isOn != stored {
        return fail(
          "Jeju is stored as \(word(stored)), but the toggle shows \(word(!stored)). Use the "
            + "entry's value for `isOn`.",
          expected: stored ? "on" : "off", actual: stored ? "off" : "on", at: toggle)
      }
    }
    // The store may have changed since the entry was made.
    let stored = inputs.element(of: [true, false])
    try call("store", stored)
    let old = try view("shown", !stored).render(.systemSmall)
    if let toggle = try toggle(in: old), toggle.isOn == stored {
      fail(
        "The entry says \(word(!stored)), but the toggle reads the store itself. Show "
          + "`isFavourite` instead.",
        expected: word(!stored), actual: word(stored), at: toggle)
    }
  }

  func testATapIsKept() throws {
    let first = inputs.element(of: [true, false])
    guard try isKept(from: first) else { return }
    _ = try inFreshProcess { try isKept(from: !first) }
  }

  /// Taps three times, and fails unless each tap inverts the stored value and nothing else does.
  private func isKept(from stored: Bool) throws -> Bool {
    try call("store", stored)
    var isOn = stored
    for _ in 0..<3 {
      guard let toggle = try toggle(in: try picture()) else { return false }
      _ = try toggle.tap()
      let after = try picture()
      guard let now = try self.toggle(in: after) else { return false }
      if now.isOn == isOn {
        fail(
          "The toggle jumps back to \(word(isOn)) after a tap. The intent stored nothing, or "
            + "stored the old value again.",
          expected: "\(word(!isOn)) after the tap", actual: word(isOn), at: now)
        return false
      }
      isOn.toggle()
    }
    return true
  }

  func testATapMeansWhatWasSeen() throws {
    for seen in inputs.shuffled([true, false]) {
      try call("store", seen)
      guard let toggle = try toggle(in: try picture()) else { return }
      // Before the tap, the app has already stored the value that the user is about to set.
      try call("store", !seen)
      _ = try toggle.tap()
      guard let now = try self.toggle(in: try picture()) else { return }
      if now.isOn == seen {
        return fail(
          "The toggle shows \(word(seen)), and a tap should set \(word(!seen)). The app has "
            + "already stored that value, so the tap flips it back. Pass the new value to the "
            + "intent instead of flipping the stored value.",
          expected: "\(word(!seen)) after the tap", actual: word(seen), at: toggle)
      }
    }
  }

  func testTheValueTravels() throws {
    for property in try call("holdings", as: [[String]].self) where property.count == 2 {
      if !property[1].hasPrefix("IntentParameter<") {
        fail(
          "In the intent, `\(property[0])` is a plain property. The system saves only parameters, "
            + "so the value is lost by the time of a tap. Put @Parameter before it.",
          expected: "@Parameter(title: …) var …: Bool", actual: "var \(property[0])")
      }
    }
  }

  func testVoiceOverHasWords() throws {
    guard let toggle = try toggle(in: try picture()) else { return }
    let spoken = toggle.spokenText
    if !spoken.contains(where: \.isLetter)
      || toggle.descendants.contains(where: { $0.symbolName == spoken })
    {
      fail(
        "VoiceOver says “on” or “off”, but not what is on or off. Give the toggle a label.",
        expected: "a label such as “Favorite”", actual: spoken.isEmpty ? "nothing" : spoken,
        at: toggle)
    }
  }
}

import LessonChecks
import XCTest

final class ParcelChecks: ExerciseTestCase {
  private var parcel: WidgetHandle { widget("ParcelWidget") }

  /// Returns a place, the number of remaining stops, and the response that contains both.
  private func answer() -> (place: String, stops: Int, json: WebAnswer) {
    let place = inputs.element(of: ["Mokpo", "Sokcho", "Jinju", "Andong"])
    let stops = inputs.integer(in: 12...88)
    return (
      place, stops, .json("{\"stops_left\": \(stops), \"place\": \"\(place)\", \"eta\": null}")
    )
  }

  private func code() -> String {
    "\(inputs.element(of: ["A&B", "E#F", "K&R"])) \(inputs.integer(in: 10...99))"
  }

  private func picture(
    asked: Date = CheckClock.now, redacted: [RedactionReason] = []
  ) throws -> RenderedPicture {
    try parcel.render(.systemMedium, asked: asked, redacted: redacted)
  }

  private func shows(_ place: String, _ stops: Int, _ picture: RenderedPicture) -> Bool {
    picture.visibleTexts.contains { ($0.text ?? "").contains(place) }
      && picture.shows(number: stops)
  }

  /// Returns the seconds until the next request to the service.
  private func pause(asked: Date) throws -> Double? {
    guard case .after(let date) = try parcel.timeline(.systemMedium, from: asked).policy else {
      return nil
    }
    return date.timeIntervalSince(asked)
  }

  func testTheAnswerIsShown() throws {
    let code = code()
    let (place, stops, json) = answer()
    try inFreshProcess {
      try call("wait", code)
      try service.answer(json, to: "/state")
      let picture = try picture()
      let calls = try service.calls()
      if calls.count != 1 || calls.first?.query["code"] != code {
        return fail(
          "For each timeline, ask the service once about the parcel with the code \(code). Escape "
            + "the code so that every character arrives.",
          expected: "code \(code)", actual: calls.map(\.description).joined(separator: ", "))
      }
      if !shows(place, stops, picture) {
        fail(
          "The widget doesn't show the service's response.", expected: "\(place), \(stops)",
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
      for scheme in Scheme.allCases {
        let drawn = try parcel.render(.systemMedium, scheme: scheme)
        for text in drawn.textElements { assertContrast(text, atLeast: 2.5) }
      }
    }
  }

  func testWhatIsOldSaysSo() throws {
    let (place, stops, json) = answer()
    let failures: [WebAnswer] = [
      // Some services send valid content with an error.
      .json("{\"place\": \"Depot\", \"stops_left\": 3}", status: 503), .offline, .json("{}"),
    ]
    for failure in inputs.shuffled(failures) {
      try inFreshProcess {
        try service.answer(json, to: "/state")
        let fresh = try picture()
        guard let usual = try pause(asked: CheckClock.now), (1800...5400).contains(usual) else {
          return fail(
            "After a response, ask again in 30 to 90 minutes.", expected: "30 to 90 minutes",
            actual: "a different time")
        }
        try service.answer(failure, to: "/state")
        let later = CheckClock.now.addingTimeInterval(7200)
        let old = try picture(asked: later)
        if !shows(place, stops, old) {
          return fail(
            "No response came, and the last known parcel is gone. Keep showing it.",
            expected: "\(place), \(stops)",
            actual: old.texts.joined(separator: ", "), showing: [old])
        }
        if signs(old).isSubset(of: signs(fresh)) {
          return fail(
            "No response came, but the widget looks as if it shows a new one. Show that the data "
              + "is old.",
            expected: "a word or a symbol", actual: "the same picture", showing: [old])
        }
        guard let sooner = try pause(asked: later), (299.5...1500).contains(sooner) else {
          return fail(
            "If no response came, ask again in 5 to 25 minutes.", expected: "5 to 25 minutes",
            actual: "a different time")
        }
      }
    }
  }

  /// Returns all visible texts and symbols in a picture.
  private func signs(_ picture: RenderedPicture) -> Set<String> {
    Set(picture.visibleTexts.compactMap(\.text) + picture.symbols.flatMap(\.symbolNames))
  }

  func testNothingKnownIsSaid() throws {
    try inFreshProcess {
      try service.answer(.status(503), to: "/state")
      let picture = try picture()
      if !picture.hasText(containing: "Nothing known") {
        fail(
          "The service has never responded. Show “Nothing known”.",
          expected: "Nothing known", actual: picture.texts.joined(separator: ", "),
          showing: [picture])
      }
    }
  }

  func testNobodyWaitsInTheGallery() throws {
    try inFreshProcess {
      let picture = try parcel.render(.systemMedium, isSnapshot: true, isPreview: true)
      try assertCalls(0, "The gallery doesn't wait, so don't ask the service for its picture.")
      if picture.visibleTexts.flatMap(\.numbers).isEmpty {
        fail(
          "In the gallery, show a parcel, such as the sample.", expected: "a sample",
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
  }

  /// Returns the toggle for the neighbor, or fails with the actual contents.
  private func toggle() throws -> PictureElement? {
    let picture = try picture()
    if let found = picture.controls.first(where: { $0.isOn != nil }) { return found }
    fail(
      "There's no switch for the neighbor.", expected: "Toggle(isOn: …, intent: …)",
      actual: "no switch", showing: [picture])
    return nil
  }

  func testTheSwitchIsKept() throws {
    for isOn in inputs.shuffled([true, false]) {
      try call("allow", isOn)
      guard let toggle = try toggle() else { return }
      if toggle.isOn != isOn {
        return fail(
          "The switch doesn't show the stored value.", expected: isOn ? "on" : "off",
          actual: isOn ? "off" : "on", at: toggle)
      }
      assertTapTarget(toggle, "Make the switch 44 by 44 points, so that it's easy to tap.")
      _ = try toggle.tap()
      if try call("isAllowed", as: Bool.self) == isOn {
        return fail(
          "A tap on the switch stores nothing.", expected: isOn ? "off" : "on",
          actual: isOn ? "on" : "off", at: toggle)
      }
      // The picture may be outdated: the app has already stored the value that the user is about to set.
      try call("allow", isOn)
      guard let seen = try self.toggle() else { return }
      try call("allow", !isOn)
      _ = try seen.tap()
      if try call("isAllowed", as: Bool.self) == isOn {
        return fail(
          "The app has stored a new value before the tap, and the tap flips it back. Pass the new "
            + "value to the intent.",
          expected: isOn ? "off" : "on", actual: isOn ? "on" : "off",
          at: seen)
      }
    }
  }

  func testTheSwitchHasWords() throws {
    guard let toggle = try toggle() else { return }
    let spoken = toggle.spokenText
    if !spoken.contains(where: \.isLetter)
      || toggle.descendants.contains(where: { $0.symbolName == spoken })
    {
      fail(
        "VoiceOver says “on” or “off”, but not what is on or off. Give the switch a label.",
        expected: "a label such as “Leave it next door”",
        actual: spoken.isEmpty ? "nothing" : spoken, at: toggle)
    }
  }

  func testATapOpensTheParcel() throws {
    let code = code()
    try call("wait", code)
    let picture = try picture()
    let link = picture.elements.compactMap(\.widgetURL).first
    let parts = link.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    let found = parts?.queryItems?.first { $0.name == "code" }?.value
    let isParcel = parts?.scheme == "parcels" && parts?.host == "parcel"
    if !isParcel || !["", "/"].contains(parts?.path) || found != code {
      fail(
        "A tap should open parcels://parcel with the code \(code). Escape the code so that the app "
          + "can read all of it.",
        expected: code, actual: link?.absoluteString ?? "no widgetURL", showing: [picture])
    }
  }

  func testNobodyElseReadsThePlace() throws {
    let (place, stops, json) = answer()
    try inFreshProcess {
      try service.answer(json, to: "/state")
      let locked = try picture(redacted: [.privacy])
      if locked.visibleTexts.contains(where: { ($0.text ?? "").contains(place) }) {
        return fail(
          "On a locked phone, anyone can read where the parcel is.", expected: "a gray bar",
          actual: place, showing: [locked])
      }
      if !locked.shows(number: stops) {
        fail(
          "On a locked phone, the stops are gone too. They're harmless, so keep them.",
          expected: "\(stops)",
          actual: locked.texts.joined(separator: ", "), showing: [locked])
      }
    }
  }
}

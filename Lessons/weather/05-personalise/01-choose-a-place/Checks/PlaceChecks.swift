import LessonChecks
import XCTest

final class PlaceChecks: ExerciseTestCase {
  func testEveryPlaceHasAName() throws {
    XCTAssertGreaterThanOrEqual(
      try call("forecasts", as: [String: String].self).count, 3,
      "Offer at least three places to choose from")
    let nameless = try call("nameless", as: [String].self)
    if !nameless.isEmpty {
      let names = nameless.joined(separator: ", ")
      fail(
        "People choose from a menu, and it has no words for \(names): give every case its display "
          + "representation.",
        expected: "a name for every place", actual: "none for \(names)")
      return
    }
    let menu = try call("menuNames", as: [String: String].self)
    let places = try call("forecasts", as: [String: String].self)
    for (place, name) in menu.sorted(by: { $0.key < $1.key }) {
      let shown = name.trimmingCharacters(in: .whitespaces)
      if shown.isEmpty {
        fail(
          "In the menu \(place) is an empty line.", expected: "a name for every place",
          actual: "no words for \(place)")
      } else if let twin = menu.keys.sorted().first(where: { $0 > place && menu[$0] == name }) {
        fail(
          "In the menu \(place) and \(twin) are both called \(shown): nobody can tell them apart.",
          expected: "a name of its own for every place", actual: "\(shown) twice")
      } else if let other = places.first(where: { $0.value == shown && $0.key != place })?.key,
        places[place] != shown, menu.values.filter({ $0 == name }).count == 1
      {
        fail(
          "Whoever chooses \(shown) from the menu gets \(place): that is the name of \(other).",
          expected: "\(places[place] ?? place) for \(place)", actual: shown)
      }
    }
  }

  func testPeopleCanChooseAPlace() throws {
    let declaration = try widget("PlaceWidget").declaration()
    guard declaration.configuration == "appIntent" else {
      return fail(
        "The widget cannot be edited: use AppIntentConfiguration with your intent.",
        expected: "AppIntentConfiguration", actual: "\(declaration.configuration) configuration")
    }
    guard let parameter = declaration.parameters.first(where: { $0.name == "place" }) else {
      return fail(
        "The intent has no parameter `place`.", expected: "@Parameter(title: …) var place: Place",
        actual: declaration.parameters.isEmpty
          ? "no parameter" : declaration.parameters.map(\.name).joined(separator: ", "))
    }
    XCTAssertGreaterThanOrEqual(
      parameter.choices.count, 3, "Offer at least three places to choose from")
    XCTAssertNotNil(
      parameter.defaultValue,
      "Without a default the widget has nothing to show until someone edits it")
  }

  func testTheChoiceIsShown() throws {
    let places = try call("forecasts", as: [String: String].self)
    XCTAssertGreaterThanOrEqual(places.count, 3, "Offer at least three places to choose from")
    for (place, name) in places.sorted(by: { $0.key < $1.key }).prefix(4) {
      let picture = try widget("PlaceWidget").render(.systemSmall, configuration: ["place": place])
      guard picture.hasContainerBackground else {
        return fail(
          "The widget has no containerBackground any more, so the system shows a warning in its place.",
          expected: ".containerBackground(…, for: .widget)",
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
      if !picture.hasText(containing: name) {
        fail(
          "With \(name) chosen, the widget shows something else: take the forecast from the "
            + "configuration that the provider is given.",
          expected: name, actual: picture.texts.joined(separator: ", "), showing: [picture])
        continue
      }
      let snapshot = try widget("PlaceWidget").render(
        .systemSmall, configuration: ["place": place], isSnapshot: true)
      if !snapshot.hasText(containing: name) {
        fail(
          "With \(name) chosen, `snapshot(for:in:)` shows something else: it gets the configuration, "
            + "too.",
          expected: name, actual: snapshot.texts.joined(separator: ", "), showing: [snapshot])
      }
    }
  }

  func testItIsUsefulWithoutChoosing() throws {
    let widget = widget("PlaceWidget")
    let picture = try widget.render(.systemSmall)
    if !picture.hasText(containing: "Seoul") {
      fail(
        "Nobody has chosen yet, and the widget should show Seoul.", expected: "Seoul",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    // What stands there before anything is known.
    _ = try widget.render(.systemSmall, isPlaceholder: true)
  }
}

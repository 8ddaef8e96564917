import LessonChecks
import XCTest

final class PlaceChecks: ExerciseTestCase {
  func testEveryPlaceHasAName() throws {
    let nameless = try call("nameless", as: [String].self)
    if !nameless.isEmpty {
      let names = nameless.joined(separator: ", ")
      fail(
        "People choose from a menu, and it has no words for \(names): give every case its display "
          + "representation.",
        expected: "a name for every place", actual: "none for \(names)")
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
    for place in ["busan", "jeju", "seoul"] {
      guard let name = places[place] else { continue }
      let picture = try widget("PlaceWidget").render(.systemSmall, configuration: ["place": place])
      if !picture.hasText(containing: name) {
        fail(
          "With \(name) chosen, the widget shows something else: take the forecast from the "
            + "configuration that the provider is given.",
          expected: name, actual: picture.texts.joined(separator: ", "))
      }
    }
  }

  func testItIsUsefulWithoutChoosing() throws {
    let picture = try widget("PlaceWidget").render(.systemSmall)
    XCTAssertTrue(
      picture.hasText(containing: "Seoul"),
      "Nobody has chosen yet, and the widget should show Seoul")
  }
}

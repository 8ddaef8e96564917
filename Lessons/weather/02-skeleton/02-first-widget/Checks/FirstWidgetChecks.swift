import LessonChecks
import XCTest

final class FirstWidgetChecks: ExerciseTestCase {
  func testItShowsTheForecast() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let picture = try widget("AlmanacWidget").render(family)
      assertVisible(try picture.text(containing: "Seoul"))
      assertVisible(try picture.text(containing: "°"))
    }
  }

  func testItHasANameAndADescription() throws {
    let declaration = try widget("AlmanacWidget").declaration()
    XCTAssertFalse(
      (declaration.displayName ?? "").isEmpty,
      "Without a configurationDisplayName the gallery has nothing to call the widget")
    let description = declaration.description ?? ""
    XCTAssertFalse(
      description.isEmpty, "Without a description nobody knows what the widget is good for")
    for opening in ["This widget", "Use this widget", "A widget"] where description.hasPrefix(opening) {
      fail(
        "Begin the description with what people get from it: that it is a widget, they see.",
        expected: "a verb, such as “See today's weather”", actual: description)
    }
  }

  func testItOffersTwoSizes() throws {
    let families = try widget("AlmanacWidget").families()
    let names = families.map(\.rawValue).sorted().joined(separator: ", ")
    if Set(families) != [.systemSmall, .systemMedium] {
      fail(
        "Offer the sizes that you draw, and only those: whoever picks another gets a stretched one.",
        expected: "systemMedium, systemSmall", actual: names)
    }
  }

  func testTheBackgroundBelongsToTheSystem() throws {
    let tinted = try widget("AlmanacWidget").render(.systemSmall, mode: .accented)
    let picture = try widget("AlmanacWidget").render(.systemSmall)
    guard picture.hasContainerBackground else {
      return fail(
        "The widget has no background of its own: without containerBackground the system shows a "
          + "warning in its place.",
        expected: ".containerBackground(…, for: .widget)", actual: "no background")
    }
    if tinted.hasContainerBackground {
      fail(
        "The background stays when the home screen is tinted, so the system does not know it as "
          + "one. Hand it over with containerBackground.",
        expected: ".containerBackground(…, for: .widget)", actual: "a background in the view")
    }
  }
}

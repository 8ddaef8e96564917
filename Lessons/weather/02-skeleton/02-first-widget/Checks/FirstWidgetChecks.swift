import LessonChecks
import XCTest

final class FirstWidgetChecks: ExerciseTestCase {
  func testItShowsTheForecast() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for scheme in Scheme.allCases {
        let picture = try widget("AlmanacWidget").render(family, scheme: scheme)
        assertVisible(try picture.text(containing: "Seoul"))
        assertVisible(try picture.text(containing: "23"))
        assertNothingOverlaps(picture)
      }
      // The same view on another day, in another place.
      let elsewhere = try view("entry", "Busan", 14).render(family)
      assertShows(
        elsewhere, "Busan", "14",
        message: "For a forecast of Busan with 14° the view shows something else: take both from "
          + "`entry.forecast`.")
    }
  }

  func testItHasANameAndADescription() throws {
    let declaration = try widget("AlmanacWidget").declaration()
    let name = words(declaration.displayName)
    if name.isEmpty {
      fail(
        "Without a configurationDisplayName the gallery has nothing to call the widget.",
        expected: ".configurationDisplayName(\"…\")", actual: "no name")
    }
    let description = words(declaration.description)
    if description.isEmpty {
      fail(
        "Without a description nobody knows what the widget is good for.",
        expected: ".description(\"…\")", actual: "no description")
    }
    for opening in ["This widget", "Use this widget", "A widget"]
    where description.hasPrefix(opening) {
      fail(
        "Begin the description with what people get from it: that it is a widget, they see.",
        expected: "a verb, such as “See today's weather”", actual: description)
    }
  }

  private func words(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
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
    try assertNothingLost(
      picture, in: .accented,
      "A colour painted into the view stays when the home screen is tinted, and covers the text. "
        + "Hand it over with containerBackground.")
  }
}

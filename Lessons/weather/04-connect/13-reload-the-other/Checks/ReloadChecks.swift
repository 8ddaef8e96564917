import LessonChecks
import XCTest

final class ReloadChecks: ExerciseTestCase {
  private let day = "GlassesOfTheDay"

  /// Taps the plus button with a number of stored glasses.
  private func tap(after count: Int) throws -> Tapped {
    try call("store", count)
    return try widget("AddWidget").render().button(performing: "AddGlassIntent").tap()
  }

  func testATapAddsAGlass() throws {
    try assertAdds(to: 3)
  }

  func testTheDayIsReloaded() throws {
    assertReloadsDay(try tap(after: 3))
  }

  func testNoOtherIsReloaded() throws {
    assertReloadsNoOther(try tap(after: 3))
  }

  func testEveryTapDoesIt() throws {
    for _ in 0..<2 {
      let count = inputs.integer(in: 4...40)
      try assertAdds(to: count)
      try inFreshProcess {
        let tapped = try tap(after: count)
        assertReloadsDay(tapped)
        assertReloadsNoOther(tapped)
      }
    }
  }

  private func assertAdds(to count: Int) throws {
    let tapped = try tap(after: count)
    let stored = try call("stored", as: Int.self)
    if stored != count + 1 {
      return fail(
        "A tap should add one glass to what is stored.", expected: "\(count + 1) glasses",
        actual: "\(stored) glasses")
    }
    let home = try widget("DayWidget").render()
    for picture in [tapped.picture, home] where !picture.shows(number: count + 1) {
      return fail(
        "After the tap the widget goes on showing the old number.", expected: "\(count + 1)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
  }

  private func assertReloadsDay(_ tapped: Tapped) {
    if tapped.reloadedKinds.contains(day) {
      guard tapped.storesAfterAsking else { return }
      return fail(
        "The reload is asked for before the glass is added: the day may be drawn with the old number. "
          + "First change the data.",
        expected: "one glass more, then the reload", actual: "the reload, then one glass more")
    }
    let kinds = tapped.reloadedKinds.joined(separator: ", ")
    if tapped.reloadedKinds.contains("DayWidget") {
      fail(
        "DayWidget is the type's name. The system goes by the kind that stands in its configuration, and "
          + "nothing is reloaded.", expected: day, actual: kinds)
    } else {
      fail(
        "The day goes on showing the old number: nobody has asked for its reload.", expected: day,
        actual: kinds)
    }
  }

  private func assertReloadsNoOther(_ tapped: Tapped) {
    if tapped.asksForReload {
      return fail(
        "The widget with the button is reloaded by itself; here it is asked for once more, by its kind or "
          + "by all.", expected: "one reload, of the day", actual: "two of them")
    }
    if let other = tapped.reloadedKinds.first(where: { ![day, "AddGlass"].contains($0) }) {
      fail(
        "\(other) is reloaded, and shows the same as before: a picture is made for nothing.",
        expected: "one reload, of the day", actual: tapped.reloadedKinds.joined(separator: ", "))
    }
  }
}

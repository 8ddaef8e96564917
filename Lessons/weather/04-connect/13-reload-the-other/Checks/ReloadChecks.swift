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
        "A tap should add one glass to the stored number.", expected: "\(count + 1) glasses",
        actual: "\(stored) glasses")
    }
    let home = try widget("DayWidget").render()
    for picture in [tapped.picture, home] where !picture.shows(number: count + 1) {
      return fail(
        "After the tap, the widget still shows the old number.", expected: "\(count + 1)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
  }

  private func assertReloadsDay(_ tapped: Tapped) {
    if tapped.reloadedKinds.contains(day) {
      guard tapped.storesAfterAsking else { return }
      return fail(
        "Your code asks for the reload before it adds the glass, so the widget with the day may "
          + "show the old number. Change the data first.",
        expected: "one glass more, then the reload", actual: "the reload, then one glass more")
    }
    let kinds = tapped.reloadedKinds.joined(separator: ", ")
    if tapped.reloadedKinds.contains("DayWidget") {
      fail(
        "DayWidget is the type's name. Use the kind from the widget's configuration, or the system "
          + "reloads nothing.", expected: day, actual: kinds)
    } else {
      fail(
        "The widget with the day still shows the old number, because your code doesn't ask for its "
          + "reload.",
        expected: day,
        actual: kinds)
    }
  }

  private func assertReloadsNoOther(_ tapped: Tapped) {
    if tapped.asksForReload {
      return fail(
        "The system reloads the widget with the button by itself, but your code asks for it again. "
          + "Reload only the day's kind.",
        expected: "one reload, of the day", actual: "two reloads")
    }
    // The type's name reloads nothing.
    let others = tapped.reloadedKinds.filter { ![day, "AddGlass", "DayWidget"].contains($0) }
    if let other = others.first {
      fail(
        "\(other) reloads for no reason: it shows the same as before.",
        expected: "one reload, of the day", actual: tapped.reloadedKinds.joined(separator: ", "))
    }
  }
}

import LessonChecks
import XCTest

final class PlantLabelChecks: ExerciseTestCase {
  private lazy var plant = inputs.element(of: ["Fern", "Aloe", "Basil", "Ivy"])
  private lazy var reminder = "Water in \(inputs.integer(in: 2...9)) days"

  private func picture(of name: String) throws -> RenderedPicture {
    try view("label", name, reminder).render(.systemSmall)
  }

  func testBothAreShown() throws {
    let picture = try picture(of: plant)
    assertShows(picture, reminder, plant, message: "Show the reminder and the plant's name.")
  }

  func testTheReminderComesFirst() throws {
    let words = try picture(of: plant).text(containing: reminder)
    assertMostProminent(words, "Make the reminder larger than the name.")
    XCTAssertGreaterThanOrEqual(
      words.fontSize, 20, "Give the reminder at least 20 points.")
  }

  func testLongNamesFit() throws {
    let picture = try picture(of: "The Swiss cheese plant from Grandma's kitchen")
    assertFits(picture, "Let a long name wrap or shrink.")
  }
}

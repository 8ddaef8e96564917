import LessonChecks
import XCTest

final class PictureChecks: ExerciseTestCase {
  private let usual = ["Water the ferns", "Call Jiho", "Buy rice", "Fix the bike", "Pay rent"]

  func testTheTasksAreThere() throws {
    try assertFirstThree(of: usual, in: widget("TasksWidget").render())
  }

  func testItSaysHowManyMore() throws {
    try assertRest(of: usual, in: widget("TasksWidget").render())
  }

  func testNothingWaitsForFingersOrTime() throws {
    let picture = try widget("TasksWidget").render()
    for type in ["ScrollView", "List", "TextField", "ProgressView"] {
      if let element = picture.all(type).first {
        return fail(
          "\(type) is still in the view. A widget is a picture: nobody can scroll it or write in it, and "
            + "nothing turns.",
          expected: "texts and stacks", actual: type, at: element)
      }
    }
  }

  func testAnotherList() throws {
    let names = ["Sweep", "Bake", "Read", "Iron", "Paint", "Sing", "Sew", "Run"]
    for count in inputs.shuffled([2, 3, inputs.integer(in: 6...8)]) {
      let list = inputs.elements(count, of: names)
      let picture = try view("tasks", list).render(.systemSmall)
      try assertFirstThree(of: list, in: picture)
      try assertRest(of: list, in: picture)
    }
  }

  private func assertFirstThree(of tasks: [String], in picture: RenderedPicture) throws {
    for task in tasks.prefix(3) {
      let text = try picture.text(containing: task)
      assertVisible(text)
    }
    assertFits(picture)
    assertReadableSize(picture)
  }

  private func assertRest(of tasks: [String], in picture: RenderedPicture) throws {
    let rest = tasks.count - 3
    if rest > 0, !picture.shows(number: rest) {
      fail(
        "Of \(tasks.count) tasks three are shown. Say how many more there are, or people take the three "
          + "for all.",
        expected: "\(rest)", actual: picture.texts.joined(separator: ", "), showing: [picture])
    } else if rest <= 0, let number = picture.visibleTexts.first(where: { !$0.numbers.isEmpty }) {
      fail(
        "All \(tasks.count) tasks are shown, and a number says that more wait.",
        expected: "no number", actual: number.name, at: number)
    }
  }
}

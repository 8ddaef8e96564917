import LessonChecks
import XCTest

final class PictureChecks: ExerciseTestCase {
  private let usual = ["Water the ferns", "Call Jiho", "Buy rice", "Fix the bike", "Pay rent"]

  func testTheTasksAreThere() throws {
    for scheme in Scheme.allCases {
      let picture = try widget("TasksWidget").render(scheme: scheme)
      assertFirstThree(of: usual, in: picture)
      for text in picture.textElements { assertContrast(text, atLeast: 2.5) }
    }
  }

  func testItSaysHowManyMore() throws {
    assertRest(of: usual, in: try widget("TasksWidget").render())
  }

  func testNothingWaitsForFingersOrTime() throws {
    let picture = try widget("TasksWidget").render()
    for type in ["ScrollView", "List", "TextField", "ProgressView"] {
      // A bar that shows a value is a drawing.
      if let element = picture.all(type).first(where: { $0.fraction == nil }) {
        return fail(
          "\(type) is still in the view. A widget is a picture: it doesn't scroll or spin, and people "
            + "can't type in it.",
          expected: "text and stacks", actual: type, at: element)
      }
    }
  }

  func testAnotherList() throws {
    let names = ["Sweep", "Bake", "Read", "Iron", "Paint", "Sing", "Sew", "Run"]
    for count in inputs.shuffled([2, 3, 4, inputs.integer(in: 6...8)]) {
      let list = inputs.elements(count, of: names)
      let picture = try view("tasks", list).render(.systemSmall)
      assertFirstThree(of: list, in: picture)
      assertRest(of: list, in: picture)
    }
  }

  private func assertFirstThree(of tasks: [String], in picture: RenderedPicture) {
    for task in tasks.prefix(3) { assertShows(picture, task) }
    assertFits(picture)
    assertReadableSize(picture)
  }

  private func assertRest(of tasks: [String], in picture: RenderedPicture) {
    let rest = tasks.count - 3
    if let fourth = tasks.dropFirst(3).compactMap({ try? picture.text(containing: $0) }).first,
      fourth.isVisible
    {
      return fail(
        "\(fourth.name) is a fourth task, but the widget counts it among the \(rest) that are "
          + "left, too. Show "
          + "only three tasks.", expected: "the first three tasks", actual: fourth.name, at: fourth)
    }
    let counts = picture.visibleTexts.map {
      (text: $0, numbers: numbersBesidesList(of: $0.text ?? ""))
    }
    if rest > 0, !counts.contains(where: { $0.numbers.contains(rest) }) {
      fail(
        "The widget shows three of \(tasks.count) tasks. Say how many more there are, or people think "
          + "that's all.",
        expected: "\(rest)", actual: picture.texts.joined(separator: ", "), showing: [picture])
    } else if rest <= 0,
      let number = counts.first(where: { saysMore($0.text, $0.numbers, of: tasks.count) })?.text
    {
      fail(
        "The widget shows all \(tasks.count) tasks, but some text with a number says that there "
          + "are more.",
        expected: "no such text", actual: number.name, at: number)
    }
  }

  /// Returns the numbers in a text, without the line numbers of a list.
  private func numbersBesidesList(of text: String) -> [Int] {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.map { $0.replacing(#/^\s*[0-9]+[.)]/#, with: "") }.joined(separator: "\n").matches(
      of: #/-?[0-9]{1,9}/#
    ).compactMap { Int($0.output) }
  }

  /// Returns whether a text counts further tasks although all are shown: “0 more”, “-1 left”, “+2”.
  private func saysMore(_ text: PictureElement, _ numbers: [Int], of count: Int) -> Bool {
    guard !numbers.isEmpty else { return false }
    let words = (text.text ?? "").lowercased()
    return numbers.contains { $0 < 1 || $0 > count }
      || ["more", "left", "other", "+", "더", "남"].contains(where: words.contains)
  }
}

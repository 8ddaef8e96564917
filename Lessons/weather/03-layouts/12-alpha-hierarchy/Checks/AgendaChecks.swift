import LessonChecks
import XCTest

final class AgendaChecks: ExerciseTestCase {
  private let morning = ["Standup", "Review", "Lunch"]
  private let evening = ["Parents' night", "Call Min-ji", "Read"]

  private func texts(
    _ lines: [String], _ mode: Mode, _ scheme: Scheme = .light
  ) throws -> [PictureElement] {
    let picture = try view("agenda", lines[0], lines[1], lines[2])
      .render(.systemSmall, mode: mode, scheme: scheme)
    return try lines.map { try picture.text($0) }
  }

  func testTintedTheyAreInThreeGrades() throws {
    try expectGrades(morning)
  }

  func testAllThreeCanBeSeen() throws {
    for (mode, scheme) in [
      (Mode.fullColor, Scheme.light), (.fullColor, .dark), (.accented, .light), (.vibrant, .light),
    ] {
      for text in try texts(morning, mode, scheme) { assertVisible(text) }
    }
  }

  func testEveryAgendaIsGraded() throws {
    try expectGrades(evening)
  }

  private func expectGrades(_ lines: [String]) throws {
    let texts = try texts(lines, .accented)
    if strength(texts[0]) < 0.85 {
      fail(
        "When tinted, \(texts[0].name) is too faint. Give the current item full opacity.",
        expected: "an opacity of at least 85%", actual: percent(texts[0]), at: texts[0])
    }
    for (first, second) in zip(texts, texts.dropFirst())
    where strength(second) > strength(first) - 0.15 {
      fail(
        "When tinted, \(second.name) is about as strong as \(first.name). Both get the same color, so "
          + "give the later one a clearly lower opacity.",
        expected: "an opacity at least 15 percentage points below \(first.name)",
        actual: "\(percent(first)) and then \(percent(second))", at: second)
    }
  }

  /// Returns the effective opacity of a text: that of its color, the text itself and its ancestors.
  private func strength(_ text: PictureElement) -> Double {
    (text.color?.alpha ?? 1) * text.opacity
  }

  private func percent(_ text: PictureElement) -> String {
    String(format: "%.0f %%", strength(text) * 100)
  }
}

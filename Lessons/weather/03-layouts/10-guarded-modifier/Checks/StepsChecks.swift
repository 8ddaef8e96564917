import LessonChecks
import XCTest

final class StepsChecks: ExerciseTestCase {
  private func picture(_ ios: String, _ mode: Mode = .fullColor, entry: Int = 0) throws
    -> RenderedPicture
  {
    try widget("StepsWidget").render(.systemSmall, mode: mode, ios: ios, entry: entry)
  }

  func testTheTintMarksWhereItCan() throws {
    for ios in ["18.0", "26.0"] {
      let picture = try picture(ios, .accented)
      for part in [try picture.text(matching: "4.?200"), try picture.symbol("figure.walk")] {
        if !part.isAccented {
          fail(
            "On iOS \(ios), \(part.name) is in the default group. Mark it with widgetAccentable() "
              + "on that version.",
            expected: "symbol and number in the accent group", actual: "in the default group",
            at: part)
        }
      }
      let rest = try picture.text("steps today")
      if rest.isAccented {
        fail(
          "\(rest.name) gets the tint too. Mark only the symbol and the number.",
          expected: "only symbol and number in the accent group", actual: "\(rest.name) too",
          at: rest)
      }
    }
  }

  func testFullColourShowsItAll() throws {
    for ios in ["15.0", "18.0"] {
      for scheme in Scheme.allCases {
        let picture = try widget("StepsWidget").render(.systemSmall, scheme: scheme, ios: ios)
        guard (try? picture.text(matching: "4.?200")) != nil, !picture.symbols.isEmpty else {
          return fail(
            "On iOS \(ios), a part is missing. Return the view in both branches of the availability check.",
            expected: "symbol, number and text", actual: left(of: picture), showing: [picture])
        }
        for part in [
          try picture.text(matching: "4.?200"), try picture.text("steps today"),
          try picture.symbol("figure.walk"),
        ] { assertVisible(part) }
      }
    }
  }

  private func left(of picture: RenderedPicture) -> String {
    let names = (picture.symbols + picture.visibleTexts).map(\.name)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  func testEveryEntryIsMarked() throws {
    for (entry, steps) in [(1, "5.?900"), (3, "9.?300")] {
      let number = try picture("18.0", .accented, entry: entry).text(matching: steps)
      if !number.isAccented {
        fail(
          "The number of a later entry is in the default group. Mark the number in every entry.",
          expected: "\(number.name) in the accent group", actual: "in the default group", at: number
        )
      }
    }
  }
}

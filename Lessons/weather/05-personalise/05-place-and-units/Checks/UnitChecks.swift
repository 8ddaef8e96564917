import LessonChecks
import XCTest

final class UnitChecks: ExerciseTestCase {
  /// Every town with its temperature in both units: 66.2, 71.6 and 19.4 °F, rounded.
  private let towns = [
    (town: "seoul", name: "Seoul", celsius: 19, fahrenheit: 66),
    (town: "busan", name: "Busan", celsius: 22, fahrenheit: 72),
    (town: "daegwallyeong", name: "Daegwallyeong", celsius: -7, fahrenheit: 19),
  ]

  func testTheSheetAsksForBoth() throws {
    let parameters = try widget("TownWidget").declaration().parameters
    guard parameters.contains(where: { $0.name == "town" }) else {
      return fail(
        "People can no longer choose a town. Keep the parameter `town`.",
        expected: "a parameter `town`", actual: parameters.map(\.name).joined(separator: ", "))
    }
    guard let unit = parameters.first(where: { $0.name == "usesFahrenheit" }) else {
      return fail(
        "The intent has no parameter `usesFahrenheit`. Declare it with @Parameter.",
        expected: "@Parameter(title: …, default: …) var usesFahrenheit: Bool",
        actual: parameters.map(\.name).joined(separator: ", "))
    }
    if unit.title.trimmingCharacters(in: .whitespaces).isEmpty {
      fail(
        "The sheet has a switch without a label. Give the parameter a title.",
        expected: "@Parameter(title: \"Fahrenheit\", …", actual: "an empty title")
    }
    // A summary with conditions may show it for some selections only.
    for (town, usesFahrenheit) in towns.flatMap({ [($0.town, false), ($0.town, true)] }) {
      let sheet = try widget("TownWidget").sheet(
        configuration: ["town": town, "usesFahrenheit": usesFahrenheit])
      for name in ["town", "usesFahrenheit"] where !sheet.names.contains(name) {
        return fail(
          "The sheet doesn't show `\(name)`. Add it to the parameterSummary.",
          expected: "town, usesFahrenheit", actual: sheet.names.joined(separator: ", "))
      }
      // An optional's value without a default is `nil`.
      if unit.defaultValue == nil, try !sheet.row("usesFahrenheit").isOptional {
        return fail(
          "Give the parameter a default. Widgets from before the update have no value for it.",
          expected: "default: false", actual: "no default")
      }
    }
  }

  func testShortcutsSaysWhatItDoes() throws {
    let description = try call("intentDescription", as: String?.self) ?? ""
    let title = try call("intentTitle", as: String.self)
    if description.trimmingCharacters(in: .whitespaces).isEmpty {
      fail(
        "The intent has no description, so Shortcuts shows only its title. Add a "
          + "`static let description` with an IntentDescription.",
        expected: "IntentDescription(…)", actual: "no description")
    } else if description == title {
      fail(
        "The description repeats the title. Say what people choose.",
        expected: "other words than “\(title)”", actual: description)
    }
  }

  func testEveryCombination() throws {
    for town in inputs.shuffled(towns) {
      for usesFahrenheit in inputs.shuffled([true, false]) {
        guard try isRight(town, usesFahrenheit, isSnapshot: false) else { return }
      }
    }
    guard try isRight(inputs.element(of: towns), true, isSnapshot: true) else { return }
  }

  private func isRight(
    _ town: (town: String, name: String, celsius: Int, fahrenheit: Int), _ usesFahrenheit: Bool,
    isSnapshot: Bool
  ) throws -> Bool {
    let picture = try widget("TownWidget").render(
      .systemSmall, configuration: ["town": town.town, "usesFahrenheit": usesFahrenheit],
      isSnapshot: isSnapshot)
    let (number, letter) = usesFahrenheit ? (town.fahrenheit, "F") : (town.celsius, "C")
    let expected = "\(number) °\(letter)"
    assertShows(picture, town.name)
    let text = try picture.text(containing: "°")
    if text.numbers != [number] {
      fail(
        "\(town.name) in \(usesFahrenheit ? "Fahrenheit" : "Celsius") should show \(expected).",
        expected: expected, actual: text.text ?? "", at: text)
      return false
    }
    if text.text?.contains(letter) != true {
      fail(
        "\(text.name) has no letter \(letter). Add the letter: 19° is warm in Celsius, but frost "
          + "in Fahrenheit.",
        expected: expected, actual: text.text ?? "", at: text)
      return false
    }
    return true
  }

  func testItIsUsefulWithoutChoosing() throws {
    let picture = try widget("TownWidget").render(.systemSmall)
    let text = try picture.text(containing: "°")
    if text.numbers != [19] {
      fail(
        "Without a choice, show Celsius, as the widget did before.", expected: "19 °C",
        actual: text.text ?? "", at: text)
    }
  }
}

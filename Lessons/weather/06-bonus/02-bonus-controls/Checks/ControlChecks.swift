import LessonChecks
import XCTest

final class ControlChecks: ExerciseTestCase {
  private func state(_ isCelsius: Bool) throws -> ControlState {
    try call("store", isCelsius)
    return try control("UnitControl").state()
  }

  func testItSaysWhatIsStored() throws {
    if try state(false).isOn != false {
      return fail(
        "The control is on, but Fahrenheit is stored.", expected: "off", actual: "on")
    }
    if try state(true).isOn != true {
      fail(
        "The control is off, but Celsius is stored.", expected: "on", actual: "off")
    }
  }

  func testATapChangesIt() throws {
    let before = inputs.integer(in: 0...1) == 0
    try call("store", before)
    for wanted in [!before, before] {
      let tapped = try control("UnitControl").tap()
      if try call("stored", as: Bool.self) != wanted {
        return fail(
          "A tap doesn't store the new value, so the switch springs back.",
          expected: "the new value", actual: "the old value")
      }
      if tapped.state.isOn != wanted {
        return fail(
          "The stored value has changed, but the control still shows the old one.",
          expected: wanted ? "on" : "off", actual: wanted ? "off" : "on")
      }
    }
    for value in [true, false] {
      try call("store", value)
      try call("perform", value)
      if try call("stored", as: Bool.self) != value {
        return fail(
          "A shortcut asks for the value that's already stored, but the intent flips it. Store the "
            + "value "
            + "that the intent gets.", expected: value ? "on" : "off", actual: value ? "off" : "on")
      }
    }
  }

  func testTheWidgetHearsOfIt() throws {
    for isCelsius in inputs.shuffled([true, false]) {
      try call("store", isCelsius)
      let kinds = try control("UnitControl").tap().reloadedKinds
      if !kinds.contains("Temperature") {
        return fail(
          "The widget still shows the other unit. Reload the widget in the intent.",
          expected: "Temperature",
          actual: kinds.isEmpty ? "nothing" : kinds.joined(separator: ", "))
      }
    }
  }

  func testTheWordsSayWhich() throws {
    let on = try state(true).status ?? "nothing"
    if !on.contains("Celsius") || on.contains("Fahrenheit") {
      return fail(
        "When the control is on, it should say Celsius.", expected: "Celsius", actual: on)
    }
    let off = try state(false).status ?? "nothing"
    if !off.contains("Fahrenheit") || off.contains("Celsius") {
      fail(
        "When the control is off, it should say Fahrenheit.", expected: "Fahrenheit", actual: off)
    }
  }

  func testTheSymbolSaysWhich() throws {
    var symbols: [String] = []
    for isCelsius in [true, false] {
      try call("store", isCelsius)
      let picture = try control("UnitControl").render(.lockScreen)
      guard let symbol = picture.symbols.first(where: \.isVisible)?.symbolName, !symbol.isEmpty
      else {
        return fail(
          "On the Lock Screen, your control has no visible symbol, only a letter. Add a symbol.",
          expected: "two symbols", actual: "no symbol", showing: [picture])
      }
      if !UnitSymbols.mayExist(symbol)
        || !picture.remarkRules.isDisjoint(with: ["missing-symbol", "unknown-symbol"])
      {
        return fail(
          "SF Symbols has no symbol with this name, so a phone draws nothing.",
          expected: "the name of an SF Symbol, such as c.circle", actual: symbol, showing: [picture]
        )
      }
      symbols.append(symbol)
    }
    if UnitSymbols.letter(symbols[0]) == "f" || UnitSymbols.letter(symbols[1]) == "c" {
      return fail(
        "The Lock Screen shows only the symbol, but its letter is for the other unit.",
        expected: "a symbol for the right unit",
        actual: "Celsius: \(symbols[0]), Fahrenheit: \(symbols[1])")
    }
    if let letter = symbols.first(where: UnitSymbols.isForeignLetter) {
      return fail(
        "The Lock Screen shows only the symbol, but its letter is for neither unit.",
        expected: "c.circle, f.circle", actual: letter)
    }
    if symbols[0] == symbols[1] {
      fail(
        "The Lock Screen shows only the symbol, which is the same for both units. Use two "
          + "different symbols.", expected: "two symbols", actual: symbols[0])
    }
  }
}

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
        "The control says that it is on, and Fahrenheit is stored.", expected: "off", actual: "on")
    }
    if try state(true).isOn != true {
      fail(
        "The control says that it is off, and Celsius is stored.", expected: "on", actual: "off")
    }
  }

  func testATapChangesIt() throws {
    let before = inputs.integer(in: 0...1) == 0
    try call("store", before)
    for wanted in [!before, before] {
      let tapped = try control("UnitControl").tap()
      if try call("stored", as: Bool.self) != wanted {
        return fail(
          "A tap stores nothing: the switch springs back.", expected: "the new value",
          actual: "the old one")
      }
      if tapped.state.isOn != wanted {
        return fail(
          "What is stored has changed, and the control goes on saying the same.",
          expected: wanted ? "on" : "off", actual: wanted ? "off" : "on")
      }
    }
    for value in [true, false] {
      try call("store", value)
      try call("perform", value)
      if try call("stored", as: Bool.self) != value {
        return fail(
          "A shortcut asks for what is stored already, and the intent turns it around: store the value that "
            + "it is given.", expected: value ? "on" : "off", actual: value ? "off" : "on")
      }
    }
  }

  func testTheWidgetHearsOfIt() throws {
    for isCelsius in inputs.shuffled([true, false]) {
      try call("store", isCelsius)
      let kinds = try control("UnitControl").tap().reloadedKinds
      if !kinds.contains("Temperature") {
        return fail(
          "The widget goes on showing the other unit: nobody has asked for its reload.",
          expected: "Temperature",
          actual: kinds.isEmpty ? "nothing" : kinds.joined(separator: ", "))
      }
    }
  }

  func testTheWordsSayWhich() throws {
    let on = try state(true).status ?? "nothing"
    if !on.contains("Celsius") || on.contains("Fahrenheit") {
      return fail(
        "When it is on, the control should say Celsius.", expected: "Celsius", actual: on)
    }
    let off = try state(false).status ?? "nothing"
    if !off.contains("Fahrenheit") || off.contains("Celsius") {
      fail(
        "When it is off, the control should say Fahrenheit.", expected: "Fahrenheit", actual: off)
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
          "On the Lock Screen there is no symbol to be seen: only a letter stands for your control.",
          expected: "two symbols", actual: "no symbol", showing: [picture])
      }
      if !UnitSymbols.mayExist(symbol)
        || picture.remarks.contains(where: { $0.contains("'\(symbol)' is not known") })
      {
        return fail(
          "SF Symbols has no symbol of this name: a phone draws nothing for it.",
          expected: "the name of an SF Symbol, such as c.circle", actual: symbol, showing: [picture]
        )
      }
      symbols.append(symbol)
    }
    if UnitSymbols.letter(symbols[0]) == "f" || UnitSymbols.letter(symbols[1]) == "c" {
      return fail(
        "On the Lock Screen only the symbol is left, and its letter is that of the other unit.",
        expected: "a symbol that says which unit it is",
        actual: "Celsius: \(symbols[0]), Fahrenheit: \(symbols[1])")
    }
    if let letter = symbols.first(where: UnitSymbols.isForeignLetter) {
      return fail(
        "On the Lock Screen only the symbol is left, and its letter stands for neither unit.",
        expected: "c.circle, f.circle", actual: letter)
    }
    if symbols[0] == symbols[1] {
      fail(
        "On the Lock Screen only the symbol is left, and it is the same for both: nobody knows which "
          + "unit it is.", expected: "two symbols", actual: symbols[0])
    }
  }
}

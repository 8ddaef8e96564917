import LessonChecks
import XCTest

final class SheetChecks: ExerciseTestCase {
  func testTheRows() throws {
    let sheet = try widget().sheet()
    XCTAssertEqual(sheet.title, "Greeting")
    XCTAssertEqual(sheet.description, "Says hello.")
    XCTAssertEqual(sheet.names, ["tone", "person", "isLoud"], "In the summary's order")
    XCTAssertEqual(sheet.hidden, ["times"])
    let loud = try widget().sheet(configuration: ["isLoud": true])
    XCTAssertEqual(loud.names, ["tone", "person", "isLoud", "times"])
    XCTAssertEqual(try loud.row("times").range, 1...5)
    XCTAssertEqual(try loud.row("times").control, .stepper)
    XCTAssertEqual(try sheet.row("isLoud").control, .toggle)
    XCTAssertEqual(try sheet.row("tone").control, .menu)
    XCTAssertEqual(try sheet.row("tone").choices.map(\.title), ["Friendly", "Formal"])
  }

  func testTheList() throws {
    let person = try widget().sheet(search: "mi").row("person")
    XCTAssertEqual(person.control, .list)
    XCTAssertEqual(person.choices.map(\.value), ["1", "2"], "Suggest friends")
    XCTAssertEqual(person.choices.map(\.section), ["Friendly", "Friendly"])
    XCTAssertEqual(person.found?.map(\.title), ["Mina", "Mika"])
    let formal = try widget().sheet(configuration: ["tone": "formal"]).row("person")
    XCTAssertEqual(formal.choices.map(\.title), ["Mr Kim"], "The list depends on the tone")
    XCTAssertEqual(formal.value?.title, "Mr Kim")
  }

  func testWhatIsGone() throws {
    let person = try widget().sheet(configuration: ["person": 99]).row("person")
    XCTAssertEqual(person.gone, "99")
    XCTAssertEqual(person.value?.title, "Mina")
  }

  func testTheWidget() throws {
    assertShows(try widget().render(configuration: ["person": 2]), "Jun")
    assertShows(try widget().render(configuration: ["person": 99]), "Mina")
  }
}

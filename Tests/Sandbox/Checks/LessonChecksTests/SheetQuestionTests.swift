import LessonChecks
import WorkerProtocol
import TestSupport
import Testing

/// Queries of a scripted edit sheet.
@MainActor
@Suite(.serialized)
struct SheetQuestionTests {
  private static let seoul = SheetChoice(value: "seoul", title: "Seoul", subtitle: "Capital")
  private static let jeju = SheetChoice(value: "jeju", title: "Jeju")

  /// Returns the sheet of a widget that shows the wind's unit only with the wind.
  private static func sheet(_ request: SheetRequest) -> EditSheet {
    let isWindy = request.configuration["wind"] == "true"
    var place = SheetParameter(name: "place", title: "Place", type: "City", control: .list)
    place.isSearchable = true
    place.sections = [
      SheetSection(title: "Land", choices: [seoul]),
      SheetSection(title: "Islands", choices: [jeju]),
    ]
    let kept = request.configuration["place"]
    place.value = kept == "\"jeju\"" ? jeju : seoul
    place.gone = kept == "\"atlantis\"" ? "atlantis" : nil
    place.found = request.search.map { text in
      [SheetSection(choices: [seoul, jeju].filter { $0.title.hasPrefix(text) })]
    }
    var wind = SheetParameter(name: "wind", title: "Wind", type: "Bool", control: .toggle)
    wind.value = SheetChoice(value: "\(isWindy)", title: isWindy ? "On" : "Off")
    var unit = SheetParameter(
      name: "unit", title: "Unit", type: "Unit", control: .menu, isShown: isWindy)
    unit.isOptional = true
    var days = SheetParameter(name: "days", title: "Days", type: "Int", control: .stepper)
    (days.minimum, days.maximum) = (1, 7)
    days.isShown = request.family != .widget(.accessoryInline)
    let rows = [place, wind, unit, days]
    return EditSheet(
      widget: "DayWidget", title: "Day", description: "One day.", style: .appIntent,
      intent: "DayIntent", family: request.family?.widget,
      summary: [.words("Show "), .parameter("place")],
      parameters: rows.filter(\.isShown) + rows.filter { !$0.isShown })
  }

  /// Returns a check's failures for a sheet.
  private func failures(
    _ check: @escaping (WidgetHandle) throws -> Void
  ) -> [CheckOutcome.Failure] {
    let catalog = CheckCatalog()
    catalog.add("asks") { (test: ExerciseTestCase) -> () throws -> Void in
      { try check(test.widget("DayWidget")) }
    }
    return CheckRun(catalog: catalog).outcome(of: "asks") { request, _ in
      guard case .sheet(let request) = request else { return .refuses(.failed("no sheet")) }
      guard request.configuration["town"] == nil else {
        return .refuses(.impossible("There is no parameter “town”."))
      }
      return .gives(Self.sheet(request))
    }.failures
  }

  @Test func aSheetHasItsTitleAndDescription() {
    let found = failures { widget in
      let sheet = try widget.sheet()
      #expect(sheet.title == "Day")
      #expect(sheet.description == "One day.")
      #expect(sheet.summary == "Show Seoul")
    }
    #expect(found.isEmpty)
  }

  @Test func valuesAndFamilyDecideTheRows() {
    let found = failures { widget in
      #expect(try widget.sheet().names == ["place", "wind", "days"])
      #expect(try widget.sheet().hidden == ["unit"])
      let windy = try widget.sheet(configuration: ["wind": true])
      #expect(windy.names == ["place", "wind", "unit", "days"])
      #expect(try widget.sheet(.accessoryInline).names == ["place", "wind"])
    }
    #expect(found.isEmpty)
  }

  @Test func aRowReportsItsKindAndOptions() {
    let found = failures { widget in
      let sheet = try widget.sheet(configuration: ["place": "jeju"])
      let place = try sheet.row("place")
      #expect(place.title == "Place")
      #expect(place.type == "City")
      #expect(place.control == .list)
      #expect(place.isSearchable)
      #expect(place.found == nil)
      #expect(place.value?.title == "Jeju")
      #expect(place.choices.map(\.value) == ["seoul", "jeju"])
      #expect(place.choices.map(\.section) == ["Land", "Islands"])
      #expect(place.choices[0].subtitle == "Capital")
      #expect(try sheet.row("days").range == 1...7)
      #expect(try sheet.row("wind").isOptional == false)
    }
    #expect(found.isEmpty)
  }

  @Test func searchesFindEntitiesAndMissingOnesAreNamed() {
    let found = failures { widget in
      #expect(try widget.sheet(search: "Se").row("place").found?.map(\.value) == ["seoul"])
      #expect(try widget.sheet(search: "x").row("place").found == [])
      let left = try widget.sheet(configuration: ["place": "atlantis"]).row("place")
      #expect(left.gone == "atlantis")
      #expect(left.value?.title == "Seoul")
    }
    #expect(found.isEmpty)
  }

  @Test func aMissingRowListsTheRows() {
    let hidden = failures { _ = try $0.sheet().row("unit") }
    #expect(hidden.first?.message.english.contains("parameterSummary leaves it out") == true)
    let missing = failures { _ = try $0.sheet().row("colour") }
    #expect(missing.first?.message.english.contains("no row `colour`") == true)
    #expect(missing.first?.actual?.english == "place, wind, days")
  }

  @Test func aMissingParameterFailsTheCheck() {
    let found = failures { _ = try $0.sheet(configuration: ["town": "seoul"]) }
    #expect(found.first?.message.english.contains("no parameter “town”") == true)
  }
}

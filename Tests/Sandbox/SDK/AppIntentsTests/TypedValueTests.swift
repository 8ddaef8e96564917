import AppIntents
import AppleFoundation
import Testing

/// Values for a parameter, typed without identifiers or JSON.
@Suite struct TypedValueTests {
  private func trip(_ name: String, _ typed: String) async throws -> TripIntent {
    let intent = TripIntent()
    try await intent.configure(with: [name: .typed(typed)])
    return intent
  }

  private func settings(_ name: String, _ typed: String) async throws -> SettingsIntent {
    let intent = SettingsIntent()
    try await intent.configure(with: [name: .typed(typed)])
    return intent
  }

  @Test(arguments: ["부산", "busan", "Busan", " BUSAN "])
  func aChoiceByRawValueCaseOrTitle(typed: String) async throws {
    #expect(try await trip("city", typed).city == .busan)
  }

  @Test(arguments: ["2", "Tower", "tower"])
  func anEntityByIdentifierOrTitle(typed: String) async throws {
    #expect(try await trip("landmark", typed).landmark.name == "Tower")
  }

  @Test func anEntityFoundOnlyBySearch() async throws {
    #expect(try await trip("landmark", "Bridge").landmark.id == 3)
  }

  @Test(arguments: ["false", "off", "no", "끔", "NO"])
  func aSwitchThatIsOff(typed: String) async throws {
    #expect(try await trip("isMetric", typed).isMetric == false)
  }

  @Test(arguments: ["true", "on", "yes", "1"])
  func aSwitchThatIsOn(typed: String) async throws {
    #expect(try await settings("isShort", typed).isShort)
    #expect(try await settings("isShort", "Brief").isShort, "its own word for on")
  }

  @Test(arguments: ["7", "7 days", "7일"])
  func aNumberWithOrWithoutAUnit(typed: String) async throws {
    #expect(try await trip("days", typed).days == 7)
  }

  @Test func aTextIsTakenVerbatim() async throws {
    #expect(try await trip("note", "12").note == "12")
    #expect(try await trip("note", "two words").note == "two words")
    #expect(try await trip("note", "").note == nil)
  }

  @Test func commasSeparateSeveralValues() async throws {
    #expect(try await trip("stops", "Seoul, busan").stops == [.seoul, .busan])
  }

  @Test(arguments: [("20", 20, "°C"), ("68 °F", 68, "°F"), ("68F", 68, "°F"), ("-3.5", -3.5, "°C")])
  func aMeasurementInItsUnitOrAnother(typed: String, value: Double, unit: String) async throws {
    let limit = try await settings("limit", typed).limit
    #expect(limit.value == value)
    #expect(limit.unit.symbol == unit)
  }

  @Test func aDateWithAndWithoutATime() async throws {
    let day = try #require(try await settings("start", "2026-03-01").start)
    let hour = try #require(try await settings("start", "2026-03-01 09:30").start)
    #expect(hour.timeIntervalSince(day) == 9.5 * 3600)
    #expect(try await settings("start", "2026-03-01T00:00:00Z").start != nil)
    await #expect(throws: IntentParameterError.self) { try await settings("start", "2026-02-30") }
  }

  @Test func offeredValuesAreChosenByTitle() async throws {
    #expect(try await settings("theme", "Night sky").theme == "night")
    #expect(try await settings("theme", "night").theme == "night")
    await #expect(throws: IntentParameterError.self) { try await settings("theme", "pink") }
  }

  @Test(arguments: [
    ("days", "many"), ("isMetric", "perhaps"), ("days", "1.5"), ("days", "3 apples"),
  ])
  func valuesOfAnotherTypeAreRefused(name: String, typed: String) async {
    await #expect(throws: IntentParameterError.self) { try await trip(name, typed) }
  }

  @Test func aNumberOutsideItsRangeIsRefusedWithTheRange() async {
    await #expect(
      throws: IntentParameterError.outOfRange(
        name: "days", value: "40", minimum: "1", maximum: "14")
    ) { try await trip("days", "40") }
  }

  /// A phone stores the identifier of the choice, and asks the query for it later.
  @Test func aChoiceThatTheQueryForgetsIsRefused() async {
    await #expect(
      throws: IntentParameterError.forgottenEntity(
        name: "landmark", choice: "Ruin", query: "Query")
    ) { try await trip("landmark", "Ruin") }
  }

  @Test func anUnknownNameIsRefusedWithSuggestions() async {
    await #expect(
      throws: IntentParameterError.unknownEntity(
        name: "landmark", identifier: "Gat", type: "Landmark",
        suggested: [ParameterOption(of: Landmark.all[0]), ParameterOption(of: Landmark.all[1])])
    ) { try await trip("landmark", "Gat") }
  }
}

struct SettingsIntent: WidgetConfigurationIntent {
  struct Themes: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
      IntentItemCollection(sections: [
        IntentItemSection("Bright", items: [IntentItem("day", title: "Daylight")]),
        IntentItemSection("Dark", items: [IntentItem("night", title: "Night sky")]),
      ])
    }
  }

  static let title: LocalizedStringResource = "Settings"

  @Parameter(
    title: "Length", default: false,
    displayName: Bool.IntentDisplayName(true: "Brief", false: "Long"))
  var isShort: Bool
  @Parameter(title: "Limit", defaultValue: 5, defaultUnit: .celsius)
  var limit: Measurement<UnitTemperature>
  @Parameter(title: "Start", kind: .dateTime) var start: Date?
  @Parameter(title: "Theme", optionsProvider: Themes()) var theme: String?
}

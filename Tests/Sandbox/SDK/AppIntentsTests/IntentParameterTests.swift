import AppIntents
import Testing

@Suite struct IntentParameterTests {
  @Test func parametersKeepTheirDeclarationOrder() {
    let names = TripIntent().parameters.map(\.name)
    #expect(names == ["city", "landmark", "days", "note", "isMetric", "stops"])
  }

  @Test func declaredDefaultsApplyUntilAValueIsSet() {
    let intent = TripIntent()
    #expect(intent.city == .seoul)
    #expect(intent.note == nil)
    intent.city = .busan
    #expect(intent.city == .busan)
  }

  @Test func twoIntentsDoNotShareTheirValues() {
    let first = TripIntent()
    first.days = 9
    #expect(TripIntent().days == 3)
  }

  @Test func valuesAreSetByName() async throws {
    let intent = TripIntent()
    try await intent.configure(with: [
      "city": .text("부산"), "days": .integer(7), "note": .text("umbrella"),
      "isMetric": .bool(false), "landmark": .integer(2),
      "stops": .list([.text("seoul"), .text("부산")]),
    ])
    #expect(intent.city == .busan)
    #expect(intent.days == 7)
    #expect(intent.note == "umbrella")
    #expect(!intent.isMetric)
    #expect(intent.landmark.name == "Tower")
    #expect(intent.stops == [.seoul, .busan])
  }

  @Test func aChoiceIsFoundByItsCaseName() async throws {
    let intent = TripIntent()
    try await intent.configure(with: ["city": .text("busan")])
    #expect(intent.city == .busan)
  }

  @Test func theQueryGivesTheDefaultOfAnEntity() async throws {
    let intent = TripIntent()
    try await intent.configure(with: [:])
    #expect(intent.landmark.name == "Gate")
    try intent.requireValues()
  }

  @Test func aParameterWithoutAnyValueIsReported() {
    #expect(
      throws: IntentParameterError.missingValue(name: "landmark", intent: "TripIntent")
    ) { try TripIntent().requireValues() }
  }

  @Test func anUnknownNameListsTheKnownOnes() async {
    await #expect(
      throws: IntentParameterError.unknownParameter(
        name: "town", intent: "TripIntent",
        known: ["city", "landmark", "days", "note", "isMetric", "stops"])
    ) { try await TripIntent().configure(with: ["town": .text("부산")]) }
  }

  @Test func aMistypedValueListsTheChoices() async {
    await #expect(
      throws: IntentParameterError.unreadableValue(
        name: "city", value: "\"Atlantis\"", type: "City",
        choices: [City.seoul, .busan].map { ParameterOption(of: $0) })
    ) { try await TripIntent().configure(with: ["city": .text("Atlantis")]) }
    await #expect(throws: IntentParameterError.self) {
      try await TripIntent().configure(with: ["days": .text("many")])
    }
  }

  @Test func aDeletedEntityFallsBackToTheDefault() async throws {
    let intent = TripIntent()
    let gone = try await intent.configure(with: ["landmark": .integer(9)])
    #expect(gone == ["landmark": "9"])
    #expect(intent.landmark.name == "Gate")
  }

  @Test func jsonBecomesParameterValues() throws {
    let json = Data(
      #"""
        {"a": 1, "b": 1.5, "c": "x", "d": true, "e": null, "f": [1],
          "g": {"typed": "Seoul"}}
      """#.utf8)
    let values = try JSONDecoder().decode([String: IntentParameterValue].self, from: json)
    #expect(
      values == [
        "a": .integer(1), "b": .number(1.5), "c": .text("x"), "d": .bool(true), "e": .null,
        "f": .list([.integer(1)]), "g": .typed("Seoul"),
      ])
  }
}

import AppIntents
import Testing

/// The parameters in an edit sheet depend on values and families.
@Suite struct ShownSummaryTests {
  @Test func theSummaryIsReadWithItsParametersAndTheRowsBelow() {
    let summary = TripIntent().shownSummary(in: nil)
    #expect(summary?.parameters == ["landmark", "city", "days"])
    #expect(
      summary?.sentence == [
        .words("See "), .parameter("landmark"), .words(" in "), .parameter("city"),
      ])
  }

  @Test func theOtherBranchAppliesToAnotherValue() {
    let intent = TripIntent()
    intent.isMetric = false
    #expect(intent.shownSummary(in: nil)?.parameters == ["city"])
  }

  @Test func withoutASummaryThereIsNone() {
    #expect(SettingsIntent().shownSummary(in: .systemSmall) == nil)
  }

  @Test func theFamilyDecides() {
    let intent = FamilyIntent()
    #expect(intent.shownSummary(in: .systemSmall)?.parameters == ["city"])
    #expect(intent.shownSummary(in: .systemLarge)?.parameters == ["city", "days"])
    #expect(intent.shownSummary(in: .systemMedium)?.parameters == [])
  }

  @Test func listsOfValuesAndEmptyOptionalsDecide() {
    let intent = FamilyIntent()
    intent.city = .busan
    #expect(intent.shownSummary(in: .accessoryInline)?.parameters == ["note", "city"])
    intent.city = .seoul
    #expect(intent.shownSummary(in: .accessoryInline)?.parameters == ["city"])
    intent.note = "umbrella"
    #expect(intent.shownSummary(in: .accessoryInline)?.parameters == ["note"])
  }
}

/// A query whose results depend on the selected country.
struct PlatformQuery: EntityStringQuery {
  @IntentParameterDependency<FamilyIntent>(\.$city) var chosen

  func entities(for identifiers: [String]) async throws -> [Platform] {
    identifiers.map { Platform(id: $0) }
  }
  func suggestedEntities() async throws -> [Platform] {
    guard let chosen else { return [Platform(id: "nowhere")] }
    return [Platform(id: "\(chosen.city) north"), Platform(id: "\(chosen.city) south")]
  }
  func entities(matching string: String) async throws -> [Platform] {
    try await suggestedEntities().filter { $0.id.contains(string) }
  }
  func defaultResult() async -> Platform? { try? await suggestedEntities().first }
}

struct Platform: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Platform"
  static let defaultQuery = PlatformQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FamilyIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Family"

  @Parameter(title: "Platform") var platform: Platform?
  @Parameter(title: "City", default: .seoul) var city: City
  @Parameter(title: "Days", default: 3) var days: Int
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("In \(\.$city)") }
      Case([.systemLarge, .systemExtraLarge]) {
        Summary {
          \.$city
          \.$days
        }
      }
      Case(.systemMedium) { Summary() }
      DefaultCase {
        When(\.$city, .oneOf, [.busan]) {
          Summary {
            \.$note
            \.$city
          }
        } otherwise: {
          When(\.$note, .hasNoValue) {
            Summary("\(\.$city)")
          } otherwise: {
            Summary("\(\.$note)")
          }
        }
      }
    }
  }
}

@Suite struct ParameterDependencyTests {
  @Test func aQueryReadsEarlierChoices() async throws {
    let intent = FamilyIntent()
    try await intent.configure(with: ["city": .typed("Busan")])
    #expect(intent.platform?.id == "busan north")
  }

  @Test func withoutAnEditedIntentThereIsNothingToRead() async throws {
    #expect(try await PlatformQuery().suggestedEntities().map(\.id) == ["nowhere"])
  }
}

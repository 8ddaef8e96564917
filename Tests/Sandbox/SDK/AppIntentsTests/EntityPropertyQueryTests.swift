import AppIntents
import AppleFoundation
import Testing

@Suite struct EntityPropertyQueryTests {
  @Test func propertyQueriesFindEntities() async throws {
    let query = StationQuery()
    let limit = 1
    let found = try await query.entities(
      matching: [{ $0.name == "Seoul" }], mode: .and, sortedBy: [], limit: limit)
    #expect(found.map(\.id) == [1])
  }

  @Test func amountsAndDurationsAreParameters() {
    let intent = PaymentIntent()
    #expect(intent.amount == nil)
    #expect(intent.period == .seconds(60))
  }

  @Test func entityLinksHavePlaceholders() {
    let representation: EntityURLRepresentation<Station> = Station.urlRepresentation
    #expect("\(representation)".contains("{id}"))
  }

  @Test func widgetsNeverConfirm() async {
    await #expect(throws: AppIntentInteractionUnavailable.self) {
      _ = try await PaymentIntent().$period.requestConfirmation(for: .seconds(1))
    }
  }
}

private struct Station: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static let defaultQuery = StationQuery()
  static var urlRepresentation: URLRepresentation { "https://example.com/stations/\(.id)" }

  let id: Int
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

private struct StationQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Station.$name) {
      EqualToComparator { name in { @Sendable (station: Station) in station.name == name } }
      ContainsComparator { name in { @Sendable (station: Station) in station.name.contains(name) } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Station.$name) }

  func entities(for identifiers: [Int]) async throws -> [Station] { [] }

  func entities(
    matching comparators: [@Sendable (Station) -> Bool], mode: ComparatorMode,
    sortedBy: [Sort<Station>], limit: Int?
  ) async throws -> [Station] {
    [Station(id: 1, name: "Seoul"), Station(id: 2, name: "Busan")]
      .filter { station in comparators.allSatisfy { $0(station) } }
  }
}

private struct PaymentIntent: AppIntent {
  static let title: LocalizedStringResource = "Pay"

  @Parameter(title: "Amount", currencyCodes: ["KRW"]) var amount: IntentCurrencyAmount?
  @Parameter(title: "Period", default: .seconds(60)) var period: Duration

  func perform() async throws -> some IntentResult { .result() }
}

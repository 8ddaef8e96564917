import AppIntents

/// A city, as the edit sheet speaks of it.
struct City: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
  static let defaultQuery = CityQuery()

  let id: String
  let name: String
  let region: String
  let celsius: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(region)")
  }

  init(_ record: CityRecord) {
    id = record.id
    name = record.name
    region = record.region
    celsius = record.celsius
  }
}

/// Finds cities for the edit sheet, under headings.
struct CityQuery: EntityStringQuery {
  private var saved: [City] {
    CityStore.saved.compactMap { id in CityStore.record(id).map { City($0) } }
  }

  func entities(for identifiers: [String]) async throws -> [City] {
    identifiers.compactMap { id in CityStore.record(id).map { City($0) } }
  }

  func suggestedEntities() async throws -> IntentItemCollection<City> {
    IntentItemCollection(sections: [IntentItemSection("Your list", items: saved)])
  }

  func entities(matching string: String) async throws -> IntentItemCollection<City> {
    let found = CityStore.all.filter { $0.name.localizedStandardContains(string) }
    return IntentItemCollection(items: found.map { City($0) })
  }

  func defaultResult() async -> City? { saved.first }
}

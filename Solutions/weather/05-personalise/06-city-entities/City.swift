import AppIntents

/// A city in the edit sheet.
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

/// Finds cities for the edit sheet.
struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [City] {
    CityStore.all.filter { identifiers.contains($0.id) }.map(City.init)
  }

  func suggestedEntities() async throws -> [City] {
    CityStore.saved.compactMap(CityStore.record).map(City.init)
  }

  func entities(matching string: String) async throws -> [City] {
    CityStore.all.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(City.init)
  }

  func defaultResult() async -> City? {
    CityStore.saved.compactMap(CityStore.record).map(City.init).first
  }
}

import AppIntents

/// A city, as the edit sheet speaks of it.
struct City: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
  static let defaultQuery = CityQuery()

  let id: String
  let name: String
  let region: String
  let celsius: Int

  // TODO: two cities have one name. A subtitle tells them apart.
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
    identifiers.compactMap { CityStore.record($0) }.map { City($0) }
  }

  func suggestedEntities() async throws -> [City] {
    CityStore.saved.compactMap { CityStore.record($0) }.map { City($0) }
  }

  func entities(matching string: String) async throws -> [City] {
    CityStore.all.filter { $0.id.contains(string.lowercased()) }.map(City.init)
  }

  func defaultResult() async -> City? {
    CityStore.saved.first.flatMap(CityStore.record).map(City.init)
  }
}

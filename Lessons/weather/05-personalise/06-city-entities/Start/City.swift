import AppIntents

/// A city in the edit sheet.
struct City: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
  static let defaultQuery = CityQuery()

  let id: String
  let name: String
  let region: String
  let celsius: Int

  // TODO: two cities have the same name. Add a subtitle to tell them apart.
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
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
    // TODO: return the cities with these identifiers. Skip cities that are gone.
    []
  }

  func suggestedEntities() async throws -> [City] {
    // TODO: return the saved list, in its order.
    []
  }

  func entities(matching string: String) async throws -> [City] {
    // TODO: return every city whose name contains this. Ignore case.
    []
  }

  func defaultResult() async -> City? {
    // TODO: return the first saved city.
    nil
  }
}

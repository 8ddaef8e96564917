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
    // TODO: the cities with these identifiers; of one that is gone, nothing.
    []
  }

  func suggestedEntities() async throws -> [City] {
    // TODO: the person's own list, in its order.
    []
  }

  func entities(matching string: String) async throws -> [City] {
    // TODO: every city whose name has this in it, in capitals or not.
    []
  }

  func defaultResult() async -> City? {
    // TODO: the first of the person's list.
    nil
  }
}

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
    let isTwin = CityStore.all.filter { $0.name == name }.count > 1
    return isTwin ? "\(name), \(region)" : "\(name)"
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
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    var found: [City] = []
    for record in CityStore.all where identifiers.contains(record.id) {
      found.append(City(record))
    }
    return found
  }

  func suggestedEntities() async throws -> [City] {
    var cities: [City] = []
    for id in CityStore.saved {
      if let record = CityStore.record(id) { cities.append(City(record)) }
    }
    return cities
  }

  func entities(matching string: String) async throws -> [City] {
    let wanted = string.lowercased()
    return CityStore.all.filter { $0.name.lowercased().contains(wanted) }.map { City($0) }
  }

  func defaultResult() async -> City? {
    try? await suggestedEntities().first
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension DynamicOptionsProvider {
  func anyDefaultResult() async -> Any? { await defaultResult() }

  /// Returns the options in the edit sheet: a query's suggested entities, or the provider's results.
  package func listed() async throws -> [ListedSection] {
    (try await results() as? any ListedResults)?.listedSections ?? []
  }

  /// Whether a person can search for further options.
  package var isSearchable: Bool { self is any EntityStringQuery }

  /// Returns the options that match a search text, or `nil` if search isn't supported.
  package func found(matching text: String) async throws -> [ListedSection]? {
    func found<Query: EntityStringQuery>(by query: Query) async throws -> [ListedSection] {
      (try await query.entities(matching: text) as? any ListedResults)?.listedSections ?? []
    }
    guard let query = self as? any EntityStringQuery else { return nil }
    return try await found(by: query)
  }
}

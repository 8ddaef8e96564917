import AppleFoundation

/// A query that finds entities by their properties, for the Find action in Shortcuts.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  typealias ComparatorMode = EntityQueryComparatorMode
  typealias Sort = EntityQuerySort
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  typealias SortableBy = EntityQuerySortableByProperty<Entity>
  typealias EqualToComparator = EntityQueryComparator
  typealias NotEqualToComparator = EntityQueryComparator
  typealias ContainsComparator = EntityQueryComparator
  typealias HasPrefixComparator = EntityQueryComparator
  typealias HasSuffixComparator = EntityQueryComparator
  typealias LessThanComparator = EntityQueryComparator
  typealias LessThanOrEqualToComparator = EntityQueryComparator
  typealias GreaterThanComparator = EntityQueryComparator
  typealias GreaterThanOrEqualToComparator = EntityQueryComparator

  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  static var findIntentDescription: IntentDescription? { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension EntityPropertyQuery {
  public static var findIntentDescription: IntentDescription? { nil }
}

/// The logical operator that combines comparisons.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and, or
}

/// The property and order for sorting entities.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQuerySort<Entity> where Entity: AppEntity {
  public enum Ordering: Hashable, Sendable {
    case ascending, descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

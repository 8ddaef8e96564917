import AppleFoundation

// Sending these types is safe, because key paths are immutable and any task can read them.

/// The properties that a query can compare.
///
/// The simulated phone doesn't use them, because it has no Shortcuts.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQueryProperties<Entity, ComparatorMappingType>: @unchecked Sendable
where Entity: AppEntity {
  let properties: [EntityQueryProperty<Entity, ComparatorMappingType>]

  public init(
    @ArrayBuilder<EntityQueryProperty<Entity, ComparatorMappingType>> properties: () ->
      [EntityQueryProperty<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }
}

/// A property with its comparators.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQueryProperty<Entity, ComparatorMappingType>: @unchecked Sendable
where Entity: AppEntity {
  let keyPath: PartialKeyPath<Entity>

  public init<Value>(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @ArrayBuilder<EntityQueryComparator<Entity, Value, ComparatorMappingType>> comparators: () ->
      [EntityQueryComparator<Entity, Value, ComparatorMappingType>]
  ) {
    self.keyPath = keyPath
  }
}

/// A comparator for a property, which produces a condition for the app's data store.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQueryComparator<Entity, Value, ComparatorMappingType>
where Entity: AppEntity, Value: _IntentValue & Sendable {
  let mapping: (Value) -> ComparatorMappingType

  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    mapping = mappingTransform
  }
}

/// The sortable properties of an entity.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQuerySortingOptions<Entity>: @unchecked Sendable where Entity: AppEntity {
  let options: [EntityQuerySortableByProperty<Entity>]

  public init(
    @ArrayBuilder<EntityQuerySortableByProperty<Entity>> content: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }
}

/// A sortable property of an entity.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQuerySortableByProperty<Entity>: @unchecked Sendable where Entity: AppEntity {
  let keyPath: PartialKeyPath<Entity>

  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
    self.keyPath = keyPath
  }
}

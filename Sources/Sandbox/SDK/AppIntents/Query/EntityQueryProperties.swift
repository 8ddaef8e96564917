import AppleFoundation

// Key paths never change: what is kept here may be read by any task.

/// The properties that a query compares; Shortcuts does not run here, and nobody asks for them.
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

/// A property with the comparisons that a query knows for it.
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

/// One comparison of a property, made into what the app's store understands.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQueryComparator<Entity, Value, ComparatorMappingType>
where Entity: AppEntity, Value: _IntentValue & Sendable {
  let mapping: (Value) -> ComparatorMappingType

  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    mapping = mappingTransform
  }
}

/// The properties that found entities can be sorted by.
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

/// One property that found entities can be sorted by.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct EntityQuerySortableByProperty<Entity>: @unchecked Sendable where Entity: AppEntity {
  let keyPath: PartialKeyPath<Entity>

  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
    self.keyPath = keyPath
  }
}

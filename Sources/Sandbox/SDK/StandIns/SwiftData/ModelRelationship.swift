import AppleFoundation

/// A property with related models, which the `@Model` macro finds in a class.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public struct _ModelRelationship {
  let key: AnyKeyPath
  let target: any PersistentModel.Type
  let deleteRule: Schema.Relationship.DeleteRule
  /// The key path of the inverse property that `@Relationship` specifies, if any.
  let inverse: AnyKeyPath?
  let related: (any PersistentModel) -> [any PersistentModel]
  let add: (_ model: any PersistentModel, _ other: any PersistentModel) -> Void
  let remove: (_ model: any PersistentModel, _ other: any PersistentModel) -> Void

  /// Returns the inverse property.
  ///
  /// This is the property that `@Relationship` specifies, or a property that specifies this property as its
  /// own inverse, or else the only candidate.
  ///
  /// - Parameter source: The class that has this property.
  func otherEnd(from source: any PersistentModel.Type) -> _ModelRelationship? {
    let candidates = target._$relationships.filter { $0.target == source }
    if let inverse { return candidates.first { $0.key == inverse } }
    if let naming = candidates.first(where: { $0.inverse == key }) { return naming }
    // A class with a relationship to itself has no implicit inverse.
    guard target != source else { return nil }
    let free = candidates.filter { $0.inverse == nil }
    let rivals = source._$relationships.filter { $0.target == target && $0.inverse == nil }
    return free.count == 1 && rivals.count == 1 ? free[0] : nil
  }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension PersistentModel {
  /// The default for a class without relationships.
  public static var _$relationships: [_ModelRelationship] { [] }

  public static func _$relate<Other>(
    _ key: ReferenceWritableKeyPath<Self, Other>,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil,
    in all: inout [_ModelRelationship]
  ) where Other: PersistentModel {
    all.append(
      _ModelRelationship(
        key: key, target: Other.self, deleteRule: deleteRule, inverse: inverse,
        related: { ($0 as? Self).map { [$0[keyPath: key]] } ?? [] },
        add: { model, other in
          guard let model = model as? Self, let other = other as? Other,
            model[keyPath: key] !== other
          else { return }
          model[keyPath: key] = other
        },
        // A required related model stays until another model replaces it.
        remove: { _, _ in }))
  }

  public static func _$relate<Other>(
    _ key: ReferenceWritableKeyPath<Self, Other?>,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil,
    in all: inout [_ModelRelationship]
  ) where Other: PersistentModel {
    all.append(
      _ModelRelationship(
        key: key, target: Other.self, deleteRule: deleteRule, inverse: inverse,
        related: { ($0 as? Self)?[keyPath: key].map { [$0] } ?? [] },
        add: { model, other in
          guard let model = model as? Self, let other = other as? Other,
            model[keyPath: key] !== other
          else { return }
          model[keyPath: key] = other
        },
        remove: { model, other in
          guard let model = model as? Self, model[keyPath: key] === other else { return }
          model[keyPath: key] = nil
        }))
  }

  public static func _$relate<Other>(
    _ key: ReferenceWritableKeyPath<Self, [Other]>,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil,
    in all: inout [_ModelRelationship]
  ) where Other: PersistentModel {
    all.append(
      _ModelRelationship(
        key: key, target: Other.self, deleteRule: deleteRule, inverse: inverse,
        related: { ($0 as? Self)?[keyPath: key] ?? [] },
        add: { model, other in
          guard let model = model as? Self, let other = other as? Other,
            !model[keyPath: key].contains(where: { $0 === other })
          else { return }
          model[keyPath: key].append(other)
        },
        remove: { model, other in
          guard let model = model as? Self, model[keyPath: key].contains(where: { $0 === other })
          else { return }
          model[keyPath: key].removeAll { $0 === other }
        }))
  }

  public static func _$relate<Other>(
    _ key: ReferenceWritableKeyPath<Self, [Other]?>,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil,
    in all: inout [_ModelRelationship]
  ) where Other: PersistentModel {
    all.append(
      _ModelRelationship(
        key: key, target: Other.self, deleteRule: deleteRule, inverse: inverse,
        related: { ($0 as? Self)?[keyPath: key] ?? [] },
        add: { model, other in
          guard let model = model as? Self, let other = other as? Other,
            model[keyPath: key]?.contains(where: { $0 === other }) != true
          else { return }
          model[keyPath: key] = (model[keyPath: key] ?? []) + [other]
        },
        remove: { model, other in
          guard let model = model as? Self,
            model[keyPath: key]?.contains(where: { $0 === other }) == true
          else { return }
          model[keyPath: key]?.removeAll { $0 === other }
        }))
  }

  /// Properties of other types aren't relationships.
  @_disfavoredOverload
  public static func _$relate<Value>(
    _ key: ReferenceWritableKeyPath<Self, Value>,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil,
    in all: inout [_ModelRelationship]
  ) {}
}

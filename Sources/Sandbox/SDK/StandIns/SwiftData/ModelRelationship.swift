import AppleFoundation

/// A property by which a model leads to others, with its other end; what `@Model` finds in a class.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public struct _ModelRelationship {
  let key: AnyKeyPath
  let target: any PersistentModel.Type
  let deleteRule: Schema.Relationship.DeleteRule
  /// The key path of the property at the other end, where `@Relationship` names it.
  let inverse: AnyKeyPath?
  /// The models that a model leads to.
  let related: (any PersistentModel) -> [any PersistentModel]
  /// Leads a model to another.
  let add: (_ model: any PersistentModel, _ other: any PersistentModel) -> Void
  /// Leads a model to another no longer.
  let remove: (_ model: any PersistentModel, _ other: any PersistentModel) -> Void

  /// The property at the other end: the named one, the one that names this, or the only one that can be.
  ///
  /// - Parameter source: the class that this is a property of.
  func otherEnd(from source: any PersistentModel.Type) -> _ModelRelationship? {
    let candidates = target._$relationships.filter { $0.target == source }
    if let inverse { return candidates.first { $0.key == inverse } }
    if let naming = candidates.first(where: { $0.inverse == key }) { return naming }
    // A class that leads to itself says nothing by that.
    guard target != source else { return nil }
    let free = candidates.filter { $0.inverse == nil }
    let rivals = source._$relationships.filter { $0.target == target && $0.inverse == nil }
    return free.count == 1 && rivals.count == 1 ? free[0] : nil
  }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension PersistentModel {
  /// A class without properties of other models' types has none.
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
        // There is always one: it stays until there is another.
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

  /// A property of any other type leads to no model.
  @_disfavoredOverload
  public static func _$relate<Value>(
    _ key: ReferenceWritableKeyPath<Self, Value>,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil,
    in all: inout [_ModelRelationship]
  ) {}
}

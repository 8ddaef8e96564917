import AppleFoundation

/// Observes changes of a model's relationships.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension PersistentModel {
  public func _$changed<Other>(
    _ key: KeyPath<Self, Other>, from old: Other, to new: Other
  ) where Other: PersistentModel {
    changed(key, from: [old], to: [new])
  }

  public func _$changed<Other>(
    _ key: KeyPath<Self, Other?>, from old: Other?, to new: Other?
  ) where Other: PersistentModel {
    changed(key, from: old.map { [$0] } ?? [], to: new.map { [$0] } ?? [])
  }

  public func _$changed<Other>(
    _ key: KeyPath<Self, [Other]>, from old: [Other], to new: [Other]
  ) where Other: PersistentModel {
    changed(key, from: old, to: new)
  }

  public func _$changed<Other>(
    _ key: KeyPath<Self, [Other]?>, from old: [Other]?, to new: [Other]?
  ) where Other: PersistentModel {
    changed(key, from: old ?? [], to: new ?? [])
  }

  @_disfavoredOverload
  public func _$changed<Value>(_ key: KeyPath<Self, Value>, from old: Value, to new: Value) {}

  /// Updates the inverse relationships.
  ///
  /// These update this relationship in turn, which has no effect because it already changed.
  private func changed(
    _ key: AnyKeyPath, from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    let before = Set(old.map { ObjectIdentifier($0) })
    let after = Set(new.map { ObjectIdentifier($0) })
    guard before != after,
      let relationship = Self._$relationships.first(where: { $0.key == key })
    else { return }
    let added = new.filter { !before.contains(ObjectIdentifier($0)) }
    if let otherEnd = relationship.otherEnd(from: Self.self) {
      for other in old where !after.contains(ObjectIdentifier(other)) {
        otherEnd.remove(other, self)
      }
      for other in added { otherEnd.add(other, self) }
    }
    joinContexts(of: added)
  }

  /// Inserts related models into the same context.
  private func joinContexts(of others: [any PersistentModel]) {
    if let modelContext {
      for other in others where other.modelContext == nil { modelContext.insert(other) }
    } else if let context = others.lazy.compactMap(\.modelContext).first {
      context.insert(self)
    }
  }
}

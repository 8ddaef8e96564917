import AppleFoundation

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
extension NSManagedObject {
  /// Implements the accessors of a to-many relationship, such as `addToTags(_:)` and `removeFromTags(_:)`.
  ///
  /// On an iPhone, the system generates these methods. They take an object or a set of objects.
  ///
  /// - Parameters:
  ///   - name: The method's name without its arguments.
  ///   - values: The arguments.
  public func _callManaged(_ name: String, _ values: [Any]) {
    let isRemoval = name.hasPrefix("removeFrom")
    guard isRemoval || name.hasPrefix("addTo"), let given = values.first else { return }
    let word = name.dropFirst(isRemoval ? "removeFrom".count : "addTo".count)
    let key = word.prefix(1).lowercased() + word.dropFirst()
    let objects = Self.objects(in: given)
    if let ordered = value(forKey: key) as? NSOrderedSet {
      let changed = NSMutableOrderedSet(orderedSet: ordered)
      for object in objects {
        if isRemoval { changed.remove(object) } else { changed.add(object) }
      }
      setValue(changed, forKey: key)
    } else {
      let changed = NSMutableSet()
      for object in (value(forKey: key) as? NSSet)?.allObjects ?? [] { changed.add(object) }
      for object in objects {
        if isRemoval { changed.remove(object) } else { changed.add(object) }
      }
      setValue(NSSet(set: changed), forKey: key)
    }
  }

  private static func objects(in value: Any) -> [Any] {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    default: [value]
    }
  }
}

/// A stored property that the renderer connects before it evaluates the view's body.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicProperty {
  mutating func update()
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that is notified when an evaluated view stores it.
package protocol InstallableProperty {
  func install()
}

/// Finds and connects the dynamic properties of views and modifiers.
enum DynamicProperties {
  /// The types known to store no dynamic properties, so that each type is reflected only once.
  ///
  /// `nonisolated(unsafe)` is safe here, because views are evaluated only on the main actor.
  nonisolated(unsafe) private static var plainTypes: Set<ObjectIdentifier> = []

  static func install<Owner>(in owner: Owner, evaluation: Evaluation) {
    let type = ObjectIdentifier(Owner.self)
    guard !plainTypes.contains(type) else { return }
    var isPlain = true
    let scope = SceneLife.current.map { ($0, $0.key(for: "\(Owner.self)")) }
    for child in Mirror(reflecting: owner).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      isPlain = false
      if let (life, name) = scope, let lasting = property as? any LastingProperty {
        lasting.connect(to: life, as: "\(name).\(child.label ?? "")")
      }
      if let installable = property as? any InstallableProperty {
        installable.install()
      } else {
        // The wrappers stored in the learner's own dynamic property are connected in turn.
        installNested(property, evaluation: evaluation)
      }
    }
    if isPlain { plainTypes.insert(type) }
  }

  private static func installNested(_ property: some DynamicProperty, evaluation: Evaluation) {
    var copy = property
    install(in: property, evaluation: evaluation)
    copy.update()
  }
}

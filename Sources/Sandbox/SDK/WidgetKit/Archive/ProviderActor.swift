/// The actor on which a provider's methods run.
///
/// In a target whose default isolation is the main actor, a provider conforms to its protocol only there.
/// Its methods trap elsewhere.
enum ProviderActor {
  /// Returns the main actor for such a provider, and `nil` for others.
  ///
  /// - Parameter conforms: Casts the provider to its protocol, which fails if the conformance is isolated to
  ///   another actor.
  static func find(
    for provider: Any, conforms: @escaping @Sendable (Any) -> Bool
  ) async -> (any Actor)? {
    let carried = CarriedProvider(value: provider)
    // Without a task, the optimizer may leave the cast on the caller's actor.
    let isFree = await Task.detached { conforms(carried.value) }.value
    return isFree ? nil : MainActor.shared
  }

  /// Makes the caller switch to its actor.
  ///
  /// The optimizer leaves the switch out before a call of another asynchronous function, which usually switches
  /// itself.
  @_optimize(none) @inline(never) static func enter() {}
}

/// A provider on its way to another task, which only looks at its type.
private struct CarriedProvider: @unchecked Sendable {
  let value: Any
}

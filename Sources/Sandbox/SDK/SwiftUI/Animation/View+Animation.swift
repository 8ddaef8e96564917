// A picture shows the state after every change, so animations and transitions only leave a note for the
// learner.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Animates a view when a value changes.
  ///
  /// Pictures show the final state.
  ///
  /// ```swift
  /// Text("80 %").animation(.default, value: 80)
  /// ```
  nonisolated public func animation<V>(
    _ animation: Animation?, value: V
  ) -> some View where V: Equatable {
    noting(animation.accepted)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 15.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    macOS, introduced: 10.15, deprecated: 12.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 8.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 1.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    noting(animation.accepted)
  }

  /// Sets the transition for a view's insertion and removal.
  ///
  /// Pictures don't show it.
  ///
  /// ```swift
  /// Text("80 %").transition(.opacity)
  /// ```
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    noting(.transition)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    noting(.transition)
  }

  /// Sets the way content changes between timeline entries, such as rolling digits.
  ///
  /// ```swift
  /// Text("23°").contentTransition(.numericText())
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    changingEnvironment(as: "contentTransition") { $0.contentTransition = transition }
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    noting(.matchedGeometry)
  }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    noting(.transaction)
  }
}

extension View where Self: Equatable {
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func animation(_ animation: Animation?) -> some View {
    noting(animation.accepted)
  }
}

extension Animation? {
  /// The note for the animation, which depends on whether the animation repeats forever.
  fileprivate var accepted: AcceptedCall {
    self != nil && self?.repetitions == nil ? .endlessAnimation : .animation
  }
}

/// Runs `body` and applies its changes at once.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body` and applies its changes at once.
///
/// The transaction has no effect.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The context of a state change.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  private var values = KeyedValues()

  public init() {}

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }

  /// Accesses a value declared with `@Entry`.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }

  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// The geometry that two matched views share.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

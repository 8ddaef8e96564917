// A picture shows the state after every change: animations and transitions leave only a note.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Moves changes of a value.
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

  /// Says how a view comes and goes.
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

  /// Says how content changes when the next timeline entry replaces this one, as digits that roll.
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
  /// What a widget makes of the animation.
  fileprivate var accepted: AcceptedCall {
    self != nil && self?.repetitions == nil ? .endlessAnimation : .animation
  }
}

/// Runs `body`; what it changes appears at once.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body` with a transaction; what it changes appears at once.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// What goes along with a change of state.
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

  /// What `@Entry` reads and writes.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }

  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Which part of two views' geometry is shared.
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

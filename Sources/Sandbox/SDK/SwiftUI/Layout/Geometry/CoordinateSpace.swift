/// A coordinate space for frames and points.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension CoordinateSpace: Equatable, Hashable, @unchecked Sendable {}

/// A type that represents a coordinate space.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole picture.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view named by `coordinateSpace(_:)`.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  public let coordinateSpace: CoordinateSpace
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The coordinate space of the innermost scroll view.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The coordinate space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollViewSpace(axis: axis)) }
}

/// The name of a scroll view's coordinate space; without an axis, of any scroll view's.
struct ScrollViewSpace: Hashable, Sendable {
  let axis: Axis?
}

/// The node behind a named coordinate space, once it exists.
final class CoordinateSpaceOwner {
  fileprivate(set) weak var node: LayoutNode?
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: CoordinateSpaceOwner] { [:] }
}

extension EnvironmentValues {
  var coordinateSpaces: [AnyHashable: CoordinateSpaceOwner] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }
}

struct CoordinateSpaceModifier {
  typealias Body = Never
  let name: AnyHashable

  init(name: AnyHashable) {
    self.name = name
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  init(space: CoordinateSpace) {
    if case .named(let name) = space { self.name = name } else { self.name = AnyHashable(space) }
  }
}

extension CoordinateSpaceModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    let owner = CoordinateSpaceOwner()
    var inner = context
    inner.environment.coordinateSpaces[name] = owner
    return content(inner).map { child in
      let node = child.wrapped("coordinateSpace", behavior: PassthroughBehavior(), in: context)
      owner.node = node
      return node
    }
  }
}

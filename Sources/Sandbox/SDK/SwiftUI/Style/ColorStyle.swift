/// A style that resolves to a color, as stored by `Color(_:)`.
package struct ColorStyle: Hashable, Sendable, CustomStringConvertible {
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved
  private let identity: @Sendable () -> AnyHashable

  init<T>(_ style: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    resolve = { style.resolve(in: $0) }
    identity = { AnyHashable(style) }
  }

  package static func == (left: ColorStyle, right: ColorStyle) -> Bool {
    left.identity() == right.identity()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity()) }

  package var description: String { "\(identity())" }
}

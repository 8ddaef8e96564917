public import AppleFoundation

/// A preview declared with `#Preview`.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct Preview: Sendable {
  /// The properties of a view's preview, such as its layout and orientation.
  public enum ViewTraits: Sendable {}

  package let name: String?
  package let content: Content
  package let traits: [PreviewTrait<ViewTraits>.Storage]

  /// The content of the preview.
  ///
  /// WidgetKit adds its own kinds of content.
  package enum Content: Sendable {
    case view(@MainActor @Sendable () -> AnyView)
    case other(any PreviewContent)
  }

  package init(
    name: String?, traits: [PreviewTrait<ViewTraits>.Storage] = [], content: Content
  ) {
    self.name = name
    self.traits = traits
    self.content = content
  }

  @MainActor
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let make = UncheckedBody(body)
    self.init(name: name, content: .view { AnyView(make.body()) })
  }

  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let make = UncheckedBody(body)
    let stored = ([traits] + additionalTraits).map(\.storage)
    let changes = stored.compactMap { trait -> PreviewModification? in
      if case .modifier(let change) = trait { return change }
      return nil
    }
    self.init(
      name: name, traits: stored,
      content: .view { changes.reduce(AnyView(make.body())) { $1.change($0) } })
  }
}

/// The content of a preview that isn't a view, such as a widget with its timeline.
package protocol PreviewContent: Sendable {}

/// A closure that's created and called only on the main actor.
private final class UncheckedBody: @unchecked Sendable {
  let body: @MainActor () -> any View

  init(_ body: @escaping @MainActor () -> any View) {
    self.body = body
  }
}

/// A type that `#Preview` generates, so that Rings can find the preview in the compiled file.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// A property of a preview.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct PreviewTrait<T>: Sendable {
  package enum Storage: Equatable, Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(PreviewModification)
  }

  package let storage: Storage
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(storage: .layout(.device)) }
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(storage: .layout(.sizeThatFits))
  }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(storage: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait(storage: .orientation(.portrait)) }
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(storage: .orientation(.landscapeLeft))
  }
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(storage: .orientation(.landscapeRight))
  }
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(storage: .orientation(.portraitUpsideDown))
  }
}

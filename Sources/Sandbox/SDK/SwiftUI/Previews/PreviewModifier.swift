import AppleFoundation
import Synchronization

/// What previews put around their views, with something that they share: a container of samples.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  @MainActor static func makeSharedContext() async throws -> Context
  @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewModifier where Context == Void {
  @MainActor public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier stands around.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    let held = Isolated(modifier)
    return PreviewTrait(
      storage: .modifier(PreviewModification { view in Self.changed(view, by: held.value) }))
  }

  /// The view as the modifier changes it; unchanged where what it shares cannot be made at once.
  @MainActor private static func changed<M: PreviewModifier>(
    _ view: AnyView, by modifier: M
  ) -> AnyView {
    guard let context = SharedPreviewContext.context(of: M.self) else { return view }
    return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
  }
}

/// What a trait does to a preview's view.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
package struct PreviewModification: Equatable, Sendable {
  let change: @MainActor @Sendable (AnyView) -> AnyView

  package static func == (left: Self, right: Self) -> Bool { false }
}

/// Runs the asynchronous makers of what previews share, as far as they go without waiting.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
private enum SharedPreviewContext {
  @MainActor static func context<M: PreviewModifier>(of type: M.Type) -> M.Context? {
    let box = Box<M.Context>()
    // It starts here and ends before this line is left, unless it waits for something.
    Task.immediate { @MainActor in box.value = try? await M.makeSharedContext() }
    return box.value
  }

  @MainActor private final class Box<Value> {
    var value: Value?
  }
}

import AppleFoundation
import Synchronization

/// A modifier for the views of previews, with shared context such as sample data.
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

/// The view that a preview modifier changes.
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

  /// Returns the modified view, or the view unchanged if the shared context isn't available synchronously.
  @MainActor private static func changed<M: PreviewModifier>(
    _ view: AnyView, by modifier: M
  ) -> AnyView {
    guard let context = SharedPreviewContext.context(of: M.self) else { return view }
    return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
  }
}

/// A trait's change to a preview's view.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
package struct PreviewModification: Equatable, Sendable {
  let change: @MainActor @Sendable (AnyView) -> AnyView

  package static func == (left: Self, right: Self) -> Bool { false }
}

/// The source of shared preview contexts.
///
/// It runs their asynchronous functions until they suspend.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
private enum SharedPreviewContext {
  @MainActor static func context<M: PreviewModifier>(of type: M.Type) -> M.Context? {
    let box = Box<M.Context>()
    // The task starts here and finishes before the next line, unless it suspends.
    Task.immediate { @MainActor in box.value = try? await M.makeSharedContext() }
    return box.value
  }

  @MainActor private final class Box<Value> {
    var value: Value?
  }
}

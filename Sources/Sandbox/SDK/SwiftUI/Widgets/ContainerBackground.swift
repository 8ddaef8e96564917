/// A background that a widget's content passes to its container.
///
/// The background isn't part of the content's layout. The container draws it at the container's size, and
/// omits it where the system removes backgrounds.
package struct ContainerBackground {
  package let alignment: Alignment
  /// A closure that creates the background's node in the environment of the declaration.
  package let makeNode: @MainActor () -> LayoutNode
}

/// The container that draws a background.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case widget, navigation, navigationSplitView, tabView, window, subscriptionStore
  }

  package let place: Place

  package init(_ place: Place) {
    self.place = place
  }

  @available(iOS 18.0, macOS 15.0, watchOS 10.0, *)
  public static let navigation = ContainerBackgroundPlacement(.navigation)
  @available(iOS 18.0, macOS 15.0, *)
  public static let navigationSplitView = ContainerBackgroundPlacement(.navigationSplitView)
  @available(watchOS 10.0, *)
  public static let tabView = ContainerBackgroundPlacement(.tabView)
  @available(macOS 15.0, *)
  public static let window = ContainerBackgroundPlacement(.window)
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Sets a view that the container draws behind this view.
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, alignment: alignment, background: content()))
  }
}

struct ContainerBackgroundModifier<Background: View> {
  typealias Body = Never
  let placement: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background
}

extension ContainerBackgroundModifier: WrappingModifier {
  var nodeType: String { "containerBackground" }

  func contentContext(_ context: ViewContext) -> ViewContext {
    // The outermost declaration is evaluated first, and the container uses it.
    if placement.place == .widget, context.evaluation.containerBackground == nil {
      context.evaluation.containerBackground = ContainerBackground(alignment: alignment) {
        context.singleNode(of: background)
      }
    }
    return context
  }
}

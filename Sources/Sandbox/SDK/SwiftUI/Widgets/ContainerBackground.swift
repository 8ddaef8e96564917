/// The background that a widget's content asks its container to draw.
///
/// It is no part of the content's layout: the container draws it at its own size, and leaves it out
/// where the system removes backgrounds.
package struct ContainerBackground {
  package let alignment: Alignment
  /// The background's node, evaluated in the environment of the place that declared it.
  package let makeNode: @MainActor () -> LayoutNode
}

/// What draws a background that content declares.
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
  /// Gives the container a view to draw behind this one.
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
    // The outermost declaration is met first, and it is the one that the container sees.
    if placement.place == .widget, context.evaluation.containerBackground == nil {
      context.evaluation.containerBackground = ContainerBackground(alignment: alignment) {
        context.singleNode(of: background)
      }
    }
    return context
  }
}

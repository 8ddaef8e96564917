public import AppleFoundation
import Sentences

/// The part of a view that content margins apply to.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

private struct ContainerSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  /// The size of the widget or other container that relative frames refer to, in points.
  package var containerSize: CGSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let columns = CGFloat(max(1, count))
        let column = (length - spacing * (columns - 1)) / columns
        return column * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
      })
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Sets the margins of scrollable content and its indicators.
  ///
  /// Widgets have neither.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(SafeAreaModifier(nodeType: "contentMargins"))
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(SafeAreaModifier(nodeType: "contentMargins"))
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(SafeAreaModifier(nodeType: "contentMargins"))
  }
}

struct RelativeFrameModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension RelativeFrameModifier: WrappingModifier {
  var nodeType: String { "containerRelativeFrame" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    guard let container = context.environment.containerSize else {
      context.evaluation.noteOnce(
        rule: "container-missing",
        Sentence(
          "containerRelativeFrame has no container here, so the view keeps its own size.",
          ko: "여기에는 containerRelativeFrame의 기준이 될 컨테이너가 없어서 뷰가 원래 크기를 유지해요."))
      return PassthroughBehavior()
    }
    func fixed(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
      axes.contains(set) ? context.evaluation.validLength(length(container[axis], axis)) : nil
    }
    return FrameBehavior(
      width: fixed(.horizontal, .horizontal), height: fixed(.vertical, .vertical),
      alignment: alignment)
  }
}

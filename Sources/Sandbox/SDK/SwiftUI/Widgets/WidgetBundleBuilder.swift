/// A result builder that collects the widgets of a bundle.
///
/// It supports `if` only with `#available` and without `else`.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildBlock() -> some Widget { WidgetList(members: []) }

  public static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget {
    content
  }

  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Widget {
    content
  }

  @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget {
    WidgetList(members: [.control(content)])
  }

  public static func buildLimitedAvailability(
    _ widget: some Widget
  ) -> any Widget & _LimitedAvailabilityWidgetMarker {
    // Apple's SDK compiles this check into every extension, so an extension with `if #available` in its
    // bundle traps before iOS 16.1.
    guard RunningSystem.takesLimitedWidgets else { fatalError("Unavailable") }
    return WidgetList(members: BundleMember.members(of: widget))
  }

  public static func buildOptional(
    _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
  ) -> some Widget {
    WidgetList(members: widget.map { BundleMember.members(of: $0) } ?? [])
  }

  @available(
    *, unavailable,
    message: "if statements in a WidgetBundleBuilder can only be used with #available clauses"
  )
  public static func buildOptional<W>(_ widget: W?) -> some Widget where W: Widget {
    WidgetList(members: [])
  }
}

/// A marker for the content of `if #available` in a bundle.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
public protocol _LimitedAvailabilityWidgetMarker {}

/// Several widgets in place of a single one.
struct WidgetList {
  let members: [BundleMember]
}

extension WidgetList: Widget, WidgetGroup, _LimitedAvailabilityWidgetMarker {
  init() { self.init(members: []) }
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

public import AppIntents

/// A control that performs an action when tapped.
///
/// ```swift
/// Button("Refresh") {}
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Button<Label> where Label: View {
  let action: ControlAction
  let role: ButtonRole?
  let label: Label

  init(action: ControlAction, role: ButtonRole?, label: Label) {
    self.action = action
    self.role = role
    self.label = label
  }

  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: .closure(action), role: nil, label: label())
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: .closure(action), role: role, label: label())
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
    self.init(action: .intent(intent), role: nil, label: label())
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public init<I>(
    role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
  ) where I: AppIntent {
    self.init(action: .intent(intent), role: role, label: label())
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      action: configuration.action, role: configuration.role, label: configuration.label)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Button: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(AnyView(label)), action: action)
    let style = context.environment.buttonStyle
    let inner = context.setting(\.buttonStyle, to: .automatic)
    let content = inner.rowNode { style.nodes(for: configuration, in: $0) }
    let node = content.wrapped("Button", behavior: PassthroughBehavior(), in: context)
    node.traits.action = action.trait(in: context)
    if !context.environment.isEnabled { node.traits.isDisabled = true }
    return [node]
  }
}

/// The purpose of a button, which can change its appearance.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close = ButtonRole(name: "close")
}

extension ViewContext {
  /// Returns a single node for the views that `make` creates.
  ///
  /// Several nodes form a row, as in a control's label.
  @MainActor
  func rowNode(_ make: (ViewContext) -> [LayoutNode]) -> LayoutNode {
    let nodes = make(self)
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      "HStack", behavior: StackBehavior(axis: .horizontal, alignment: .center), children: nodes,
      in: self)
  }
}

public import AppIntents
public import SwiftUI

/// A control that performs an app intent.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetButton<Label, ActionLabel, Action>
where Label: View, ActionLabel: View, Action: AppIntent {
  private let action: Action
  private let makeLabel: () -> Label
  private let makeActionLabel: ((Bool) -> ActionLabel)?

  @MainActor @preconcurrency
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.makeLabel = label
    self.makeActionLabel = actionLabel
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where ActionLabel == EmptyView {
  @MainActor @preconcurrency
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.action = action
    self.makeLabel = label
    self.makeActionLabel = nil
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where Label == Text {
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init<S>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where S: StringProtocol {
    let title = String(title)
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton: ControlWidgetTemplate, ControlTemplateParts {
  public var body: Never { bodyOfPrimitive(Self.self) }

  package var parts: ControlParts? {
    ControlParts(
      action: action, isOn: nil, label: makeLabel(),
      stateLabel: makeActionLabel.map { make in { make($0) } })
  }
}

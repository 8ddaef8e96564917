public import AppIntents
public import SwiftUI

/// A control that turns a setting on or off.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetToggle<Label, ValueLabel, Action>
where Label: View, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
  private let isOn: Bool
  private let action: Action
  private let makeLabel: () -> Label
  private let makeValueLabel: ((Bool) -> ValueLabel)?

  @MainActor @preconcurrency
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.makeLabel = label
    self.makeValueLabel = valueLabel
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where ValueLabel == EmptyView {
  @MainActor @preconcurrency
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.isOn = isOn
    self.action = action
    self.makeLabel = label
    self.makeValueLabel = nil
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text {
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init<S>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where S: StringProtocol {
    let title = String(title)
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle: ControlWidgetTemplate, ControlTemplateParts {
  public var body: Never { bodyOfPrimitive(Self.self) }

  package var parts: ControlParts? {
    ControlParts(
      action: action, isOn: isOn, label: makeLabel(),
      stateLabel: makeValueLabel.map { make in { make($0) } })
  }
}

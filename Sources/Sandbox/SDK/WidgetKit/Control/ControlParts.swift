package import AppIntents
public import SwiftUI

/// A control's content and action with their types erased.
package struct ControlParts {
  package let action: any AppIntent
  /// Whether a toggle is on, or `nil` for a button.
  package let isOn: Bool?
  package let label: any View
  /// Returns the label for a state: on or off for a toggle, active or inactive for a button.
  package let stateLabel: ((Bool) -> any View)?
  package var tint: Color?
  package var isDisabled = false
  package var isPrivacySensitive = false

  /// Returns the intent for a tap; a toggle's intent receives the new value first.
  package func tapAction() -> any AppIntent {
    func setting<Action: SetValueIntent>(_ intent: Action, to value: Bool) -> any AppIntent {
      var copy = intent
      if let value = value as? Action.ValueType { copy.value = value }
      return copy
    }
    guard let isOn, let intent = action as? any SetValueIntent else { return action }
    return setting(intent, to: !isOn)
  }
}

/// A template that provides its own parts; all other templates are defined by their `body`.
@MainActor
package protocol ControlTemplateParts {
  /// The template's parts, or `nil` if the template contains no button or toggle.
  var parts: ControlParts? { get }
}

extension ControlParts {
  /// Finds the button or toggle in a template, or returns `nil` if there's none.
  @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
  @MainActor
  package init?(of template: any ControlWidgetTemplate) {
    func body<Template: ControlWidgetTemplate>(
      of template: Template
    ) -> (any ControlWidgetTemplate)? {
      Template.Body.self == Never.self ? nil : template.body
    }
    var template = template
    while true {
      if let known = template as? any ControlTemplateParts {
        guard let parts = known.parts else { return nil }
        self = parts
        return
      }
      guard let inner = body(of: template) else { return nil }
      template = inner
    }
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct ChangedControlTemplate<Base: ControlWidgetTemplate> {
  let base: Base
  let change: (inout ControlParts) -> Void
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ChangedControlTemplate: ControlWidgetTemplate {
  var body: some ControlWidgetTemplate { base }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ChangedControlTemplate: ControlTemplateParts {
  var parts: ControlParts? {
    guard var parts = ControlParts(of: base) else { return nil }
    change(&parts)
    return parts
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ChangedControlTemplate(base: self) { $0.tint = tint }
  }

  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ChangedControlTemplate(base: self) { $0.isDisabled = disabled }
  }

  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ChangedControlTemplate(base: self) { $0.isPrivacySensitive = sensitive }
  }
}

package import AppIntents
package import AppleFoundation
public import SwiftUI

/// A control's configuration.
package struct DeclaredControl {
  package var kind = ""
  package var displayName: LocalizedStringResource?
  package var details: LocalizedStringResource?
  package var promptsForConfiguration = false
  /// The name of the configuration intent's type in source code.
  package var intentName: String?
  /// A closure that creates the intent with its default values, or `nil` for a control without settings.
  package var makeIntent: (@MainActor () -> any AppIntent)?
  /// A closure that creates the template for given settings, with the value of the control's provider.
  package var makeTemplate:
    (@MainActor ([String: IntentParameterValue]) async throws -> any ControlWidgetTemplate)?
  /// A closure that creates the template with the provider's preview value, as in the gallery.
  package var makePreview: (@MainActor () -> any ControlWidgetTemplate)?

  package init() {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension DeclaredControl {
  @MainActor
  package init(of control: any ControlWidget) {
    func configuration(_ control: some ControlWidget) -> any ControlWidgetConfiguration {
      control.body
    }
    self.init()
    read(configuration(control))
  }

  @MainActor
  mutating func read(_ configuration: any ControlWidgetConfiguration) {
    func body(_ configuration: some ControlWidgetConfiguration) -> any ControlWidgetConfiguration {
      configuration.body
    }
    if let declared = configuration as? any DeclaredControlConfiguration {
      declared.declare(in: &self)
    } else {
      read(body(configuration))
    }
  }
}

/// A primitive control configuration; all other configurations are defined by their `body`.
@MainActor
protocol DeclaredControlConfiguration {
  func declare(in declaration: inout DeclaredControl)
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct ChangedControlConfiguration<Base: ControlWidgetConfiguration> {
  let base: Base
  let change: (inout DeclaredControl) -> Void
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ChangedControlConfiguration: ControlWidgetConfiguration, DeclaredControlConfiguration {
  var body: Never { bodyOfPrimitive(Self.self) }

  func declare(in declaration: inout DeclaredControl) {
    declaration.read(base)
    change(&declaration)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetConfiguration {
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) { $0.displayName = displayName }
  }

  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) { $0.details = description }
  }

  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) { $0.promptsForConfiguration = true }
  }

  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    // The simulated phone receives no push notifications.
    self
  }
}

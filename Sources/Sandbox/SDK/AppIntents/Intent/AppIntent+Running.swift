/// A request that the system makes of the person, which a widget cannot answer.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AppIntentInteractionUnavailable: Error, Hashable, Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  public typealias Dependency = AppDependency

  /// Asks the person whether to go on.
  ///
  /// No one answers in a widget: it always throws.
  public func requestConfirmation() async throws {
    throw AppIntentInteractionUnavailable()
  }

  /// Asks the person whether the result is what was wanted.
  ///
  /// No one answers in a widget: it always throws.
  public func requestConfirmation<Result>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws where Result: IntentResult {
    throw AppIntentInteractionUnavailable()
  }

  /// Performs the intent at once.
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }

  /// Tells the system that the person did this; the simulated phone learns nothing from it.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// The name of a donation.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentDonationIdentifier: Hashable, Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter {
  /// Asks the person for a value.
  ///
  /// No one answers in a widget: it always throws.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentInteractionUnavailable()
  }

  /// Asks the person whether a value is the one that was meant.
  ///
  /// No one answers in a widget: it always throws.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentInteractionUnavailable()
  }

  /// Asks the person which of the values is meant.
  ///
  /// No one answers in a widget: it always throws.
  public func requestDisambiguation(
    among items: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw AppIntentInteractionUnavailable()
  }

  public func needsDisambiguationError(
    among items: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    AppIntentInteractionUnavailable()
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentInteractionUnavailable()
  }
}

/// The word on the button that confirms.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ConfirmationActionName: Hashable, Sendable {
  let name: String

  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let `do` = ConfirmationActionName(name: "do")
  public static let go = ConfirmationActionName(name: "go")
  public static let open = ConfirmationActionName(name: "open")
  public static let send = ConfirmationActionName(name: "send")
  public static let set = ConfirmationActionName(name: "set")
  public static let start = ConfirmationActionName(name: "start")
}

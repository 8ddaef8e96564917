/// The error for a request that needs a response from the person, which isn't possible in a widget.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AppIntentInteractionUnavailable: Error, Hashable, Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  public typealias Dependency = AppDependency

  /// Requests the person's confirmation to continue.
  ///
  /// It always throws, because a widget can't show a dialog.
  public func requestConfirmation() async throws {
    throw AppIntentInteractionUnavailable()
  }

  /// Requests the person's confirmation of a result.
  ///
  /// It always throws, because a widget can't show a dialog.
  public func requestConfirmation<Result>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws where Result: IntentResult {
    throw AppIntentInteractionUnavailable()
  }

  /// Performs the intent directly.
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }

  /// Donates the intent to the system.
  ///
  /// The simulated phone ignores donations.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// The identifier of a donation.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentDonationIdentifier: Hashable, Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter {
  /// Requests a value from the person.
  ///
  /// It always throws, because a widget can't show a dialog.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentInteractionUnavailable()
  }

  /// Requests the person's confirmation of a value.
  ///
  /// It always throws, because a widget can't show a dialog.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentInteractionUnavailable()
  }

  /// Requests the person's choice among several values.
  ///
  /// It always throws, because a widget can't show a dialog.
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

/// The label of a confirmation button.
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

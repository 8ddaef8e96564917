/// A request that the system makes of the person, which a widget cannot answer.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AppIntentInteractionUnavailable: Error, Hashable, Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
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

  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentInteractionUnavailable()
  }
}

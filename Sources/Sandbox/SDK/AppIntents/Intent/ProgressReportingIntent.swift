public import AppleFoundation

/// An intent that says how far it has come.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol ProgressReportingIntent: AppIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ProgressReportingIntent {
  /// What a run reports into; nothing shows it here.
  public var progress: Progress { RunProgress.current }
}

/// The progress of the intent that runs.
private enum RunProgress {
  static let current = Progress(totalUnitCount: 0)
}

/// Tells the system what people do in the app; nobody listens here.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// Which of the donations are meant.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType(_ type: (some AppIntent).Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
}

public import AppleFoundation

/// An intent that reports its progress.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol ProgressReportingIntent: AppIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ProgressReportingIntent {
  /// The progress of the intent, which the simulated phone doesn't show.
  public var progress: Progress { RunProgress.current }
}

/// The progress of the running intent.
private enum RunProgress {
  static let current = Progress(totalUnitCount: 0)
}

/// An interface for donating intents.
///
/// The simulated phone ignores donations.
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

/// A filter for donations.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType(_ type: (some AppIntent).Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
}

import Synchronization

/// Keeps the intents that the app holds relevant, for Smart Stacks.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private let kept = Mutex<[RelevantIntent]>([])

  private init() {}

  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    kept.withLock { $0 = relevantIntents }
  }

  /// The intents of the last update.
  package var relevantIntents: [RelevantIntent] { kept.withLock { $0 } }
}

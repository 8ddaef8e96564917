import Synchronization

/// A registry of the app's relevant intents for the Smart Stack.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private let kept = Mutex<[RelevantIntent]>([])

  private init() {}

  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    kept.withLock { $0 = relevantIntents }
  }

  /// The intents from the last update.
  package var relevantIntents: [RelevantIntent] { kept.withLock { $0 } }
}

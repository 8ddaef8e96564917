import AppleFoundation

/// The thread that draws views, which is the main actor's thread.
///
/// On Linux, the main actor isn't always on the same thread.
enum DrawingThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main actor.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// The time limit for waiting, because the main actor might itself be waiting for the caller.
  private static let patience = DispatchTimeInterval.seconds(2)

  /// Runs work on the main actor and waits for it.
  ///
  /// Returns `nil` if the main actor doesn't respond in time.
  static func run<Result>(_ work: @escaping @MainActor () -> Result) -> Result? {
    let carried = Isolated(work)
    if isCurrent { return MainActor.assumeIsolated { Isolated(carried.value()) }.value }
    let answer = Answer<Result>()
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      answer.value = MainActor.assumeIsolated { Isolated(carried.value()) }.value
      isDone.signal()
    }
    guard isDone.wait(timeout: .now() + patience) == .success else { return nil }
    return answer.value
  }

  // The value is written before the signal that its reader waits for.
  private final class Answer<Result>: @unchecked Sendable {
    var value: Result?
  }
}

import AppleFoundation

/// The thread on which views are drawn: the main actor's, which on Linux is another one each time.
enum DrawingThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs on the main actor.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// How long others wait for it: the main actor may itself wait for them, and then nobody comes.
  private static let patience = DispatchTimeInterval.seconds(2)

  /// Does some work there and waits for it; nil where nobody came to do it.
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

  // Written before the signal that its reader waits for.
  private final class Answer<Result>: @unchecked Sendable {
    var value: Result?
  }
}

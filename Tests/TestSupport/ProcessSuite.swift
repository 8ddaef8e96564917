public import Testing

/// Marks a suite that starts compilers, jails or programs of ours.
///
/// Their time limits are the judge's own, so only as many run beside each other as the machine has
/// processors for, and none beside suites that only compute. `.ci/test` finds these suites by this mark.
public struct ProcessSuite: SuiteTrait, TestScoping {
  let processors: Int

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Processors.shared.take(processors)
    do {
      try await function()
      await Processors.shared.giveBack(processors)
    } catch {
      await Processors.shared.giveBack(processors)
      throw error
    }
  }
}

extension Trait where Self == ProcessSuite {
  /// A suite whose tests start one thing after the other.
  public static var startsProcesses: Self { ProcessSuite(processors: 1) }

  /// A suite that uses all processors itself, or whose tests measure what is withheld from a process: nothing
  /// runs beside it.
  public static var runsAlone: Self { ProcessSuite(processors: Processors.count) }
}

/// The processors that suites share, handed out in the order in which they were asked for.
private actor Processors {
  static let count = 2
  static let shared = Processors()

  private var free = count
  private var waiting: [(wanted: Int, turn: CheckedContinuation<Void, Never>)] = []

  func take(_ wanted: Int) async {
    if waiting.isEmpty, free >= wanted {
      free -= wanted
      return
    }
    await withCheckedContinuation { waiting.append((wanted, $0)) }
  }

  func giveBack(_ count: Int) {
    free += count
    while let first = waiting.first, free >= first.wanted {
      free -= first.wanted
      waiting.removeFirst()
      first.turn.resume()
    }
  }
}

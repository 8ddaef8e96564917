public import Testing

/// Marks a suite that starts compilers, sandboxes or our programs.
///
/// Their time limits are the judge's own. Therefore at most two of these suites run at a time, and none
/// together with suites that only compute. At the main depth, only tests marked `.mainPath` run.
public struct ProcessSuite: SuiteTrait, TestTrait, TestScoping {
  /// Tests inherit the mark so that each can be skipped; only suites take processors.
  public let isRecursive = true
  let processors: Int

  public func prepare(for test: Test) async throws {
    guard TestDepth.current == .main, !test.isSuite,
      !test.traits.contains(where: { $0 is MainPath })
    else { return }
    try await TestDepth.skipped.prepare(for: test)
  }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite ? self : nil
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Processors.shared.use(processors, function)
  }
}

extension Trait where Self == ProcessSuite {
  /// Marks a suite whose tests start one process after another.
  public static var startsProcesses: Self { ProcessSuite(processors: 1) }

  /// Marks a suite that uses all processors itself, or that measures CPU starvation.
  ///
  /// The suite runs alone.
  public static var runsAlone: Self { ProcessSuite(processors: Processors.count) }
}

/// Runs the tests of a suite two at a time, each on one processor.
///
/// A `serialized` suite leaves a processor idle, and waiting for a time limit leaves both processors idle.
public struct PairedTests: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  private static let processors = Processors()

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.processors.use(1, function)
  }
}

extension Trait where Self == PairedTests {
  /// Marks a suite that runs at most two of its tests at a time.
  public static var paired: Self { PairedTests() }
}

/// Processors that suites share in the order of their requests.
///
/// A suite that needs all processors waits for all suites that need one processor. If suites took turns, one
/// processor would be idle each time while the other suite finishes.
private actor Processors {
  static let count = 2
  static let shared = Processors()

  private var free = count
  private var waiting: [(wanted: Int, turn: CheckedContinuation<Void, Never>)] = []

  /// Performs work with a number of processors.
  nonisolated func use(_ wanted: Int, _ work: @Sendable () async throws -> Void) async throws {
    await take(wanted)
    do {
      try await work()
      await giveBack(wanted)
    } catch {
      await giveBack(wanted)
      throw error
    }
  }

  private func take(_ wanted: Int) async {
    if waiting.isEmpty, free >= wanted {
      free -= wanted
      return
    }
    await withCheckedContinuation { turn in
      let place = waiting.firstIndex { $0.wanted > wanted } ?? waiting.count
      waiting.insert((wanted, turn), at: place)
      handOut()
    }
  }

  private func giveBack(_ count: Int) {
    free += count
    handOut()
  }

  private func handOut() {
    while let first = waiting.first, free >= first.wanted {
      free -= first.wanted
      waiting.removeFirst()
      first.turn.resume()
    }
  }
}

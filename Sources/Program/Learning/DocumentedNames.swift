import Compiling
import Dispatch
import Foundation
package import Host
import Judge
import Synchronization

/// The names with a `docs` page, for Tab completion; empty until they are read in the background.
package final class DocumentedNames: Sendable {
  private struct Contents {
    var names: [String] = []
    var completion: SymbolCompletion?
    /// Types from the learner's files and the files they build on.
    var own: [String] = []
  }

  package init() {}

  private let read = Mutex<Contents>(Contents())
  /// A semaphore that opens once reading has ended; each waiter signals it again for the next waiter.
  private let gate = DispatchSemaphore(value: 0)

  /// The time limit for a Tab key press to wait for the names.
  private static let patience = DispatchTimeInterval.milliseconds(400)

  /// The names; nil while they are unknown.
  var names: [String]? { isKnown ? read.withLock { $0.names } : nil }

  /// Returns the possible completions of Swift code; nil while the names are unknown.
  package func words(for code: String) -> [String]? {
    guard isKnown else { return nil }
    let (completion, own) = read.withLock { ($0.completion, $0.own) }
    return completion?.words(for: code, own: own) ?? []
  }

  /// Whether the names are known; waits for them up to the time limit.
  private var isKnown: Bool {
    guard gate.wait(timeout: .now() + Self.patience) == .success else { return false }
    gate.signal()
    return true
  }

  func note(own: [String]) { read.withLock { $0.own = own } }

  /// Reads the names; call it once.
  ///
  /// There are no completions if reading fails.
  ///
  /// - Parameter pause: Waits before each part of the work for more urgent work.
  package func read(
    in context: CommandContext, pause: @escaping @Sendable () async -> Void = {}
  ) async {
    defer { gate.signal() }
    guard
      let configuration = try? await JudgeConfiguration.found(executable: context.executable),
      let index = try? await configuration.compiler.symbols(pause: pause)
    else { return }
    let names = index.names
    let completion = SymbolCompletion(index)
    read.withLock {
      $0.names = names
      $0.completion = completion
    }
  }
}

import Compiling
import Dispatch
import Foundation
package import Host
import Judge
import Synchronization

/// The names that `docs` has a page of, for the Tab key: none until somebody has read them beside the prompt.
package final class DocumentedNames: Sendable {
  private struct Contents {
    var names: [String] = []
    var completion: SymbolCompletion?
    /// Types of the learner's own, and of the files that they build on.
    var own: [String] = []
  }

  package init() {}

  private let read = Mutex<Contents>(Contents())
  /// Open once they are read, or cannot be: whoever passes leaves it open.
  private let gate = DispatchSemaphore(value: 0)

  /// How long the Tab key holds up whoever types while they are being read.
  private static let patience = DispatchTimeInterval.milliseconds(400)

  /// Nil where they are not known yet.
  var names: [String]? { isKnown ? read.withLock { $0.names } : nil }

  /// What may stand at the end of Swift code; nil where that is not known yet.
  package func words(for code: String) -> [String]? {
    guard isKnown else { return nil }
    let (completion, own) = read.withLock { ($0.completion, $0.own) }
    return completion?.words(for: code, own: own) ?? []
  }

  /// Waits a moment for what is being read.
  private var isKnown: Bool {
    guard gate.wait(timeout: .now() + Self.patience) == .success else { return false }
    gate.signal()
    return true
  }

  /// Notes the names that the open exercise's files declare.
  func note(own: [String]) { read.withLock { $0.own = own } }

  /// Reads them, and keeps what was read for whoever asks for a page.
  ///
  /// A machine that cannot read them only completes nothing. It is done once.
  package func read(in surroundings: Surroundings) async {
    defer { gate.signal() }
    guard
      let configuration = try? await JudgeConfiguration.found(executable: surroundings.executable),
      let index = try? await configuration.compiler.symbols()
    else { return }
    let names = index.names
    let completion = SymbolCompletion(index)
    read.withLock {
      $0.names = names
      $0.completion = completion
    }
  }
}

import Foundation
import Judge
import Synchronization

/// The names that `docs` has a page of, for the Tab key: none until somebody has read them beside the prompt.
final class DocumentedNames: Sendable {
  private let read = Mutex<[String]>([])

  var names: [String] { read.withLock { $0 } }

  /// Reads them, and keeps what was read for whoever asks for a page.
  ///
  /// A machine that cannot read them only completes nothing.
  func read(in surroundings: Surroundings) async {
    guard
      let configuration = try? await JudgeConfiguration.found(executable: surroundings.executable),
      let index = try? await configuration.compiler.symbols()
    else { return }
    let names = index.names
    read.withLock { $0 = names }
  }
}

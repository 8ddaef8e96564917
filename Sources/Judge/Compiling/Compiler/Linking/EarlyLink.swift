import Foundation
import Jailing
import Processes
import Storage
import Synchronization

/// Has the linker begin as soon as the compiler has written its objects, and the run end as soon as
/// the plugin is there.
///
/// With its objects written, the compiler goes on for a twentieth of its time to put away what it had
/// in memory, and the kernel after it. The linker is started with the compiler and waits for the names
/// of the objects; when it is through, nobody has to wait for the compiler's end.
final class EarlyLink: Sendable {
  /// From where the linker gets the names, relative to the compiler's working folder.
  private static let list = "link/objects"

  /// The linker's argument in the place of objects.
  static let argument = "@\(list)"

  /// What has to be readable for the linker.
  let folder: URL

  private let results: URL
  /// The objects that the compiler makes, and all that are linked.
  private let objects: [String]
  private let linked: [String]
  /// Whether an error ends the run.
  private let endsWithErrors: Bool
  private let names: HeldFile
  private let written: WrittenFiles
  private let state: Mutex<State>

  private struct State {
    var isLinking = false
    /// The files in which the compiler has not yet said what it has to say.
    var missingDiagnostics: Set<String>
    var isOver = false
  }

  /// How long a notice is waited for that may never come: the kernel drops them where too many wait.
  private static let patience = Duration.milliseconds(100)

  /// Watches the folder of a compile's results; nil where the system tells of no changes.
  ///
  /// - Parameters:
  ///   - inputs: what is compiled and linked.
  ///   - endsWithErrors: whether the run ends with `ErrorsFound` as soon as the compiler tells of an error.
  init?(
    in work: CompilerFolder, inputs: CompilerInputs, endsWithErrors: Bool = false
  ) throws {
    guard let written = WrittenFiles(in: work.results, tellsOfChanges: endsWithErrors) else {
      return nil
    }
    self.written = written
    results = work.results
    objects = inputs.objects
    linked = inputs.objects + inputs.keptObjects
    self.endsWithErrors = endsWithErrors
    state = Mutex(State(missingDiagnostics: Set(inputs.diagnostics.map(Self.name))))
    let list = work.url.appending(path: Self.list)
    folder = list.deletingLastPathComponent()
    try ReadableFolder.make(folder)
    names = try HeldFile(at: list)
  }

  /// Follows what the compiler writes until `stop`.
  func follow(_ process: JailedProcess) {
    Task { [weak self, weak process] in
      while let self, let process, let whole = await self.written.next() {
        state.withLock { $0.missingDiagnostics.subtract(whole) }
        look(process)
      }
    }
    Task { [weak self, weak process] in
      while let self, let process, !state.withLock({ $0.isOver }) {
        look(process)
        try? await Task.sleep(for: Self.patience)
      }
    }
  }

  /// Ends the watch.
  func stop() {
    state.withLock { $0.isOver = true }
    written.close()
  }

  /// Does what is next: the names, and then the end.
  private func look(_ process: JailedProcess) {
    state.withLock { state in
      guard !state.isOver else { return }
      // Each is moved into its place whole.
      if !state.isLinking, objects.allSatisfy({ isThere($0) }) {
        state.isLinking = true
        do {
          try names.write(Data(linked.joined(separator: "\n").utf8))
        } catch {
          state.isOver = true
          process.stop(failingWith: error)
          return
        }
      }
      if !state.isLinking, endsWithErrors, let error = firstError {
        state.isOver = true
        process.stop(failingWith: ErrorsFound(first: error))
        return
      }
      guard state.isLinking, isThere(Output.plugin),
        state.missingDiagnostics.isEmpty || isThere(Output.compiledMark)
      else { return }
      state.isOver = true
      process.stopHavingSucceeded()
    }
  }

  /// The first error that the compiler prints; about code that is too hard it has more to say.
  private var firstError: String? {
    let text = BoundedFile.end(
      of: results.appending(path: Self.name(Output.frontendText)).path, count: 16 << 10)
    // Asked whenever the compiler prints something, which may be thousands of warnings.
    guard let text, Data(text).range(of: Data(": error: ".utf8)) != nil else { return nil }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").first {
      $0.contains(": error: ") && !$0.contains("in reasonable time")
    }.map(String.init)
  }

  private func isThere(_ path: String) -> Bool {
    access(results.appending(path: Self.name(path)).path, F_OK) == 0
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }
}

/// Why a compiler was stopped that has found errors: what else it would do, nobody needs.
struct ErrorsFound: Error {
  /// The first of them, with its place, as the compiler prints it.
  let first: String
}

extension JailedProcess {
  /// Waits for the end of a compiler, or for its plugin.
  func finish(in work: CompilerFolder, linkedBy link: EarlyLink?) async throws -> JailReport {
    link?.follow(self)
    defer { link?.stop() }
    return try await finish(keeping: work)
  }
}

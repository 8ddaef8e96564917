package import Compiling
package import Foundation
package import Processes

/// Finds the learner's line on which code crashed, where Swift's runtime does not name it: an index out
/// of range is the standard library's line, and an overflow nobody's.
///
/// Plugins are compiled without line tables, which would cost every verdict a little. After a crash the
/// same source is compiled with them and asked once more.
package struct CrashFinder: Sendable {
  let compiler: PluginCompiler
  /// The learner's files.
  let sources: [URL]
  /// Compiles the plugin's source with lines.
  let build: @Sendable () async throws -> LearnerBuild
  private let deadline: Deadline?

  /// - Parameter deadline: What ends the search besides its own limits.
  package init(
    compiler: PluginCompiler, sources: [URL], deadline: Deadline? = nil,
    build: @escaping @Sendable () async throws -> LearnerBuild
  ) {
    self.compiler = compiler
    self.sources = sources
    self.deadline = deadline
    self.build = build
  }

  /// A crash with its place, as far as it could be found.
  package struct Placement {
    package var end: WorkerEnd
    /// Whether something was stopped before it had found the place.
    package var isInDoubt = false
  }

  /// The crash with the learner's innermost line, as far as it happens again.
  ///
  /// - Parameter repeating: Has the same asked of a plugin that names its lines; gives how that ended.
  package func placed(
    _ crash: WorkerEnd, repeating: @Sendable (URL) async -> WorkerEnd?
  ) async -> Placement {
    guard crash.status == .crashed, crash.trace != nil, crash.line == nil else {
      return Placement(end: crash)
    }
    // The same files compiled before: what does not go on now was stopped, or had no time left.
    guard case .plugin(let plugin, _, _, _)? = try? await build(),
      let again = await repeating(plugin.url), again.status == .crashed
    else { return Placement(end: crash, isInDoubt: true) }
    guard again.message == crash.message, let trace = again.trace else {
      return Placement(end: crash)
    }
    guard let lines = await compiler.lines(of: trace, in: plugin.url, deadline: deadline) else {
      return Placement(end: crash, isInDoubt: true)
    }
    guard let place = lines.lazy.compactMap(own).first else { return Placement(end: crash) }
    var placed = crash
    placed.file = place.file
    placed.line = place.line
    if let failure = place.failure {
      placed.message = WorkerEnd.message(ofTrap: failure) ?? placed.message
    }
    return Placement(end: placed)
  }

  /// The line as its author knows it; nil where it is not theirs.
  private func own(_ place: SourceLine) -> SourceLine? {
    if sources.contains(where: { $0.lastPathComponent == place.file }) { return place }
    guard ViewExpression.isExpression(place.file) else { return nil }
    return SourceLine(
      file: ViewExpression.fileName, line: ViewExpression.line(ofGenerated: place.line),
      failure: place.failure)
  }
}

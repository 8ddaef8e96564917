package import Compiling
package import Foundation
import Processes

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

  package init(
    compiler: PluginCompiler, sources: [URL],
    build: @escaping @Sendable () async throws -> LearnerBuild
  ) {
    self.compiler = compiler
    self.sources = sources
    self.build = build
  }

  /// The crash with the learner's innermost line, as far as it happens again.
  ///
  /// - Parameter repeating: Has the same asked of a plugin that names its lines; gives how that ended.
  package func placed(
    _ crash: WorkerEnd, repeating: @Sendable (URL) async -> WorkerEnd?
  ) async -> WorkerEnd {
    guard crash.status == .crashed, crash.trace != nil, crash.line == nil else { return crash }
    // The same files compiled before: what does not go on now was stopped, or had no time left.
    guard case .plugin(let plugin, _, _, _)? = try? await build(),
      let again = await repeating(plugin.url), again.status == .crashed
    else {
      Allowance.current?.doubt()
      return crash
    }
    guard again.message == crash.message, let trace = again.trace else { return crash }
    let lines = await compiler.lines(of: trace, in: plugin.url)
    guard let place = lines.lazy.compactMap(own).first else { return crash }
    var placed = crash
    placed.file = place.file
    placed.line = place.line
    if let failure = place.failure {
      placed.message = WorkerEnd.message(ofTrap: failure) ?? placed.message
    }
    return placed
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

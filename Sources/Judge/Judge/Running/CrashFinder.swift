package import Compiling
package import Foundation
package import Processes

/// Finds the learner's line of a crash if Swift's runtime doesn't report it.
///
/// For an index out of range, the runtime reports a line of the standard library. For an overflow, it reports
/// no line.
///
/// Plugins are compiled without line tables to save time. After a crash, the same source is compiled with
/// line tables and the request is repeated.
package struct CrashFinder: Sendable {
  let compiler: PluginCompiler
  let sources: [URL]
  /// Compiles the plugin's source with line tables.
  let build: @Sendable () async throws -> LearnerBuild
  private let deadline: Deadline?

  /// - Parameter deadline: A deadline in addition to the search's own limits.
  package init(
    compiler: PluginCompiler, sources: [URL], deadline: Deadline? = nil,
    build: @escaping @Sendable () async throws -> LearnerBuild
  ) {
    self.compiler = compiler
    self.sources = sources
    self.deadline = deadline
    self.build = build
  }

  /// A crash with its location, if it was found.
  package struct Placement {
    package var end: WorkerEnd
    /// Whether a step was stopped before it could find the location.
    package var isInDoubt = false
  }

  /// Returns the crash with the learner's innermost line, if the crash happens again.
  ///
  /// - Parameter repeating: Repeats the request with a plugin that has line tables, and returns how it ended.
  package func placed(
    _ crash: WorkerEnd, repeating: @Sendable (URL) async -> WorkerEnd?
  ) async -> Placement {
    guard crash.status == .crashed, crash.trace != nil, crash.line == nil else {
      return Placement(end: crash)
    }
    // The same files compiled before, so a failure now means that a step was stopped or ran out of time.
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

  /// Returns the line in terms of the learner's files or expression, or nil if it isn't the learner's.
  private func own(_ place: SourceLine) -> SourceLine? {
    if sources.contains(where: { $0.lastPathComponent == place.file }) { return place }
    guard ViewExpression.isExpression(place.file) else { return nil }
    return SourceLine(
      file: ViewExpression.fileName, line: ViewExpression.line(ofGenerated: place.line),
      failure: place.failure)
  }
}

import Foundation
import Workbench

/// Finds the learner's line on which code crashed, where Swift's runtime does not name it: an index out
/// of range is the standard library's line, and an overflow nobody's.
///
/// Plugins are compiled without line tables, which would cost every verdict a little. After a crash the
/// same source is compiled with them and asked once more.
struct CrashFinder: Sendable {
  let compiler: PluginCompiler
  /// The learner's files.
  let sources: [URL]
  /// Compiles the plugin's source with lines.
  let build: @Sendable () async throws -> LearnerBuild

  /// The plugin that names its lines.
  func plugin() async -> URL? {
    guard case .plugin(let plugin, _, _)? = try? await build() else { return nil }
    return plugin.url
  }

  /// The learner's innermost line of a crash of that plugin.
  func place(of trace: CrashTrace, in plugin: URL) async -> SourceLine? {
    let own = Set(sources.map(\.lastPathComponent))
    return await compiler.lines(of: trace, in: plugin).first { own.contains($0.file) }
  }
}

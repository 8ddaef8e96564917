import Compiling
import Foundation
import TestSupport
import Testing

/// A module of one file that stays and one that is edited.
struct EditedModule {
  let folder: TemporaryFolder
  let settled: URL
  let own: URL

  /// Writes the file that stays.
  ///
  /// - Parameter isLong: True for so much of it that it pays to keep its object.
  init(settled text: String, isLong: Bool = false) throws {
    folder = try TemporaryFolder()
    own = folder.url.appending(path: "Own.swift")
    let more = isLong ? String(repeating: "// Nothing to see here.\n", count: 1_000) : ""
    // Unlike any source before.
    settled = try folder.file("Settled.swift", text + "\n\(more)// \(UUID().uuidString)\n")
  }

  /// Compiles with this in the file that is edited.
  func outcome(
    _ text: String, byParts: Bool = true, options: CompileOptions = CompileOptions(),
    probes: [URL] = [], compiler: PluginCompiler? = nil
  ) async throws -> CompileOutcome {
    try Data((text + "\n// \(UUID().uuidString)\n").utf8).write(to: own)
    let chosen: PluginCompiler
    if let compiler { chosen = compiler } else { chosen = try await CompilerFixture.compiler() }
    return try await chosen.compile(
      sources: [own, settled], settled: byParts ? [settled] : [], options: options,
      probes: probes
    ).outcome
  }

  func plugin(
    _ text: String, byParts: Bool = true, options: CompileOptions = CompileOptions(),
    probes: [URL] = [], compiler: PluginCompiler? = nil
  ) async throws -> CompiledPlugin {
    let outcome = try await outcome(
      text, byParts: byParts, options: options, probes: probes, compiler: compiler)
    guard case .plugin(let plugin) = outcome else { throw NoPlugin(outcome: "\(outcome)") }
    return plugin
  }
}

struct NoPlugin: Error { let outcome: String }

/// What the plugin's `answer` returns.
func answer(of plugin: CompiledPlugin) throws -> Int {
  typealias Answer = @convention(c) () -> Int
  let library = try #require(
    dlopen(plugin.url.path, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
  let symbol = try #require(dlsym(library, "answer"))
  return unsafeBitCast(symbol, to: Answer.self)()
}

/// A file with a function that `answer(of:)` calls.
func answering(_ expression: String) -> String {
  "@_cdecl(\"answer\") public func answer() -> Int { \(expression) }"
}

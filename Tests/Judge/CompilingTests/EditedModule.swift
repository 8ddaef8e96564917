import Compiling
import Foundation
import TestSupport
import Testing

/// A module with two files: one stays the same, and the other is edited.
struct EditedModule {
  let folder: TemporaryFolder
  let settled: URL
  let own: URL

  /// Writes the file that stays the same.
  ///
  /// - Parameter isLong: Whether to make the file so long that its object file is cached.
  init(settled text: String, isLong: Bool = false) throws {
    folder = try TemporaryFolder()
    own = folder.url.appending(path: "Own.swift")
    let more = isLong ? String(repeating: "// Nothing to see here.\n", count: 1_000) : ""
    // A unique source, so that no cache has it.
    settled = try folder.file("Settled.swift", text + "\n\(more)// \(UUID().uuidString)\n")
  }

  /// Compiles with this text in the edited file.
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

func answer(of plugin: CompiledPlugin) throws -> Int {
  typealias Answer = @convention(c) () -> Int
  let library = try #require(
    dlopen(plugin.url.path, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
  let symbol = try #require(dlsym(library, "answer"))
  return unsafeBitCast(symbol, to: Answer.self)()
}

/// Returns the text of a file that makes `answer(of:)` return an expression's value.
func answering(_ expression: String) -> String {
  "@_cdecl(\"answer\") public func answer() -> Int { \(expression) }"
}

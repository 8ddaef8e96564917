import Compiling
import Foundation
import Jailing
import Storage
import TestSupport

/// A compiler for the modules of this build, with a cache that all suites share.
enum CompilerFixture {
  static let modules = BuildFolder.url.appending(path: "Modules")

  /// The cache of all suites, next to the build because filling it takes seconds.
  static let cache = CacheDirectory(
    url: BuildFolder.url.appending(path: "rings-test-cache"))

  /// Returns an empty cache, without results from an earlier build.
  static func emptyCache(_ name: String) -> CacheDirectory {
    let folder = cache.url.deletingLastPathComponent().appending(path: name)
    try? FileManager.default.removeItem(at: folder)
    return CacheDirectory(url: folder)
  }

  static func compiler(
    cache: CacheDirectory = cache, keeping: ObjectKeeping = .settled
  ) async throws -> PluginCompiler {
    PluginCompiler(
      toolchain: try await Toolchain.find(cache: cache), jail: await Jail.best(cache: cache),
      modules: modules, cache: cache, keeping: keeping)
  }

  static func compile(
    _ files: [String: String], probes: [String: String] = [:],
    options: CompileOptions = CompileOptions()
  ) async throws -> (outcome: CompileOutcome, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let sources = try files.sorted { $0.key < $1.key }.map { try folder.file($0.key, $0.value) }
    let beside = try probes.sorted { $0.key < $1.key }.map { try folder.file($0.key, $0.value) }
    return (
      try await compiler().compile(sources: sources, options: options, probes: beside).outcome,
      folder
    )
  }
}

import Compiling
import Foundation
import Jailing
import Storage
import TestSupport

/// A compiler over the modules of this build, with a cache that all suites share.
enum CompilerFixture {
  /// The `Modules` folder of the build that the tests belong to.
  static let modules = BuildFolder.url.appending(path: "Modules")

  /// Warm caches cost seconds; they are made once and lie beside the build.
  static let cache = CacheDirectory(
    url: BuildFolder.url.appending(path: "rings-test-cache"))

  /// Another one beside it that is empty at first: nothing that an earlier build of ours has left there is met.
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

  /// Compiles files that are given by name and text.
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

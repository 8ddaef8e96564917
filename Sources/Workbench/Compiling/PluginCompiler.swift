package import Foundation

/// Turns source into plugins: jailed, bounded, and only once for the same source.
package struct PluginCompiler: Sendable {
  package let toolchain: Toolchain
  package let jail: Jail
  let modules: URL
  let cache: CacheDirectory
  let macros: MacroProgram?

  /// - Parameters:
  ///   - modules: the `Modules` folder of the build that the running executable comes from.
  ///   - macros: the executable that expands `#Preview`, if there is one.
  package init(
    toolchain: Toolchain, jail: Jail, modules: URL, cache: CacheDirectory,
    macros: MacroProgram? = nil
  ) {
    self.toolchain = toolchain
    self.jail = jail
    self.modules = modules
    self.cache = cache
    self.macros = macros
  }

  /// Compiles and links `sources`, with `probes` in the same module.
  ///
  /// Errors of the learner's making are outcomes; what is thrown is our own failure.
  package func compile(
    sources: [URL], options: CompileOptions = CompileOptions(), probes: [URL] = []
  ) async throws -> CompileOutcome {
    let copies = try SourceCopies(sources: sources, probes: probes)
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: options.audience, cache: cache)
    let plugins = PluginCache(cache: cache)
    let key = key(copies: copies, options: options, kit: kit)
    if let known = plugins.outcome(for: key, copies: copies) { return known }

    let moduleCache = try await warmModuleCache(kit: kit, options: options)
    let work = try PrivateFolder(in: cache)
    try copies.write(
      into: work.url.appending(path: SourceCopies.folder), decidingPlatform: true)
    let results = work.url.appending(path: Output.folder)
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    let report = try await jail.run(
      request(
        work: work.url, copies: copies, kit: kit, options: options, moduleCache: moduleCache))
    let outcome = try Output(folder: results, copies: copies).outcome(of: report, key: key)
    return plugins.keeping(outcome, key: key, copies: copies)
  }

  /// Prepares everything that does not depend on the learner's files, so that the first compile is
  /// as fast as the others.
  package func prepare(_ options: CompileOptions = CompileOptions()) async throws {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: options.audience, cache: cache)
    _ = try await warmModuleCache(kit: kit, options: options)
  }

  /// What names the source in caches.
  private func key(
    copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) -> String {
    var digest = Digest()
    digest.combine(toolchain.stamp)
    digest.combine(kit.stamp)
    for argument in frontendArguments(kit: kit, options: options, moduleCache: "") {
      digest.combine(argument)
    }
    if copies.supportsPreviews {
      digest.combine(macros?.stamp ?? "")
      digest.combine(PreviewMacroSource.text)
    }
    for copy in copies.copies {
      digest.combine(copy.name)
      digest.combine(copy.isProbe ? "probe" : "source")
      digest.combine(copy.bytes)
    }
    return digest.hexadecimal
  }
}

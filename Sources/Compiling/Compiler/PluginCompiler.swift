package import Foundation
import Hashing
package import Jailing
package import Processes
package import Storage

/// Turns source into plugins: jailed, bounded, and only once for the same source.
package struct PluginCompiler: Sendable {
  package let toolchain: Toolchain
  package let jail: Jail
  let modules: URL
  package let cache: CacheDirectory
  let macros: MacroProgram?

  /// A compiler of plugins.
  ///
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
  ///
  /// - Parameters:
  ///   - waiting: a compiler that was started for files like these.
  ///   - deadline: what ends the compiler besides its own limits; what is prepared for all compiles
  ///     does not count.
  ///   - onStart: called when a compiler has been started or given its work.
  package func compile(
    sources: [URL], options: CompileOptions = CompileOptions(), probes: [URL] = [],
    waiting: WaitingCompiler? = nil, deadline: Deadline? = nil,
    onStart: @Sendable () -> Void = {}
  ) async throws -> CompileResult {
    var copies = try SourceCopies(
      sources: sources, probes: probes, audience: options.audience,
      systemVersion: options.systemVersion)
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: options.audience, cache: cache)
    copies.foundation = kit.implicitNames
    let plugins = PluginCache(cache: cache)
    let key = key(copies: copies, options: options, kit: kit)
    if let known = plugins.outcome(for: key, copies: copies) { return CompileResult(known) }
    func kept(_ report: JailReport, _ results: URL) throws -> CompileResult {
      let output = Output(
        folder: results, copies: copies,
        indexedModule: options.tellsProbeNames ? options.moduleName : nil)
      let outcome = try output.outcome(of: report, key: key)
      return CompileResult(
        outcome.blamesCaches ? outcome : plugins.keeping(outcome, key: key, copies: copies),
        output.certainty(of: report))
    }
    if let waiting {
      let placed = copies.placed
      if waiting.serves(shape(of: copies, options: options, kit: kit), placed) {
        let (report, results) = try await waiting.compile(
          placed, deadline: deadline, onStart: onStart)
        let result = try kept(report, results)
        if !result.outcome.blamesCaches {
          return try await placing(result, copies, options, kit, deadline)
        }
      }
    }
    let result = try await compile(
      copies, options: options, kit: kit, deadline: deadline, onStart: onStart, then: kept)
    guard result.outcome.blamesCaches,
      try await !moduleCacheIsUsable(kit: kit, options: options, deadline: deadline)
    else { return try await placing(result, copies, options, kit, deadline) }
    try forgetModuleCache(kit: kit, options: options)
    return try await compile(
      copies, options: options, kit: kit, deadline: deadline, then: kept)
  }

  /// Processor seconds after which a compiler is asked where it is.
  private static let longEnough = 4

  /// The outcome with the code at which the compiler was when its time was over.
  ///
  /// A compiler that is killed from outside says nothing; one that has used up its processor time
  /// tells what it was doing, unless the system's signal finds a thread of its that does nothing. The
  /// second one gets less of that.
  private func placing(
    _ result: CompileResult, _ copies: SourceCopies, _ options: CompileOptions,
    _ kit: SoftwareDevelopmentKit, _ deadline: Deadline?
  ) async throws -> CompileResult {
    guard case .timedOut = result.outcome, deadline?.isOver != true else { return result }
    var shorter = options
    // A quarter of the wall time, which was too short for all of it before.
    let quarter = max(1, Int(options.limits.wallTime.components.seconds) / 4)
    shorter.limits.processorSeconds = min(
      Self.longEnough, quarter, options.limits.processorSeconds)
    let again = try await compile(
      copies, options: shorter, kit: kit, deadline: deadline
    ) { report, results in
      let output = Output(folder: results, copies: copies)
      return CompileResult(
        try output.outcome(of: report, key: ""), output.certainty(of: report))
    }
    var placed = result
    placed.certainty.add(again.certainty)
    if case .tooHard = again.outcome { placed.outcome = again.outcome }
    return placed
  }

  private func compile(
    _ copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit,
    deadline: Deadline?, onStart: @Sendable () -> Void = {},
    then result: (JailReport, URL) throws -> CompileResult
  ) async throws -> CompileResult {
    let moduleCache = try await Deadline.pausing(deadline) {
      try await warmModuleCache(kit: kit, options: options)
    }
    let work = try CompilerFolder(in: cache)
    try copies.write(into: work.sources, decidingPlatform: true)
    let link = try EarlyLink(in: work, objects: copies.paths.indices.map(Output.object))
    let process = try jail.start(
      request(
        work: work, paths: copies.paths, kit: kit, options: options, moduleCache: moduleCache,
        link: link, deadline: deadline))
    onStart()
    let report = try await process.finish(in: work, linkedBy: link)
    return try result(report, work.results)
  }

  /// Prepares everything that does not depend on the learner's files, so that the first compile is
  /// as fast as the others.
  package func prepare(_ options: CompileOptions = CompileOptions()) async throws {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: options.audience, cache: cache)
    _ = try await warmModuleCache(kit: kit, options: options)
  }

  /// What changes with the compiler and with the modules that some source may import.
  package func stamp(for audience: SoftwareDevelopmentKit.Audience) throws -> String {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: audience, cache: cache)
    return "\(toolchain.identity) \(kit.stamp)"
  }

  /// Changes when more is read from the compiler's answers than before.
  private static let format = "6"

  /// What names the source in caches.
  private func key(
    copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) -> String {
    var digest = ContentDigest()
    digest.combine(Self.format)
    digest.combine(toolchain.identity)
    digest.combine(kit.stamp)
    digest.combine(BuildIdentity.judge)
    // Not where things lie, which makes no difference to what is compiled.
    let places = [
      (kit.folder.path, "kit"), (toolchain.root, "toolchain"), (macros?.path ?? "", "macros"),
    ]
    for argument in frontendArguments(kit: kit, options: options, moduleCache: "") {
      digest.combine(
        places.reduce(argument) { $1.0.isEmpty ? $0 : $0.replacing($1.0, with: $1.1) })
    }
    if !copies.macroDeclarations.isEmpty {
      digest.combine(macros == nil ? "" : "macros")
      for macros in copies.macroDeclarations { digest.combine(macros.text) }
    }
    if options.tellsProbeNames { digest.combine("names") }
    for copy in copies.copies {
      digest.combine(copy.name)
      digest.combine(copy.isProbe ? "probe" : "source")
      digest.combine(copy.bytes)
    }
    return digest.hexadecimal
  }
}

package import Foundation
import Hashing
package import Jailing
import Processes
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
  ///   - settled: those of the sources that are the same in many compiles: their objects are kept and used
  ///     again while nothing has changed of what they look for in the other files.
  ///   - waiting: a compiler that was started for files like these.
  ///   - onStart: called when a compiler has been started or given its work.
  package func compile(
    sources: [URL], settled: Set<URL> = [], options: CompileOptions = CompileOptions(),
    probes: [URL] = [], waiting: WaitingCompiler? = nil, onStart: @Sendable () -> Void = {}
  ) async throws -> CompileOutcome {
    var copies = try SourceCopies(
      sources: sources, probes: probes, audience: options.audience,
      systemVersion: options.systemVersion)
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: options.audience, cache: cache)
    copies.foundation = kit.implicitNames
    let plugins = PluginCache(cache: cache)
    let key = key(copies: copies, options: options, kit: kit)
    if let known = plugins.outcome(for: key, copies: copies) { return known }
    let parts = try await parts(of: copies, settled: settled, options: options, kit: kit)
    let first: CompileOutcome?
    do {
      first = try await attempt(
        copies, parts, options: options, kit: kit, key: key, waiting: waiting, onStart: onStart)
    } catch is ErrorsFound {
      first = nil
    }
    if let first { return try await placing(first, copies, options, kit) }
    // What is wrong, a compiler says that has nothing else to do: for an index it would go on into whatever
    // makes no sense, and with some files left out it would not tell of those.
    var told = try await wholeOutcome(
      of: copies, options: options.withoutIndex, kit: kit, key: key,
      keepsPlugins: !options.tellsProbeNames)
    if case .plugin = told, options.tellsProbeNames {
      told = try await wholeOutcome(of: copies, options: options, kit: kit, key: key)
    }
    return try await placing(told, copies, options, kit)
  }

  /// The outcome of the quickest way to a plugin, kept; nil where it takes another compile to tell.
  private func attempt(
    _ copies: SourceCopies, _ parts: ModuleParts?, options: CompileOptions,
    kit: SoftwareDevelopmentKit, key: String, waiting: WaitingCompiler?,
    onStart: @Sendable () -> Void
  ) async throws -> CompileOutcome? {
    let run: PartRun
    var used = parts
    let placed = copies.placed
    let shape = shape(of: copies, settled: parts?.keys, options: options, kit: kit)
    if let waiting, waiting.serves(shape, placed) {
      run = try await waiting.compile(placed, onStart: onStart)
      used = waiting.parts
    } else {
      run = try await self.run(
        copies, parts, options: options, kit: kit,
        endsWithErrors: options.tellsProbeNames || parts != nil, onStart: onStart)
    }
    let outcome: CompileOutcome?
    if let used {
      outcome = try await self.outcome(
        of: run, used, copies: copies, options: options, key: key,
        again: { try await self.run(copies, $0, options: options, kit: kit, endsWithErrors: true) })
    } else {
      outcome = try wholeOutcome(of: run, copies, options: options, key: key)
    }
    guard let outcome, !outcome.blamesCaches else { return nil }
    if case .diagnostics = outcome, options.tellsProbeNames { return nil }
    return PluginCache(cache: cache).keeping(outcome, key: key, copies: copies)
  }

  /// The outcome of compiling all files in one go, kept.
  ///
  /// - Parameter keepsPlugins: False where a plugin would lack what was asked for.
  private func wholeOutcome(
    of copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit, key: String,
    keepsPlugins: Bool = true
  ) async throws -> CompileOutcome {
    func outcome() async throws -> CompileOutcome {
      let run = try await run(copies, nil, options: options, kit: kit)
      let outcome = try wholeOutcome(of: run, copies, options: options, key: key)
      if outcome.blamesCaches { return outcome }
      if case .plugin = outcome, !keepsPlugins { return outcome }
      return PluginCache(cache: cache).keeping(outcome, key: key, copies: copies)
    }
    let first = try await outcome()
    guard first.blamesCaches, try await !moduleCacheIsUsable(kit: kit, options: options) else {
      return first
    }
    try forgetModuleCache(kit: kit, options: options)
    return try await outcome()
  }

  private func wholeOutcome(
    of run: PartRun, _ copies: SourceCopies, options: CompileOptions, key: String
  ) throws -> CompileOutcome {
    try Output(
      folder: run.results, copies: copies,
      indexedModule: options.tellsProbeNames ? options.moduleName : nil
    ).outcome(of: run.report, key: key)
  }

  /// Processor seconds after which a compiler is asked where it is.
  private static let longEnough = 4

  /// The outcome with the code at which the compiler was when its time was over.
  ///
  /// A compiler that is killed from outside says nothing; one that has used up its processor time
  /// tells what it was doing, unless the system's signal finds a thread of its that does nothing. The
  /// second one gets less of that.
  private func placing(
    _ outcome: CompileOutcome, _ copies: SourceCopies, _ options: CompileOptions,
    _ kit: SoftwareDevelopmentKit
  ) async throws -> CompileOutcome {
    guard case .timedOut = outcome, Allowance.current?.isOver != true else {
      return outcome
    }
    var shorter = options
    // A quarter of the wall time, which was too short for all of it before.
    let quarter = max(1, Int(options.limits.wallTime.components.seconds) / 4)
    shorter.limits.processorSeconds = min(
      Self.longEnough, quarter, options.limits.processorSeconds)
    let run = try await run(copies, nil, options: shorter, kit: kit)
    let again = try wholeOutcome(of: run, copies, options: shorter.withoutIndex, key: "")
    if case .tooHard = again { return again }
    return outcome
  }

  /// Compiles settled files by themselves, as if each imported all of these modules.
  func run(
    _ alone: SourceCopies, imports: Set<String>, options: CompileOptions,
    kit: SoftwareDevelopmentKit
  ) async throws -> PartRun {
    let moduleCache = try await warmModuleCache(kit: kit, options: options)
    let work = try CompilerFolder(in: cache)
    try alone.write(into: work.sources, decidingPlatform: true)
    let text = imports.sorted().map { "import \($0)\n" }.joined()
    try ScratchFile.write(
      Data(text.utf8), to: work.sources.appending(path: WaitingCompiler.importsFile))
    let paths = ["\(SourceCopies.folder)/\(WaitingCompiler.importsFile)"] + alone.paths
    return try await run(
      CompilerInputs(paths: paths, kept: []), in: work, options: options, kit: kit,
      moduleCache: moduleCache, endsWithErrors: true)
  }

  /// Compiles and links, the whole module or what is not known of it.
  private func run(
    _ copies: SourceCopies, _ parts: ModuleParts?, options: CompileOptions,
    kit: SoftwareDevelopmentKit, endsWithErrors: Bool = false,
    onStart: @Sendable () -> Void = {}
  ) async throws -> PartRun {
    let moduleCache = try await warmModuleCache(kit: kit, options: options)
    let work = try CompilerFolder(in: cache)
    try copies.write(into: work.sources, decidingPlatform: true)
    try parts?.write(into: work)
    let inputs = parts?.inputs(copies.paths) ?? CompilerInputs(paths: copies.paths)
    return try await run(
      inputs, in: work, options: options, kit: kit, moduleCache: moduleCache,
      endsWithErrors: endsWithErrors, onStart: onStart)
  }

  private func run(
    _ inputs: CompilerInputs, in work: CompilerFolder, options: CompileOptions,
    kit: SoftwareDevelopmentKit, moduleCache: URL, endsWithErrors: Bool,
    onStart: @Sendable () -> Void = {}
  ) async throws -> PartRun {
    let link = try EarlyLink(in: work, inputs: inputs, endsWithErrors: endsWithErrors)
    let process = try jail.start(
      request(
        work: work, inputs: inputs, kit: kit, options: options, moduleCache: moduleCache,
        link: link))
    onStart()
    let report = try await process.finish(in: work, linkedBy: link)
    return PartRun(report: report, results: work.results, inputs: inputs, keeper: work)
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
    return "\(toolchain.stamp) \(kit.stamp)"
  }

  /// Changes when more is read from the compiler's answers than before.
  private static let format = "6"

  /// What names the source in caches.
  private func key(
    copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) -> String {
    var digest = ContentDigest()
    digest.combine(Self.format)
    digest.combine(toolchain.stamp)
    digest.combine(kit.stamp)
    for argument in frontendArguments(kit: kit, options: options, moduleCache: "") {
      digest.combine(argument)
    }
    if !copies.macroDeclarations.isEmpty {
      digest.combine(macros?.stamp ?? "")
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

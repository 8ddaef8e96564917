package import Foundation
import Hashing
package import Jailing
package import Processes
package import Storage

/// Compiles source into plugins, sandboxed and limited, and only once for the same source.
package struct PluginCompiler: Sendable {
  package let toolchain: Toolchain
  package let jail: Jail
  let modules: URL
  package let cache: CacheDirectory
  let macros: MacroProgram?
  let keeping: ObjectKeeping

  /// Creates a compiler of plugins.
  ///
  /// - Parameters:
  ///   - modules: The `Modules` folder of the running executable's build.
  ///   - macros: The executable that expands `#Preview`, if available.
  ///   - keeping: The files whose objects are kept.
  package init(
    toolchain: Toolchain, jail: Jail, modules: URL, cache: CacheDirectory,
    macros: MacroProgram? = nil, keeping: ObjectKeeping = .settled
  ) {
    self.toolchain = toolchain
    self.jail = jail
    self.modules = modules
    self.cache = cache
    self.macros = macros
    self.keeping = keeping
  }

  /// Compiles and links `sources`, with `probes` in the same module.
  ///
  /// Errors in the learner's code are outcomes; thrown errors are failures of Rings.
  ///
  /// - Parameters:
  ///   - settled: The sources that are the same in many compiles. Their objects are reused while the
  ///     declarations that they use in other files are unchanged.
  ///   - waiting: A warm compiler for files like these.
  ///   - deadline: A limit besides the compiler's own, which excludes preparations for all compiles.
  ///   - onStart: Called when a compiler has been started or given its files.
  package func compile(
    sources: [URL], settled: Set<URL> = [], options: CompileOptions = CompileOptions(),
    probes: [URL] = [], waiting: WaitingCompiler? = nil, deadline: Deadline? = nil,
    onStart: @Sendable () -> Void = {}
  ) async throws -> CompileResult {
    var copies = try SourceCopies(
      sources: sources, probes: probes, audience: options.audience,
      systemVersion: options.systemVersion)
    let kit = try kit(for: options)
    copies.foundation = kit.implicitNames
    let key = key(copies: copies, options: options, kit: kit)
    if let known = plugins(options).outcome(for: key, copies: copies) {
      return CompileResult(known)
    }
    let parts = try await parts(
      of: copies, settled: settled, options: options, kit: kit, deadline: deadline)
    let first: CompileResult?
    do {
      first = try await attempt(
        copies, parts, options: options, kit: kit, key: key, waiting: waiting,
        deadline: deadline, onStart: onStart)
    } catch is EndedAtFirstError {
      first = nil
    }
    if let first { return try await placing(first, copies, options, kit, deadline) }
    // Compile again for complete errors. While indexing, the compiler continues into invalid code, and a
    // partial compile reports no errors in skipped files.
    var last = try await wholeResult(
      of: copies, options: options.withoutIndex, kit: kit, key: key,
      keepsPlugins: !options.tellsProbeNames, deadline: deadline)
    if case .plugin = last.outcome, options.tellsProbeNames {
      last = try await wholeResult(
        of: copies, options: options, kit: kit, key: key, deadline: deadline)
    }
    return try await placing(last, copies, options, kit, deadline)
  }

  func kit(for options: CompileOptions) throws -> SoftwareDevelopmentKit {
    try SoftwareDevelopmentKit.prepare(modules: modules, audience: options.audience, cache: cache)
  }

  private func plugins(_ options: CompileOptions) -> PluginCache {
    PluginCache(cache: cache, place: options.isAnswer ? .answers : .plugins)
  }

  /// Compiles in the fastest way and caches the outcome; returns nil if another compile is needed.
  private func attempt(
    _ copies: SourceCopies, _ parts: ModuleParts?, options: CompileOptions,
    kit: SoftwareDevelopmentKit, key: String, waiting: WaitingCompiler?, deadline: Deadline?,
    onStart: @Sendable () -> Void
  ) async throws -> CompileResult? {
    let run: PartRun
    var used = parts
    let placed = waiting == nil ? [] : copies.placed
    let shape = shape(of: copies, kept: parts?.keys, options: options, kit: kit)
    if let waiting, waiting.serves(shape, placed) {
      run = try await waiting.compile(
        placed, endsAtErrors: options.tellsProbeNames, deadline: deadline, onStart: onStart)
      if let keys = parts?.keys { used = waiting.parts?.named(keys) }
    } else {
      used = parts.map(known)
      run = try await self.run(
        copies, used, options: options, kit: kit, endsAtErrors: options.tellsProbeNames,
        deadline: deadline, onStart: onStart)
    }
    // A plugin stays in its run's folder until it's cached.
    var runs = [run]
    defer { withExtendedLifetime(runs) {} }
    var result: CompileResult?
    if let used {
      result = try await self.result(
        of: run, used, copies: copies, options: options, key: key
      ) {
        let next = try await self.run(copies, $0, options: options, kit: kit, deadline: deadline)
        runs.append(next)
        return next
      }
    } else {
      result = try wholeResult(of: run, copies, options: options, key: key)
    }
    guard let found = result, !found.outcome.blamesCaches else { return nil }
    if case .diagnostics = found.outcome, options.tellsProbeNames { return nil }
    result?.outcome = plugins(options).keeping(found.outcome, key: key, copies: copies)
    return result
  }

  /// Compiles all files at once and caches the outcome.
  ///
  /// - Parameter keepsPlugins: Whether to cache a plugin; false if it lacks requested data.
  private func wholeResult(
    of copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit, key: String,
    keepsPlugins: Bool = true, deadline: Deadline?
  ) async throws -> CompileResult {
    func result() async throws -> CompileResult {
      let run = try await run(copies, nil, options: options, kit: kit, deadline: deadline)
      var result = try wholeResult(of: run, copies, options: options, key: key)
      if result.outcome.blamesCaches { return result }
      if case .plugin = result.outcome, !keepsPlugins { return result }
      result.outcome = plugins(options).keeping(result.outcome, key: key, copies: copies)
      return result
    }
    let first = try await result()
    guard first.outcome.blamesCaches,
      try await !moduleCacheIsUsable(kit: kit, options: options, deadline: deadline)
    else { return first }
    try forgetModuleCache(kit: kit, options: options)
    return try await result()
  }

  private func wholeResult(
    of run: PartRun, _ copies: SourceCopies, options: CompileOptions, key: String
  ) throws -> CompileResult {
    var output = Output(folder: run.results, copies: copies)
    if options.tellsProbeNames {
      output.probeSymbols = { try run.probeSymbols(copies, module: options.moduleName) }
      output.indexedModule = options.moduleName
    }
    return CompileResult(try output.outcome(of: run.report, key: key), run.certainty(copies))
  }

  /// The processor seconds after which the compiler must report its current location.
  private static let longEnough = 4

  /// Adds the code that the compiler was working on when its time ran out.
  ///
  /// A compiler that's killed from outside reports nothing. When it uses up its processor time, it reports
  /// its activity, unless the signal reaches an idle thread. Therefore this compiles again with less
  /// processor time.
  private func placing(
    _ result: CompileResult, _ copies: SourceCopies, _ options: CompileOptions,
    _ kit: SoftwareDevelopmentKit, _ deadline: Deadline?
  ) async throws -> CompileResult {
    guard case .timedOut = result.outcome, deadline?.isOver != true else { return result }
    var shorter = options
    // Use a quarter of the wall time, because all of it wasn't enough before.
    let quarter = max(1, Int(options.limits.wallTime.components.seconds) / 4)
    shorter.limits.processorSeconds = min(
      Self.longEnough, quarter, options.limits.processorSeconds)
    let run = try await run(copies, nil, options: shorter, kit: kit, deadline: deadline)
    let again = try wholeResult(of: run, copies, options: shorter.withoutIndex, key: "")
    var placed = result
    placed.certainty.add(again.certainty)
    if case .tooHard = again.outcome { placed.outcome = again.outcome }
    return placed
  }

  /// Compiles settled files alone, as if each file imported all of the given modules.
  func run(
    _ alone: SourceCopies, imports: Set<String>, options: CompileOptions,
    kit: SoftwareDevelopmentKit, deadline: Deadline?
  ) async throws -> PartRun {
    let moduleCache = try await Deadline.pausing(deadline) {
      try await warmModuleCache(kit: kit, options: options)
    }
    let work = try CompilerFolder(in: cache)
    try alone.write(into: work.sources, decidingPlatform: true)
    let text = imports.sorted().map { "import \($0)\n" }.joined()
    try ScratchFile.write(
      Data(text.utf8), to: work.sources.appending(path: WaitingCompiler.importsFile))
    let paths = ["\(SourceCopies.folder)/\(WaitingCompiler.importsFile)"] + alone.paths
    return try await run(
      CompilerInputs(paths: paths, kept: []), in: work, options: options, kit: kit,
      moduleCache: moduleCache, deadline: deadline)
  }

  /// Compiles and links the whole module, or its parts that aren't cached.
  private func run(
    _ copies: SourceCopies, _ parts: ModuleParts?, options: CompileOptions,
    kit: SoftwareDevelopmentKit, endsAtErrors: Bool = false, deadline: Deadline?,
    onStart: @Sendable () -> Void = {}
  ) async throws -> PartRun {
    let moduleCache = try await Deadline.pausing(deadline) {
      try await warmModuleCache(kit: kit, options: options)
    }
    let work = try CompilerFolder(in: cache)
    try copies.write(into: work.sources, decidingPlatform: true)
    try parts?.write(into: work)
    let inputs = parts?.inputs(copies.paths) ?? CompilerInputs(paths: copies.paths)
    return try await run(
      inputs, in: work, options: options, kit: kit, moduleCache: moduleCache,
      endsAtErrors: endsAtErrors, deadline: deadline, onStart: onStart)
  }

  private func run(
    _ inputs: CompilerInputs, in work: CompilerFolder, options: CompileOptions,
    kit: SoftwareDevelopmentKit, moduleCache: URL, endsAtErrors: Bool = false,
    deadline: Deadline?, onStart: @Sendable () -> Void = {}
  ) async throws -> PartRun {
    let process = try jail.start(
      request(
        work: work, inputs: inputs, kit: kit, options: options, moduleCache: moduleCache,
        deadline: deadline))
    onStart()
    let report =
      endsAtErrors
      ? try await process.finish(endingAtErrorsIn: work.printed) : try await process.finish()
    return PartRun(report: report, results: work.results, inputs: inputs, keeper: work)
  }

  /// Prepares everything that doesn't depend on the learner's files, so that the first compile isn't slower.
  package func prepare(_ options: CompileOptions = CompileOptions()) async throws {
    let kit = try kit(for: options)
    _ = try await warmModuleCache(kit: kit, options: options)
  }

  /// Returns an identifier that changes with the compiler and the importable modules.
  package func stamp(for audience: SoftwareDevelopmentKit.Audience) throws -> String {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: audience, cache: cache)
    return "\(toolchain.identity) \(kit.stamp)"
  }

  /// The version of the cache's contents, which changes when more is read from the compiler's output.
  private static let format = "7"

  private func key(
    copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) -> String {
    var digest = ContentDigest()
    digest.combine(Self.format)
    combine(options, kit, copies.macroDeclarations, into: &digest)
    if options.tellsProbeNames { digest.combine("names") }
    for copy in copies.copies {
      digest.combine(copy.name)
      digest.combine(copy.isProbe ? "probe" : "source")
      digest.combine(copy.bytes)
    }
    return digest.hexadecimal
  }

  /// Adds to a digest everything that an object depends on, except its sources and any paths.
  func combine(
    _ options: CompileOptions, _ kit: SoftwareDevelopmentKit,
    _ declarations: [MacroDeclarations], into digest: inout ContentDigest
  ) {
    digest.combine(toolchain.identity)
    digest.combine(kit.stamp)
    digest.combine(BuildIdentity.judge)
    // Replace paths, because they don't affect the compiled code.
    let places = [
      (kit.folder.path, "kit"), (toolchain.root, "toolchain"), (macros?.path ?? "", "macros"),
    ]
    for argument in frontendArguments(kit: kit, options: options, moduleCache: "") {
      digest.combine(
        places.reduce(argument) { $1.0.isEmpty ? $0 : $0.replacing($1.0, with: $1.1) })
    }
    if !declarations.isEmpty {
      digest.combine(macros == nil ? "" : "macros")
      for macros in declarations { digest.combine(macros.text) }
    }
  }
}

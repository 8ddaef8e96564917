package import Foundation
import Hashing
package import Jailing
import Processes
import Storage

extension PluginCompiler {
  /// Returns the files whose objects are kept.
  ///
  /// If one author wrote all files, the returned value doesn't include the cached results yet.
  ///
  /// Returns nil if every file is part of a submission, or if the other files don't compile alone.
  func parts(
    of copies: SourceCopies, settled: Set<URL>, options: CompileOptions,
    kit: SoftwareDevelopmentKit, deadline: Deadline?
  ) async throws -> ModuleParts? {
    if let own = ownParts(of: copies, options: options, kit: kit) { return own }
    let names = copies.copies.filter { !$0.isProbe && settled.contains($0.original) }.map(\.name)
    guard !names.isEmpty, names.count < copies.copies.count else { return nil }
    let alone = copies.only(Set(names))
    // An import's extensions of other modules' types also affect files without that import.
    let imports = imports(of: copies, kit: kit)
    let shared = partDigest(of: alone, imports: imports, options: options, kit: kit)
    var keys: [String: String] = [:]
    for name in names {
      var digest = shared
      digest.combine(name)
      keys[name] = digest.hexadecimal
    }
    let cache = PartCache(cache: cache)
    var known = keys.compactMapValues(cache.part)
    if known.count < keys.count {
      guard
        try await keepParts(
          of: alone, keys: keys, name: shared.hexadecimal, imports: imports, options: options,
          kit: kit, deadline: deadline)
      else { return nil }
      known = keys.compactMapValues(cache.part)
    }
    return known.count == keys.count ? ModuleParts(keys: keys, known: known) : nil
  }

  /// Returns a single author's files with their cache keys; nil if compiling the whole module is fast enough.
  private func ownParts(
    of copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) -> ModuleParts? {
    guard areWorthKeeping(copies), options.audience != .checks else { return nil }
    let nothing = copies.only([])
    var shared = partDigest(
      of: nothing, imports: imports(of: copies, kit: kit), options: options, kit: kit)
    shared.combine("own")
    // Add the version to the keys, because code removed for an older system may be code that other files use.
    shared.combine(options.systemVersion?.description ?? "")
    return ModuleParts(
      keys: copies.keys(shared, decidingPlatform: true), known: [:], areOwn: true)
  }

  /// Whether caching each file is faster.
  ///
  /// Its overhead equals compiling a few hundred lines.
  func areWorthKeeping(_ copies: SourceCopies) -> Bool {
    keeping != .settled && copies.copies.count > 1
      && copies.copies.reduce(0) { $0 + $1.bytes.count } >= Self.leastBytes
  }

  private static let leastBytes = 16 << 10

  /// Adds the cached results of a single author's files.
  func known(_ parts: ModuleParts) -> ModuleParts {
    guard parts.areOwn else { return parts }
    var parts = parts
    parts.known = parts.keys.compactMapValues(PartCache(cache: cache).part)
    // The compiler needs at least one file to compile.
    if parts.known.count == parts.keys.count, let one = parts.known.keys.min() {
      parts.known[one] = nil
    }
    return parts
  }

  /// Compiles settled files alone and caches their objects; returns false if they don't compile.
  ///
  /// Objects compiled together with a submission aren't cached. The submission may have affected them, so
  /// they could affect other learners' compiles.
  private func keepParts(
    of alone: SourceCopies, keys: [String: String], name: String, imports: Set<String>,
    options: CompileOptions, kit: SoftwareDevelopmentKit, deadline: Deadline?
  ) async throws -> Bool {
    let cache = PartCache(cache: cache)
    if cache.isRefused(name) { return false }
    let run = try await self.run(
      alone, imports: imports.union(kit.implicitNames), options: options, kit: kit,
      deadline: deadline)
    var module = PartialModule(copies: alone, options: options)
    switch try module.take(run) {
    case nil:
      cache.refuse(name)
      return false
    case .limit?: return false
    case .success?: break
    }
    let offers = module.offers(beside: [:])
    for (name, part) in try module.compiled() {
      guard let key = keys[name] else { continue }
      var part = part
      part.facts.context = offers.context(
        of: name, wanting: part.facts.dependencies.wanted)
      cache.keep(part, for: key)
    }
    return true
  }

  /// The version of the cached data, which changes when more is cached per file.
  private static let format = "5"

  /// Returns a digest of everything that affects the settled files' objects, except other files'
  /// declarations.
  private func partDigest(
    of alone: SourceCopies, imports: Set<String>, options: CompileOptions,
    kit: SoftwareDevelopmentKit
  ) -> ContentDigest {
    var digest = ContentDigest()
    digest.combine(Self.format)
    combine(options, kit, alone.macroDeclarations, into: &digest)
    if options.tellsProbeNames { digest.combine("names") }
    for module in imports.sorted() { digest.combine(module) }
    for copy in alone.copies {
      digest.combine(copy.name)
      digest.combine(alone.compiled(copy, decidingPlatform: true))
    }
    return digest
  }

  /// Returns the outcome of compiling in parts; nil if the whole module must be compiled.
  ///
  /// - Parameter run: Compiles and links again, for cached objects that are no longer valid.
  func result(
    of first: PartRun, _ parts: ModuleParts, copies: SourceCopies, options: CompileOptions,
    key: String, again run: (ModuleParts) async throws -> PartRun
  ) async throws -> CompileResult? {
    var last = first
    var certainty = first.certainty(copies)
    var parts = parts
    var new = PartialModule(copies: copies, options: options)
    guard let end = try new.take(last) else {
      return try last.errors(copies, key: key).map { CompileResult($0, certainty) }
    }
    guard end == .success else {
      return try last.limit(copies, key: key).map { CompileResult($0, certainty) }
    }
    var offers = new.offers(beside: parts.known)
    let stale = parts.known.filter { name, part in
      part.facts.context
        != offers.context(of: name, wanting: part.facts.dependencies.wanted)
    }.keys
    if !stale.isEmpty {
      for name in stale { parts.known[name] = nil }
      last = try await run(
        parts.knowing(parts.known.merging(try new.compiled()) { kept, _ in kept }))
      certainty.add(last.certainty(copies))
      guard let end = try new.take(last) else { return nil }
      guard end == .success else {
        return try last.limit(copies, key: key).map { CompileResult($0, certainty) }
      }
      offers = new.offers(beside: parts.known)
      let fit = parts.known.allSatisfy { name, part in
        part.facts.context
          == offers.context(of: name, wanting: part.facts.dependencies.wanted)
      }
      guard fit else { return nil }
    }
    let outcome = try new.plugin(of: last, beside: parts.known.mapValues(\.facts), key: key)
    if outcome != nil, parts.areOwn {
      PartCache(cache: cache).keep(
        try new.compiled(), beside: parts.known.keys, named: parts.keys, offers, keeping)
    }
    return outcome.map { CompileResult($0, certainty) }
  }
}

/// A compiler run over part of a module.
package struct PartRun: Sendable {
  enum End: Equatable {
    case success
    /// A limit was reached, or the code is too hard.
    case limit
  }

  package let report: JailReport
  package let results: URL
  let inputs: CompilerInputs
  /// An object that keeps the results alive.
  let keeper: any AnyObject & Sendable

  func output(_ copies: SourceCopies) -> Output {
    var output = Output(folder: results, copies: copies)
    output.diagnosticsFiles = inputs.diagnostics
    return output
  }

  /// Returns the symbols of the compiled probes, by the probes' names.
  func probeSymbols(_ copies: SourceCopies, module: String) throws -> [String: ProbeSymbols] {
    let probes = Set(copies.copies.filter(\.isProbe).map(\.name))
    let work = results.deletingLastPathComponent()
    var symbols: [String: ProbeSymbols] = [:]
    for number in inputs.compiled where probes.contains(inputs.name(of: number)) {
      let object = try BoundedFile.read(
        work.appending(path: Output.object(number)).path, limit: Output.pluginLimit)
      symbols[inputs.name(of: number)] = try ProbeSymbols(object: object, module: module)
    }
    return symbols
  }

  func certainty(_ copies: SourceCopies) -> Certainty { output(copies).certainty(of: report) }

  /// Returns the errors of a run that compiled all files; nil if there may be errors in skipped files.
  func errors(_ copies: SourceCopies, key: String) throws -> CompileOutcome? {
    guard inputs.kept?.isEmpty == true else { return nil }
    let outcome = try output(copies).outcome(of: report, key: key)
    guard case .diagnostics = outcome else { return nil }
    return outcome
  }

  /// Returns the outcome of a run that hit a limit; nil if the compiler found errors.
  func limit(_ copies: SourceCopies, key: String) throws -> CompileOutcome? {
    switch try output(copies).outcome(of: report, key: key) {
    case .plugin, .diagnostics, .crashed: nil
    case let limit: limit
    }
  }
}

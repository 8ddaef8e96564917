package import Foundation
import Hashing
package import Jailing
import Processes
import Storage

extension PluginCompiler {
  /// The files that keep their objects, where they are all one person's yet without what is known of them; nil
  /// where every file is a stranger's work of now, or where the others do not make a module by themselves.
  func parts(
    of copies: SourceCopies, settled: Set<URL>, options: CompileOptions,
    kit: SoftwareDevelopmentKit, deadline: Deadline?
  ) async throws -> ModuleParts? {
    if let own = ownParts(of: copies, options: options, kit: kit) { return own }
    let names = copies.copies.filter { !$0.isProbe && settled.contains($0.original) }.map(\.name)
    guard !names.isEmpty, names.count < copies.copies.count else { return nil }
    let alone = copies.only(Set(names))
    // What each module gives to somebody else's types is found in files that do not import it, too.
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

  /// The files of a module that is one person's, by what each of them is; nil where it is quickly compiled whole.
  private func ownParts(
    of copies: SourceCopies, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) -> ModuleParts? {
    guard areWorthKeeping(copies), options.audience != .checks else { return nil }
    let nothing = copies.only([])
    var shared = partDigest(
      of: nothing, imports: imports(of: copies, kit: kit), options: options, kit: kit)
    shared.combine("own")
    // What is left out for an older system may be what others look for.
    shared.combine(options.systemVersion?.description ?? "")
    return ModuleParts(
      keys: copies.keys(shared, decidingPlatform: true), known: [:], areOwn: true)
  }

  /// Whether it pays to keep what becomes of each file: to look after that costs as much as to compile some
  /// hundred lines.
  func areWorthKeeping(_ copies: SourceCopies) -> Bool {
    keeping != .settled && copies.copies.count > 1
      && copies.copies.reduce(0) { $0 + $1.bytes.count } >= Self.leastBytes
  }

  private static let leastBytes = 16 << 10

  /// The same with what is known of files that are one person's.
  func known(_ parts: ModuleParts) -> ModuleParts {
    guard parts.areOwn else { return parts }
    var parts = parts
    parts.known = parts.keys.compactMapValues(PartCache(cache: cache).part)
    // The compiler wants something to do.
    if parts.known.count == parts.keys.count, let one = parts.known.keys.min() {
      parts.known[one] = nil
    }
    return parts
  }

  /// Compiles settled files by themselves and keeps their objects; false where they do not compile so.
  ///
  /// No object is kept that was made beside somebody's work of now: what a compiler leaves behind may be
  /// that work's doing, and would be met again by others.
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
      part.facts.surroundings = offers.surroundings(
        of: name, wanting: part.facts.dependencies.wanted)
      cache.keep(part, for: key)
    }
    return true
  }

  /// Changes when more is kept of a file than before.
  private static let format = "5"

  /// A digest of all that the objects of these files depend on while others offer nothing that they want.
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

  /// What became of a module that was compiled by parts; nil where only compiling it whole can tell.
  ///
  /// - Parameter run: compiles and links once more, for objects that turn out not to fit any longer.
  func result(
    of first: PartRun, _ parts: ModuleParts, copies: SourceCopies, options: CompileOptions,
    key: String, again run: (ModuleParts) async throws -> PartRun
  ) async throws -> CompileResult? {
    var last = first
    var certainty = first.certainty(copies)
    var parts = parts
    var new = PartialModule(copies: copies, options: options)
    guard let end = try new.take(last) else { return nil }
    guard end == .success else {
      return try last.limit(copies, key: key).map { CompileResult($0, certainty) }
    }
    var offers = new.offers(beside: parts.known)
    let stale = parts.known.filter { name, part in
      part.facts.surroundings
        != offers.surroundings(of: name, wanting: part.facts.dependencies.wanted)
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
        part.facts.surroundings
          == offers.surroundings(of: name, wanting: part.facts.dependencies.wanted)
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

/// One run of the compiler over a part of a module.
package struct PartRun: Sendable {
  enum End: Equatable {
    case success
    /// A limit was reached, or the code is too hard.
    case limit
  }

  package let report: JailReport
  /// Where its results are.
  package let results: URL
  let inputs: CompilerInputs
  /// What the results live as long as.
  let keeper: any AnyObject & Sendable

  func output(_ copies: SourceCopies) -> Output {
    var output = Output(folder: results, copies: copies)
    output.diagnosticsFiles = inputs.diagnostics
    return output
  }

  /// The symbols of the probes that were compiled now, by the probes' names.
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

  /// How far what came of it can be relied on.
  func certainty(_ copies: SourceCopies) -> Certainty { output(copies).certainty(of: report) }

  /// The outcome of a run that did not get to its end; nil where the compiler found errors.
  func limit(_ copies: SourceCopies, key: String) throws -> CompileOutcome? {
    switch try output(copies).outcome(of: report, key: key) {
    case .plugin, .diagnostics, .crashed: nil
    case let limit: limit
    }
  }
}

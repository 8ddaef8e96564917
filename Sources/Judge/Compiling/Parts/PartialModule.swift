import Foundation
import Storage

/// What was compiled now of a module that is compiled by parts.
struct PartialModule {
  private let copies: SourceCopies
  private let options: CompileOptions
  private var dependencies: [String: ReferenceDependencies] = [:]
  private var diagnostics: [String: [Diagnostic]] = [:]
  private var declarations: [String: [String: ProbeName.Declaration]] = [:]
  private var objects: [String: URL] = [:]
  /// What the compiler noted of the probes' names.
  private var records: [String: Data] = [:]
  /// The probes' symbols.
  private var symbols: [String: ProbeSymbols] = [:]
  private var keepers: [any AnyObject & Sendable] = []

  init(copies: SourceCopies, options: CompileOptions) {
    self.copies = copies
    self.options = options
  }

  /// Takes in what a run left; nil where there are errors, or what it left cannot be read.
  mutating func take(_ run: PartRun) throws -> PartRun.End? {
    guard Output.isSuccess(run.report) else {
      return try run.limit(copies, key: "") == nil ? nil : .limit
    }
    keepers.append(run.keeper)
    let work = run.results.deletingLastPathComponent()
    let indexed = options.tellsProbeNames
    let index = ProbeIndex(in: work, copies: copies, module: options.moduleName)
    for number in run.inputs.compiled {
      let name = run.inputs.name(of: number)
      let record = work.appending(path: Output.dependencies(ofFile: number)).path
      guard let bytes = try? BoundedFile.read(record, limit: Output.pluginLimit),
        let read = try? ReferenceDependencies(bytes)
      else { return nil }
      let file = copies.copies.first { $0.name == name }?.file
      dependencies[name] = file.map { read.adding(OpaqueResults($0)) } ?? read
      objects[name] = work.appending(path: Output.object(number))
      var output = run.output(copies)
      output.diagnosticsFiles = [Output.diagnostics(ofFile: number)]
      guard let found = try? output.diagnostics(mustBeWhole: true),
        !found.contains(where: { $0.severity == .error })
      else { return nil }
      diagnostics[name] = found
    }
    if indexed {
      let names = Set(run.inputs.compiled.map(run.inputs.name))
      declarations.merge(index.declarations(in: names)) { _, new in new }
      records.merge(index.probeRecords(among: names)) { _, new in new }
      symbols.merge(try run.probeSymbols(copies, module: options.moduleName)) { _, new in new }
    }
    return .success
  }

  /// What all files offer: those compiled now, and others.
  func offers(beside known: [String: CompiledPart]) -> ModuleOffers {
    ModuleOffers(dependencies.merging(known.mapValues(\.facts.dependencies)) { new, _ in new })
  }

  /// The files that were compiled now, and whose names are known.
  func compiled() throws -> [String: CompiledPart] {
    var parts: [String: CompiledPart] = [:]
    for (name, place) in objects {
      guard let dependencies = dependencies[name] else { continue }
      let object = try BoundedFile.read(place.path, limit: Output.pluginLimit)
      parts[name] = CompiledPart(
        facts: CompiledPart.Facts(
          dependencies: dependencies, surroundings: "",
          diagnostics: (diagnostics[name] ?? []).map { $0.mappingFiles(copyName) },
          declarations: declarations[name], record: records[name], symbols: symbols[name],
          object: CompiledPart.digest(of: object)),
        object: object)
    }
    return parts
  }

  /// The plugin with what the compiler said of each file, in the files' order; nil where it cannot be read.
  func plugin(
    of run: PartRun, beside facts: [String: CompiledPart.Facts], key: String
  ) throws -> CompileOutcome? {
    guard let file = try run.output(copies).pluginFile() else { return .outputTooLarge }
    let said = copies.copies.flatMap { copy in
      diagnostics[copy.name]
        ?? (facts[copy.name]?.diagnostics ?? []).map { $0.mappingFiles(original) }
    }
    var names: [ProbeName]?
    if options.tellsProbeNames {
      var index = ProbeIndex(
        in: run.results.deletingLastPathComponent(), copies: copies, module: options.moduleName)
      index.known = declarations
      index.knownRecords = records
      index.symbols = symbols
      for (name, facts) in facts where objects[name] == nil {
        // Whose code the probes call has to be known.
        guard let declarations = facts.declarations else { return nil }
        index.known[name] = declarations
        index.knownRecords[name] = facts.record
        index.symbols[name] = facts.symbols
      }
      guard let all = index.all() else { return nil }
      names = all
    }
    return .plugin(
      CompiledPlugin(
        url: file, diagnostics: said, probeNames: names, wasCached: false,
        keptFiles: Set(facts.keys).subtracting(objects.keys), key: key))
  }

  private func copyName(_ path: String) -> String {
    copies.copies.first { $0.original.path == path }?.name ?? path
  }

  private func original(_ name: String) -> String {
    copies.copies.first { $0.name == name }?.original.path ?? name
  }
}

import Foundation
import Storage

/// The results of the files compiled so far, for a module that's compiled in parts.
struct PartialModule {
  private let copies: SourceCopies
  private let options: CompileOptions
  private var dependencies: [String: ReferenceDependencies] = [:]
  private var diagnostics: [String: [Diagnostic]] = [:]
  private var declarations: [String: [String: ProbeName.Declaration]] = [:]
  private var objects: [String: URL] = [:]
  /// The index records of the probes.
  private var records: [String: Data] = [:]
  private var symbols: [String: ProbeSymbols] = [:]
  private var keepers: [any AnyObject & Sendable] = []

  init(copies: SourceCopies, options: CompileOptions) {
    self.copies = copies
    self.options = options
  }

  /// Adds a run's results; returns nil if there are errors or unreadable files.
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

  /// Returns the declarations of the compiled files and of the cached files.
  func offers(beside known: [String: CompiledPart]) -> ModuleOffers {
    ModuleOffers(dependencies.merging(known.mapValues(\.facts.dependencies)) { new, _ in new })
  }

  /// Returns the newly compiled files whose dependencies are known.
  func compiled() throws -> [String: CompiledPart] {
    var parts: [String: CompiledPart] = [:]
    for (name, place) in objects {
      guard let dependencies = dependencies[name] else { continue }
      let object = try BoundedFile.read(place.path, limit: Output.pluginLimit)
      parts[name] = CompiledPart(
        facts: CompiledPart.Facts(
          dependencies: dependencies, context: "",
          diagnostics: (diagnostics[name] ?? []).map { $0.mappingFiles(copyName) },
          declarations: declarations[name], record: records[name], symbols: symbols[name],
          object: CompiledPart.digest(of: object)),
        object: object)
    }
    return parts
  }

  /// Returns the plugin with the compiler's messages in file order; nil if the meaning of probe names is
  /// unknown.
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
        // The origin of the code that the probes call must be known.
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

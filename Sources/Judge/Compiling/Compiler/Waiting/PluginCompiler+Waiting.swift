package import Foundation
import Hashing
import Storage

extension PluginCompiler {
  /// Starts a compiler for files like these; returns nil if a file is too large for a warm compiler.
  ///
  /// - Parameter settled: The sources whose objects are kept.
  package func startWaiting(
    for sources: [URL], settled: Set<URL> = [], options: CompileOptions = CompileOptions(),
    probes: [URL] = []
  ) async throws -> WaitingCompiler? {
    var copies = try SourceCopies(
      sources: sources, probes: probes, audience: options.audience)
    let kit = try kit(for: options)
    copies.foundation = kit.implicitNames
    var parts = try await parts(
      of: copies, settled: settled, options: options, kit: kit, deadline: nil
    ).map(known)
    if parts?.areOwn == true, let changing = copies.changedLast { parts?.known[changing] = nil }
    let shape = shape(
      of: copies, kept: parts?.keys.filter { parts?.known[$0.key] != nil }, options: options,
      kit: kit)
    guard SourcePlaces.hold(copies.placed) else { return nil }
    let moduleCache = try await warmModuleCache(kit: kit, options: options)
    let gateModule = try await gateModule(kit)
    let work = try CompilerFolder(in: cache)
    let gate = try WaitingModule(in: work.url.appending(path: "gate"), module: gateModule)
    let places = SourcePlaces(folder: work.sources, names: copies.copies.map(\.name))
    try places.make()
    var paths =
      [try writeImports(shape.imports.union(kit.implicitNames), into: places.folder)] + places.paths
    try copies.writeMacroDeclarations(into: places.folder)
    paths += copies.macroDeclarations.map { "\(SourceCopies.folder)/\($0.fileName)" }
    try parts?.write(into: work)
    let inputs = parts?.inputs(paths) ?? CompilerInputs(paths: paths)
    let process = try jail.start(
      request(
        work: work, inputs: inputs, kit: kit, options: options, moduleCache: moduleCache,
        gate: gate.folder))
    return WaitingCompiler(
      shape: shape, parts: parts, inputs: inputs, work: work, places: places, gate: gate,
      process: process)
  }

  /// Returns the conditions under which a compiler must have been started to compile the given files.
  func shape(
    of copies: SourceCopies, kept: [String: String]?, options: CompileOptions,
    kit: SoftwareDevelopmentKit
  ) -> WaitingCompiler.Shape {
    WaitingCompiler.Shape(
      options: options, kit: "\(toolchain.stamp) \(kit.stamp)", files: copies.copies.map(\.name),
      macros: copies.macroDeclarations.map(\.fileName), imports: imports(of: copies, kit: kit),
      kept: kept)
  }

  /// Returns our modules and the toolchain's that any of the files imports.
  func imports(of copies: SourceCopies, kit: SoftwareDevelopmentKit) -> Set<String> {
    let known = Set(kit.importable + kit.standIns + ["Foundation"])
    return copies.copies.reduce(into: Set<String>()) {
      $0.formUnion($1.file.imports.map(\.module))
    }.intersection(known)
  }

  /// Writes the file that the compiler reads first: the sources' imports, and then the gate.
  private func writeImports(_ imports: Set<String>, into folder: URL) throws -> String {
    let name = WaitingCompiler.importsFile
    let text = (imports.sorted() + [WaitingModule.module]).map { "import \($0)\n" }.joined()
    try ScratchFile.write(Data(text.utf8), to: folder.appending(path: name))
    return "\(SourceCopies.folder)/\(name)"
  }

  /// Returns the bytes of a module without declarations, built once per toolchain.
  private func gateModule(_ kit: SoftwareDevelopmentKit) async throws -> Data {
    var digest = ContentDigest()
    digest.combine(toolchain.stamp)
    let kept = try cache.folder("gates")
      .appending(path: "\(digest.hexadecimal.prefix(16)).swiftmodule")
    if let data = try? Data(contentsOf: kept), !data.isEmpty { return data }
    let made = "\(WaitingModule.module).swiftmodule"
    let arguments =
      toolchain.frontendArguments
      + ["-resource-dir", toolchain.resourceDirectory, "-parse-stdlib"]
      + ["-module-name", WaitingModule.module, "-o", "\(Output.folder)/\(made)"]
    let work = try await compileOwnSource(
      "", named: "\(WaitingModule.module).swift",
      arguments: { ["-frontend", "-emit-module", $0] + arguments }, kit: kit)
    let data = try Data(contentsOf: work.results.appending(path: made))
    try ScratchFile.replace(kept, with: data)
    return data
  }
}

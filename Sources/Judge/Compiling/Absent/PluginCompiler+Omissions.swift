package import Foundation
import Jailing
package import Processes

extension PluginCompiler {
  /// Removes code that needs absent modules until the files that use them have no type errors.
  ///
  /// Checking these few files again and again takes much less time than compiling the module again and again.
  /// The module may still have errors, for example in files that use removed declarations.
  ///
  /// - Parameter omissions: The omissions to extend; nil if nothing may be left out.
  package func settle(
    _ omissions: SourceOmissions?, in sources: [URL], options: CompileOptions,
    deadline: Deadline? = nil
  ) async throws {
    guard let omissions else { return }
    let kit = try kit(for: options)
    while deadline?.isOver != true {
      let copies = try await omissions.urls(for: sources)
      let unchecked = await omissions.unchecked
      let suspects = zip(sources, copies).filter { unchecked.contains($0.0) }.map(\.1)
      guard Self.isWorthChecking(suspects, of: copies) else { return }
      guard
        let errors = try await errors(
          in: Set(suspects), of: copies, options: options, kit: kit, deadline: deadline)
      else { return await omissions.noteChecked() }
      // Compiling the module gives the code more time, and reports the causes in other files.
      if case .tooHard = errors { return }
      if SourceOmissions.hasOnlyMisleading(errors) { return }
      guard await omissions.omit(because: errors) else { return }
    }
  }

  /// Whether checking some files is faster than compiling all files, which also finds the errors.
  private static func isWorthChecking(_ suspects: [URL], of sources: [URL]) -> Bool {
    guard !suspects.isEmpty else { return false }
    func size(_ files: [URL]) -> Int {
      files.reduce(0) { $0 + ((try? SourceCopies.bytes(of: $1).count) ?? 0) }
    }
    return size(suspects) * 2 <= size(sources)
  }

  /// The time limit for one expression while other errors are likely, in seconds.
  ///
  /// Errors make expressions hard, and every round would wait for the same expressions.
  private static let patienceBesideErrors = 1

  /// Returns the outcome of checking the types in some of a module's files; nil if they have no errors.
  private func errors(
    in suspects: Set<URL>, of sources: [URL], options: CompileOptions,
    kit: SoftwareDevelopmentKit, deadline: Deadline?
  ) async throws -> CompileOutcome? {
    var copies = try SourceCopies(
      sources: sources, probes: [], audience: options.audience,
      systemVersion: options.systemVersion)
    copies.foundation = kit.implicitNames
    let others = copies.copies.filter { !suspects.contains($0.original) }.map(\.name)
    let inputs = CompilerInputs(paths: copies.paths, kept: Set(others))
    let moduleCache = try await Deadline.pausing(deadline) {
      try await warmModuleCache(kit: kit, options: options)
    }
    let work = try CompilerFolder(in: cache)
    try copies.write(into: work.sources, decidingPlatform: true)
    var command =
      [toolchain.frontend, "-frontend", "-typecheck"] + inputs.lookingArguments
      + frontendArguments(kit: kit, options: options, moduleCache: moduleCache.path)
    if options.stopsEarlyAtHardExpressions {
      command.append("-solver-expression-time-threshold=\(Self.patienceBesideErrors)")
    }
    let report = try await jail.run(
      compilerRequest(
        script: "exec \(Self.quoted(command)) >\(Output.frontendText) 2>&1", work: work, kit: kit,
        limits: options.limits, readable: [moduleCache.path] + options.modules.folders.map(\.path),
        deadline: deadline))
    if Output.isSuccess(report) { return nil }
    var output = Output(folder: work.results, copies: copies)
    output.diagnosticsFiles = inputs.diagnostics
    return try output.outcome(of: report, key: "")
  }
}

import Foundation
import Processes
import Storage

extension PluginCompiler {
  /// Runs the compiler on a file of our own, which must not fail.
  ///
  /// - Parameters:
  ///   - text: the file's; its path is put in `arguments`, after the frontend's own name.
  ///   - writable: folders that are written besides that of the results.
  ///   - deadline: What ends it besides its limits, where a verdict waits for it.
  func compileOwnSource(
    _ text: String, named name: String, arguments: (String) -> [String],
    kit: SoftwareDevelopmentKit, readable: [URL] = [], writable: [URL] = [],
    deadline: Deadline? = nil
  ) async throws -> CompilerFolder {
    let work = try CompilerFolder(in: cache)
    try ScratchFile.write(Data(text.utf8), to: work.sources.appending(path: name))
    let command = [toolchain.frontend] + arguments("\(SourceCopies.folder)/\(name)")
    let report = try await jail.run(
      compilerRequest(
        script: "exec " + Self.quoted(command), work: work, kit: kit, limits: .compile,
        readable: readable.map(\.path), writable: writable.map(\.path), deadline: deadline))
    guard report.end.isSuccess else {
      try Output.blameDisk(report.errorText + report.outputText, place: cache.url.path)
      throw CompilerError.kitNotUsable(words: report.errorText + report.outputText)
    }
    return work
  }

  /// Imports whatever a file may import, so that the C modules behind it are compiled.
  func compileImports(
    of kit: SoftwareDevelopmentKit, besides others: [String] = [],
    arguments: (String) -> [String], readable: [URL] = [], into moduleCache: URL
  ) async throws {
    _ = try await compileOwnSource(
      Self.imports(of: kit, besides: others), named: "Warm.swift", arguments: arguments, kit: kit,
      readable: readable, writable: [moduleCache])
    Self.takeOver(moduleCache)
  }

  /// Whether a file of ours can import whatever a file may import, with caches as they are.
  func canImport(
    _ kit: SoftwareDevelopmentKit, besides others: [String] = [],
    arguments: (String) -> [String], readable: [URL], deadline: Deadline?
  ) async -> Bool {
    let work = try? await compileOwnSource(
      Self.imports(of: kit, besides: others), named: "Trial.swift", arguments: arguments, kit: kit,
      readable: readable, deadline: deadline)
    // Who has no time left for a trial does not know: what others use as well stays as it is.
    return work != nil || deadline?.isOver == true
  }

  private static func imports(of kit: SoftwareDevelopmentKit, besides others: [String]) -> String {
    (["Foundation"] + kit.importable + others).map { "import \($0)\n" }.joined()
  }
}

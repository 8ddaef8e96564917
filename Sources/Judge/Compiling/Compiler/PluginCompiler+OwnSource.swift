import Foundation
import Processes
import Storage

extension PluginCompiler {
  /// Compiles a source file of ours; an error is a failure of Rings.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - arguments: Returns the frontend's arguments for the file's path.
  ///   - writable: The folders that the compiler writes to, besides the results.
  ///   - deadline: A limit besides the compiler's own, if a verdict is waiting.
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

  /// Imports all importable modules, so that their C modules are compiled.
  func compileImports(
    of kit: SoftwareDevelopmentKit, besides others: [String] = [],
    arguments: (String) -> [String], readable: [URL] = [], into moduleCache: URL
  ) async throws {
    _ = try await compileOwnSource(
      Self.imports(of: kit, besides: others), named: "Warm.swift", arguments: arguments, kit: kit,
      readable: readable, writable: [moduleCache])
    Self.takeOver(moduleCache)
  }

  /// Whether a source file of ours can import all importable modules with the current caches.
  func canImport(
    _ kit: SoftwareDevelopmentKit, besides others: [String] = [],
    arguments: (String) -> [String], readable: [URL], deadline: Deadline?
  ) async -> Bool {
    let work = try? await compileOwnSource(
      Self.imports(of: kit, besides: others), named: "SubmissionRun.swift", arguments: arguments,
      kit: kit,
      readable: readable, deadline: deadline)
    // Without time for a test, assume that shared caches are valid.
    return work != nil || deadline?.isOver == true
  }

  private static func imports(of kit: SoftwareDevelopmentKit, besides others: [String]) -> String {
    (["Foundation"] + kit.importable + others).map { "import \($0)\n" }.joined()
  }
}

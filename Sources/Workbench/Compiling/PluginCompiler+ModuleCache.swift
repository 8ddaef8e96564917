import Foundation

extension PluginCompiler {
  /// The folder of compiled C modules for these flags, filled once and read-only for learners.
  ///
  /// Building them takes two seconds; sharing a writable one would let a submission speak to the
  /// next.
  func warmModuleCache(
    kit: SoftwareDevelopmentKit, options: CompileOptions
  ) async throws -> URL {
    var digest = Digest()
    digest.combine(toolchain.stamp)
    for argument in toolchain.frontendArguments { digest.combine(argument) }
    // Swift's language mode reaches the C importer's flags; so might the choice of modules.
    digest.combine(options.languageMode.rawValue)
    digest.combine(options.audience.rawValue)
    digest.combine(kit.modules.path)
    let folder = try cache.folder("module-cache/\(digest.hexadecimal.prefix(16))")
    let marker = folder.appending(path: "ready")
    if FileManager.default.fileExists(atPath: marker.path) { return folder }

    let lock = try await FileLock(path: folder.path + ".lock")
    defer { withExtendedLifetime(lock) {} }
    if FileManager.default.fileExists(atPath: marker.path) { return folder }
    try Self.empty(folder)
    let work = try PrivateFolder(in: cache)
    let source = ["Foundation"] + kit.importable + (options.audience == .checks ? ["XCTest"] : [])
    let text = source.map { "import \($0)\n" }.joined()
    let folderOfSource = work.url.appending(path: SourceCopies.folder)
    try FileManager.default.createDirectory(at: folderOfSource, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folderOfSource.appending(path: "Warm.swift"))
    let arguments =
      [toolchain.frontend, "-frontend", "-typecheck", "\(SourceCopies.folder)/Warm.swift"]
      + frontendArguments(kit: kit, options: options, moduleCache: folder.path)
    let report = try await jail.run(
      compilerRequest(
        script: "exec " + Self.quoted(arguments), work: work.url, kit: kit, limits: .compile,
        readable: [], writable: [folder.path]))
    guard report.end.isSuccess else {
      throw CompilerError.kitNotUsable(words: report.errorText + report.outputText)
    }
    Self.takeOver(folder)
    try Data().write(to: marker)
    return folder
  }

  /// Takes away what an interrupted run left: it belongs to a user that no later jail has.
  static func empty(_ folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Makes what the jail's user wrote ours: for everybody to read and for nobody else to change.
  static func takeOver(_ folder: URL) {
    let files = FileManager.default
    let inside = files.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in [folder.path] + inside.map({ folder.appending(path: $0).path }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      // Only root can, and only root needs to: other users' jails write under their own name.
      _ = lchown(path, geteuid(), getegid())
      chmod(path, status.st_mode & S_IFMT == S_IFDIR ? 0o755 : 0o644)
    }
  }
}

/// Why nothing can be compiled: our failure, whatever the learner wrote.
package enum CompilerError: Error, Equatable {
  /// Our own modules do not import: what the compiler said.
  case kitNotUsable(words: String)

  /// The compiler succeeded, but what it made cannot be read.
  case noOutput(reason: String)
}

extension CompilerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .kitNotUsable(let words):
      "The modules of Rings cannot be imported; build again with `swift build --product rings`. "
        + "The compiler said: \(words.prefix(600))"
    case .noOutput(let reason): "The compiler left no plugin behind: \(reason)."
    }
  }
}

import Foundation
import Hashing
import Processes
package import Sentences
import Storage

extension PluginCompiler {
  /// Returns the folder of compiled C modules for these flags, filled once and read-only for learners.
  ///
  /// Compiling them takes two seconds. A shared writable folder would let one submission influence the next.
  /// Other audiences read the learners' folder, unless they need C modules that it lacks.
  func warmModuleCache(
    kit: SoftwareDevelopmentKit, options: CompileOptions
  ) async throws -> URL {
    let used = try moduleCache(kit: kit, options: options)
    if FileManager.default.fileExists(atPath: used.appending(path: Self.marker).path) {
      return used
    }
    guard options.audience != .learner else {
      return try await filledModuleCache(kit: kit, options: options)
    }
    let learners = options.forLearners
    let folder = try await filledModuleCache(kit: self.kit(for: learners), options: learners)
    let arguments = frontendArguments(kit: kit, options: options, moduleCache: folder.path)
    let isEnough = await canImport(
      kit, besides: Self.others(for: options),
      arguments: { ["-frontend", "-typecheck", $0] + arguments }, readable: [folder],
      deadline: nil)
    guard isEnough else { return try await filledModuleCache(kit: kit, options: options) }
    try ScratchFile.write(Data(), to: folder.appending(path: Self.mark(for: options)))
    return folder
  }

  /// The name of the file in the learners' folder that marks it as enough for another audience.
  private static func mark(for options: CompileOptions) -> String {
    "enough-\(options.audience.rawValue)"
  }

  /// Returns the folder for these flags, which may not be filled yet: the learners' if it's enough.
  private func moduleCache(kit: SoftwareDevelopmentKit, options: CompileOptions) throws -> URL {
    let folder = try moduleCacheFolder(kit: kit, options: options.forLearners)
    let mark = folder.appending(path: Self.mark(for: options))
    return FileManager.default.fileExists(atPath: mark.path)
      ? folder : try moduleCacheFolder(kit: kit, options: options)
  }

  private func filledModuleCache(
    kit: SoftwareDevelopmentKit, options: CompileOptions
  ) async throws -> URL {
    let folder = try moduleCacheFolder(kit: kit, options: options)
    let marker = folder.appending(path: Self.marker)
    if FileManager.default.fileExists(atPath: marker.path) { return folder }
    let lock = try await FileLock(path: folder.path + ".lock")
    defer { withExtendedLifetime(lock) {} }
    if FileManager.default.fileExists(atPath: marker.path) { return folder }
    try Self.empty(folder)
    let arguments = frontendArguments(kit: kit, options: options, moduleCache: folder.path)
    try await compileImports(
      of: kit, besides: Self.others(for: options),
      arguments: { ["-frontend", "-typecheck", $0] + arguments }, into: folder)
    try ScratchFile.write(Data(), to: marker)
    return folder
  }

  private static func others(for options: CompileOptions) -> [String] {
    options.audience == .checks ? ["XCTest"] : []
  }

  /// Whether the compiled modules are valid.
  ///
  /// Untrusted source can cause messages that blame the modules, and rebuilding the modules blocks all other
  /// compiles for seconds.
  func moduleCacheIsUsable(
    kit: SoftwareDevelopmentKit, options: CompileOptions, deadline: Deadline?
  ) async throws -> Bool {
    let folder = try moduleCache(kit: kit, options: options)
    let arguments = frontendArguments(kit: kit, options: options, moduleCache: folder.path)
    return await canImport(
      kit, besides: Self.others(for: options),
      arguments: { ["-frontend", "-typecheck", $0] + arguments }, readable: [folder],
      deadline: deadline)
  }

  /// Marks the modules for rebuilding, because a change to the system's headers makes them invalid.
  func forgetModuleCache(kit: SoftwareDevelopmentKit, options: CompileOptions) throws {
    let folder = try moduleCache(kit: kit, options: options)
    try? FileManager.default.removeItem(at: folder.appending(path: Self.marker))
  }

  private static let marker = "ready"

  private func moduleCacheFolder(
    kit: SoftwareDevelopmentKit, options: CompileOptions
  ) throws -> URL {
    var digest = ContentDigest()
    digest.combine(toolchain.stamp)
    for argument in toolchain.frontendArguments { digest.combine(argument) }
    // Swift's language mode affects the C importer's flags, and the set of modules may affect them, too.
    digest.combine(options.languageMode.rawValue)
    digest.combine(options.audience.rawValue)
    digest.combine(kit.modules.path)
    // A compiled C module contains its path, so a moved or copied cache doesn't match.
    digest.combine(cache.url.path)
    // Compiled C modules depend on whether line tables are requested.
    if options.namesLines { digest.combine("lines") }
    return try cache.folder("module-cache/\(digest.hexadecimal.prefix(16))")
  }

  /// Replaces a folder that an interrupted run left behind with an empty folder.
  ///
  /// The old files belong to a user ID that no later sandbox has.
  static func empty(_ folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try ReadableFolder.make(folder)
  }

  /// Takes ownership of the files that the sandbox's user wrote, so that other users can only read them.
  static func takeOver(_ folder: URL) {
    let files = FileManager.default
    let inside = files.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in [folder.path] + inside.map({ folder.appending(path: $0).path }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      // Only root can change the owner, and only root needs to: for other users, the sandbox runs as the same
      // user.
      _ = lchown(path, geteuid(), getegid())
      chmod(path, status.st_mode & S_IFMT == S_IFDIR ? 0o755 : 0o644)
    }
  }
}

extension CompileOptions {
  fileprivate var forLearners: CompileOptions {
    var options = self
    options.audience = .learner
    return options
  }
}

/// The reason that nothing can be compiled; a failure of Rings, not of the learner's code.
package enum CompilerError: Error, Equatable {
  /// Our own modules can't be imported; `words` is the compiler's output.
  case kitNotUsable(words: String)

  /// The compiler succeeded, but its output can't be read.
  case noOutput(reason: String)

  /// The compiler was killed from outside, without reaching a limit.
  case killed

  /// The compiler, the linker or one of their threads couldn't be started.
  case notStarted(reason: String)
}

extension CompilerError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .kitNotUsable(let words):
      let words = String(words.prefix(600))
      return Sentence(
        """
        Can't import the modules of Rings. Build again with `swift build --product rings`. The \
        compiler's message: \(words)
        """,
        ko: "Rings의 모듈을 가져올 수 없어요. `swift build --product rings` 명령으로 다시 빌드하세요. 컴파일러 메시지: \(words)")
    case .killed:
      return Sentence(
        """
        The system killed the compiler. Try again. If it happens again, the machine has too \
        little memory.
        """,
        ko: "시스템이 컴파일러를 강제로 종료했어요. 다시 해 보세요. 또 일어나면 컴퓨터의 메모리가 부족한 거예요.")
    case .notStarted(let reason):
      return Sentence(
        """
        Can't start the compiler: \(reason). The machine or container may have run out of \
        processes; `rings doctor` shows the limit.
        """,
        ko: """
          컴파일러를 시작하지 못했어요: \(reason). 컴퓨터나 컨테이너의 프로세스가 모자랄 수 있어요. `rings doctor` 명령으로 한도를 확인하세요.
          """)
    case .noOutput(let reason):
      return Sentence(
        "The compiler produced no plugin: \(reason).",
        ko: "컴파일러가 플러그인을 만들지 못했어요: \(reason).")
    }
  }
}

import Foundation
import Hashing
import Processes
package import Storage

extension Toolchain {
  /// Finds the toolchain of the first `swiftc` in `PATH`, and caches its driver's output.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, cache: CacheDirectory
  ) async throws -> Toolchain {
    let searched = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let compiler = Program.first(named: "swiftc", in: searched) else {
      throw ToolchainError.compilerNotFound(searched: searched)
    }
    let record = recordPath(compiler: compiler)
    if let record, let known = cache.read(Toolchain.self, at: record), known.isPresent {
      return known
    }
    let toolchain = try await asked(
      compiler: compiler, searched: searched, environment: environment)
    if let record {
      // A failed write only costs time later.
      try? cache.write(toolchain, at: record)
    }
    return toolchain
  }

  /// Whether the compiler and the linker still exist, unchanged.
  private var isPresent: Bool {
    FileStamp(path: frontend).map { stamp.hasSuffix($0.text) } ?? false
      && FileManager.default.isExecutableFile(atPath: linker)
  }

  /// Returns the path of a compiler's cached record.
  ///
  /// A `swiftc` without a compiler next to it is a version switcher. It has no record, because its target can
  /// change without changing the file.
  private static func recordPath(compiler: String) -> String? {
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    guard let stamp = FileStamp(path: folder + "/swift-frontend") else { return nil }
    var digest = ContentDigest()
    digest.combine("2")
    digest.combine(compiler)
    digest.combine(stamp.text)
    return "toolchains/\(digest.hexadecimal.prefix(16)).json"
  }

  private static func asked(
    compiler: String, searched: [String], environment: [String: String]
  ) async throws -> Toolchain {
    let answer = try await ask(compiler, ["-print-target-info"], environment: environment)
    guard let info = try? JSONDecoder().decode(ToolchainTarget.self, from: Data(answer.output))
    else {
      throw ToolchainError.driverNotUnderstood(
        question: "swiftc -print-target-info", answer: answer.errorText + answer.outputText)
    }
    guard ["x86_64", "aarch64"].contains(info.target.arch) else {
      throw ToolchainError.architectureNotSupported(info.target.arch)
    }
    let resources = info.paths.runtimeResourcePath
    let root = URL(filePath: resources).deletingLastPathComponent().deletingLastPathComponent().path
    let programs = root + "/bin"
    guard let frontend = Program.first(named: "swift-frontend", in: [programs]),
      let stamp = FileStamp(path: frontend)
    else { throw ToolchainError.partMissing(name: "swift-frontend", folder: programs) }
    let linker = "\(programs)/ld.lld"
    guard FileManager.default.isExecutableFile(atPath: linker) else {
      throw ToolchainError.partMissing(name: "ld.lld", folder: programs)
    }
    // The linker requires libraries that the compiler doesn't.
    _ = try await ask(linker, ["--version"], environment: environment)
    let jobs = try await jobs(compiler: compiler, environment: environment)
    return Toolchain(
      version: info.compilerVersion, triple: info.target.unversionedTriple, root: root,
      frontend: frontend, linker: linker, resourceDirectory: resources,
      frontendArguments: jobs.frontend, linkerArguments: jobs.linker,
      stamp: "\(info.compilerVersion) \(stamp.text)")
  }

  private static func jobs(
    compiler: String, environment: [String: String]
  ) async throws -> (frontend: [String], linker: [String]) {
    let source = "Question.swift"
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: source))
    let question = [
      "-###", "-whole-module-optimization", "-emit-library", "-Onone", "-parse-as-library",
      "-module-name", "Question", source, "-o", "libQuestion.so",
    ]
    let answer = try await ask(
      compiler, question, environment: environment, workingDirectory: folder.path)
    let jobs = DriverJobs(printed: answer.outputText + "\n" + answer.errorText)
    guard let frontend = jobs.frontendArguments(source: source),
      let linker = jobs.linkerArguments()
    else {
      throw ToolchainError.driverNotUnderstood(
        question: "swiftc " + question.joined(separator: " "),
        answer: answer.outputText + answer.errorText)
    }
    return (frontend, linker)
  }

  private static func ask(
    _ compiler: String, _ arguments: [String], environment: [String: String],
    workingDirectory: String? = nil
  ) async throws -> ProcessReport {
    var environment = environment.filter { ["PATH", "HOME", "TMPDIR", "LANG"].contains($0.key) }
    // The driver doesn't remove its temporary folder.
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    environment["TMPDIR"] = folder.path
    let report = try await ProcessCommand(
      executable: compiler, arguments: arguments, environment: environment,
      workingDirectory: workingDirectory
    ).run(deadline: .seconds(30), outputLimit: 1 << 20)
    let said = report.errorText
    if let match = said.firstMatch(of: /error while loading shared libraries: ([^\s:]+):/) {
      throw ToolchainError.libraryMissing(String(match.1))
    }
    // The driver only warns about missing headers, but every import of Foundation would fail.
    if said.contains("warning: libc not found") { throw ToolchainError.headersMissing }
    return report
  }
}

package import Foundation
package import Jailing
package import PhoneFacts
package import Processes
import Sentences
import Storage

/// The result of compiling files for an older iOS, and its certainty.
package struct AvailabilityReport: Sendable {
  package var diagnostics: [Diagnostic]
  package var certainty = Certainty()
}

extension PluginCompiler {
  /// Checks files for an older iOS, and returns the compiler's messages.
  ///
  /// The files are compiled unchanged and as an app extension, so that `#available`,
  /// `iOSApplicationExtension` and `#if os(iOS)` have the same meaning as in Xcode.
  ///
  /// A compiler that's stopped early doesn't prove that the files are fine, so the report then contains an
  /// error without a location.
  ///
  /// - Parameters:
  ///   - deploymentTarget: The older iOS.
  ///   - deadline: A limit besides the compiler's own, which excludes preparations for all files.
  /// - Throws: Failures of Rings: an unwritable cache, modules that don't load, or a compiler killed from
  ///   outside.
  package func availability(
    of sources: [URL], deploymentTarget: SystemVersion, options: CompileOptions = CompileOptions(),
    deadline: Deadline? = nil
  ) async throws -> AvailabilityReport {
    let target = deploymentTarget.description
    let copies = try SourceCopies(sources: sources, probes: [])
    let (iPhone, kit) = try await Deadline.pausing(deadline) {
      try await preparedAvailability(options)
    }
    let generation = iPhone.generation
    let look = AvailabilityInput(
      copies: copies, iPhone: iPhone, kit: kit, target: target, options: options,
      deadline: deadline)
    let (looks, key) = (PluginCache(cache: cache, place: .looks), availabilityKey(look))
    if case .diagnostics(let known) = looks.outcome(for: key, copies: copies) {
      return AvailabilityReport(diagnostics: known)
    }
    let first = try await checkAvailability(look)
    if first.isOfTheSource {
      // Don't cache a time limit or a crash, because a busy machine may be the cause.
      if first.isSuccess || first.isRefusal && !first.hitLimit {
        _ = looks.keeping(.diagnostics(first.diagnostics), key: key, copies: copies)
      }
      return first.report
    }
    // If the source isn't at fault, the cache may be damaged, so recreate it once. Test it first, because
    // untrusted source can produce the same message or crash the compiler, and other processes use the cache.
    if await areUsable(iPhone, kit: kit, options: options, deadline: deadline) {
      var report = first.report
      if report.diagnostics.contains(where: { $0.severity == .error }) { return report }
      if !first.isRefusal { report.certainty.isInDoubt = true }
      report.diagnostics = [
        first.isRefusal
          ? .tooMuchToTell(copies, target: target) : .undecided(target: target)
      ]
      return report
    }
    try await Deadline.pausing(deadline) {
      try await iPhone.makeAgain(after: generation)
      try await warm(iPhone, kit: kit, options: options)
    }
    let second = try await checkAvailability(look)
    guard second.isOfTheSource else { throw CompilerError.kitNotUsable(words: second.words) }
    return second.report
  }

  /// Prepares everything that doesn't depend on the learner's files.
  ///
  /// This takes a few seconds, once per toolchain and build of Rings.
  package func prepareAvailability(_ options: CompileOptions = CompileOptions()) async throws {
    _ = try await preparedAvailability(options)
  }

  private func preparedAvailability(
    _ options: CompileOptions
  ) async throws -> (AvailabilityModules, SoftwareDevelopmentKit) {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: .learner, cache: cache)
    let iPhone = try await AvailabilityModules.prepare(
      toolchain: toolchain, kit: kit, cache: cache)
    try await warm(iPhone, kit: kit, options: options)
    return (iPhone, kit)
  }

  struct AvailabilityRun {
    var isSuccess: Bool
    var hitLimit = false
    /// Whether the compiler found errors, readable or not.
    var isRefusal = false
    var diagnostics: [Diagnostic] = []
    /// The compiler's output if the compiler failed.
    var words = ""
    var certainty = Certainty()

    var report: AvailabilityReport {
      AvailabilityReport(diagnostics: diagnostics, certainty: certainty)
    }

    /// Whether the result is due to the learner's source, not to damaged modules.
    var isOfTheSource: Bool {
      let errors = diagnostics.filter { $0.severity == .error }
      if errors.contains(where: {
        $0.message.contains("malformed") && $0.message.contains("module")
      }) {
        return false
      }
      return isSuccess || hitLimit || errors.contains { $0.location != nil }
    }
  }

  /// Runs the compiler once over the files that aren't known to be fine.
  func availabilityRun(
    _ look: AvailabilityInput, _ inputs: CompilerInputs, in work: CompilerFolder
  ) async throws -> AvailabilityRun {
    let (copies, target) = (look.copies, look.target)
    try copies.write(into: work.sources, decidingPlatform: false)
    let arguments =
      [toolchain.frontend]
      + availabilityArguments(look.iPhone, target: target, kit: look.kit, options: look.options)
      + inputs.lookingArguments
    let report = try await jail.run(
      compilerRequest(
        script: "exec \(Self.quoted(arguments)) >\(Output.frontendText) 2>&1", work: work,
        kit: look.kit, limits: look.options.limits, readable: [look.iPhone.folder.path],
        isPatient: true, deadline: look.deadline))
    if report.end.isSuccess { return AvailabilityRun(isSuccess: true) }
    if report.limit == nil, report.end.signal == SIGKILL { throw CompilerError.killed }
    var output = Output(folder: work.results, copies: copies)
    output.diagnosticsFiles = inputs.diagnostics
    var found: [Diagnostic]
    do {
      found = try output.diagnostics()
    } catch BoundedFile.Refusal.tooLarge {
      // Megabytes of messages must not count as success.
      found = [.tooMuchToTell(copies, target: target)]
    }
    if report.limit != nil, !found.contains(where: { $0.severity == .error }) {
      found.append(.undecided(target: target))
    }
    return AvailabilityRun(
      isSuccess: false, hitLimit: report.limit != nil, isRefusal: report.end == .exited(code: 1),
      diagnostics: found, words: output.lastWords(), certainty: report.certainty)
  }

  func availabilityArguments(
    _ iPhone: AvailabilityModules, target: String, kit: SoftwareDevelopmentKit,
    options: CompileOptions, moduleCache: URL? = nil
  ) -> [String] {
    var arguments = ["-frontend", "-typecheck", "-application-extension", "-parse-as-library"]
    arguments += [
      "-target", PhoneTriple.text(version: target), "-clang-target", toolchain.triple,
      "-disable-target-os-checking", "-resource-dir", iPhone.resources.path,
      "-I", iPhone.kit.path, "-I", toolchain.resourceDirectory,
      "-Xcc", "-idirafter/usr/include/\(toolchain.architecture)-linux-gnu",
      "-Xcc", "-idirafter/usr/include",
      "-Xcc", "-fmodule-map-file=\(iPhone.moduleMap.path)",
      "-Xcc", "-fmodule-map-file=\(toolchain.runtimeDirectory)/libcxxshim.modulemap",
    ]
    arguments += [
      "-disable-objc-interop", "-module-cache-path", (moduleCache ?? iPhone.moduleCache).path,
      "-module-name", options.moduleName, "-swift-version", options.languageMode.rawValue,
      "-plugin-path", toolchain.macroDirectory, "-diagnostic-style", "llvm", "-D", "DEBUG",
      // Suppress warnings. The compile of the plugin reports them, and here they could crowd out errors.
      "-suppress-warnings",
    ]
    // The compile of the plugin also defines these names, and the source may test them in `#if`.
    arguments += PlatformConditions.definitions.flatMap { ["-D", $0] }
    return arguments + sharedArguments(of: kit)
  }

  /// Returns the arguments common to all checks of unmodified files, whatever the target.
  func sharedArguments(of kit: SoftwareDevelopmentKit) -> [String] {
    var arguments = kit.implicitImports.flatMap { ["-import-module", $0] }
    for name in kit.standIns { arguments += ["-module-alias", "\(name)=\(name)StandIn"] }
    if let macros { arguments += ["-load-plugin-executable", macros.pluginArgument] }
    return arguments
  }

  /// Whether a source file of ours can import all modules.
  private func areUsable(
    _ iPhone: AvailabilityModules, kit: SoftwareDevelopmentKit, options: CompileOptions,
    deadline: Deadline?
  ) async -> Bool {
    let arguments = availabilityArguments(iPhone, target: "17.0", kit: kit, options: options)
    return await canImport(
      kit, arguments: { arguments + [$0] }, readable: [iPhone.folder], deadline: deadline)
  }

  /// Compiles the C modules once with our own source; learners' runs only read them.
  private func warm(
    _ iPhone: AvailabilityModules, kit: SoftwareDevelopmentKit, options: CompileOptions
  ) async throws {
    let marker = iPhone.folder.appending(path: "warm-\(options.languageMode.rawValue)")
    if FileManager.default.fileExists(atPath: marker.path) { return }
    let lock = try await FileLock(path: iPhone.lock)
    defer { withExtendedLifetime(lock) {} }
    if FileManager.default.fileExists(atPath: marker.path) { return }
    // Keep the other language mode's modules if they're complete, but not the remains of a killed run.
    let isFirst = !["warm-5", "warm-6"].contains {
      FileManager.default.fileExists(atPath: iPhone.folder.appending(path: $0).path)
    }
    if isFirst { try Self.empty(iPhone.moduleCache) }
    let arguments = availabilityArguments(iPhone, target: "17.0", kit: kit, options: options)
    try await compileImports(
      of: kit, arguments: { arguments + [$0] }, readable: [iPhone.folder],
      into: iPhone.moduleCache)
    try ScratchFile.write(Data(), to: marker)
  }
}

extension Diagnostic {
  /// Returns the error for a compiler that was stopped or crashed.
  fileprivate static func undecided(target: String) -> Diagnostic {
    Diagnostic(
      severity: .error,
      Sentence(
        """
        The compiler didn't finish checking this code for iOS \(target). Break up long \
        expressions and give intermediate values a type.
        """,
        ko: """
          컴파일러가 이 코드를 iOS \(target) 기준으로 끝까지 검사하지 못했어요. 긴 식을 나누고 중간 값에 \
          타입을 적으세요.
          """))
  }

  /// Returns the error for output that's too long to read.
  fileprivate static func tooMuchToTell(_ copies: SourceCopies, target: String) -> Diagnostic {
    Diagnostic(
      severity: .error,
      Sentence(
        "Some of the APIs used here aren't available in iOS \(target), and the list is too long to show.",
        ko: "이 코드가 쓰는 API 중에 iOS \(target) 버전에 없는 것이 너무 많아서 다 보여 줄 수 없어요."),
      location: copies.copies.first.map {
        Location(file: $0.original.path, line: 1, column: 1)
      })
  }
}

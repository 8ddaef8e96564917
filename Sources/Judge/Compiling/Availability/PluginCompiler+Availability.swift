package import Foundation
package import Jailing
package import PhoneFacts
package import Processes
import Sentences
import Storage

/// What the compiler found in files that are meant for an older iOS, and how far that can be relied on.
package struct AvailabilityReport: Sendable {
  package var diagnostics: [Diagnostic]
  package var certainty = Certainty()
}

extension PluginCompiler {
  /// What the compiler finds in files when they are meant for an older iOS, in its own words.
  ///
  /// The files are looked at as the learner wrote them and as an app extension, so that
  /// `#available`, `iOSApplicationExtension` and `#if os(iOS)` mean what they mean in Xcode.
  ///
  /// A compiler that was stopped before it knew has said nothing good of them: that is an error
  /// without a place.
  ///
  /// - Parameters:
  ///   - deploymentTarget: The older iOS.
  ///   - deadline: What ends the compiler besides its own limits; what is prepared for all files does
  ///     not count.
  /// - Throws: Our own failures: a cache that cannot be written, modules that do not load, a compiler
  ///   that was killed from outside.
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
    let look = AvailabilityLook(
      copies: copies, iPhone: iPhone, kit: kit, target: target, options: options,
      deadline: deadline)
    let (looks, key) = (PluginCache(cache: cache, place: .looks), availabilityKey(look))
    if case .diagnostics(let known) = looks.outcome(for: key, copies: copies) {
      return AvailabilityReport(diagnostics: known)
    }
    let first = try await checkAvailability(look)
    if first.isOfTheSource {
      // Where a limit ended it or it crashed, a busy machine may have been the cause.
      if first.isSuccess || first.isRefusal && !first.hitLimit {
        _ = looks.keeping(.diagnostics(first.diagnostics), key: key, copies: copies)
      }
      return first.report
    }
    // What the source is not to blame for, a damaged cache may be: it is made again, once. A stranger's
    // source can say the same words, or crash the compiler, and others are using the cache.
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

  /// Prepares everything that does not depend on the learner's files; it takes some seconds, once
  /// for a toolchain and a build of ours.
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

  /// How one pass over the source ended.
  struct AvailabilityRun {
    var isSuccess: Bool
    /// The source was too much for the compiler.
    var hitLimit = false
    /// The compiler found errors, whether or not they could be read.
    var isRefusal = false
    var diagnostics: [Diagnostic] = []
    /// What the compiler printed, where it failed.
    var words = ""
    var certainty = Certainty()

    var report: AvailabilityReport {
      AvailabilityReport(diagnostics: diagnostics, certainty: certainty)
    }

    /// False where the compiler failed over something that the learner did not write.
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

  /// One pass over the files, some of which may be known to be fine.
  func availabilityRun(
    _ look: AvailabilityLook, _ inputs: CompilerInputs, in work: CompilerFolder
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
      // Whoever makes it say megabytes does not get by.
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
      // Warnings are told by the other compiler; here they could crowd out the errors.
      "-suppress-warnings",
    ]
    // The source might ask for what the other compiler has.
    arguments += PlatformConditions.definitions.flatMap { ["-D", $0] }
    return arguments + sharedArguments(of: kit)
  }

  /// What every look at a learner's untouched files needs, whatever machine they are looked at for.
  func sharedArguments(of kit: SoftwareDevelopmentKit) -> [String] {
    var arguments = kit.implicitImports.flatMap { ["-import-module", $0] }
    for name in kit.standIns { arguments += ["-module-alias", "\(name)=\(name)StandIn"] }
    if let macros { arguments += ["-load-plugin-executable", macros.pluginArgument] }
    return arguments
  }

  /// Whether source of our own can import everything.
  private func areUsable(
    _ iPhone: AvailabilityModules, kit: SoftwareDevelopmentKit, options: CompileOptions,
    deadline: Deadline?
  ) async -> Bool {
    let arguments = availabilityArguments(iPhone, target: "17.0", kit: kit, options: options)
    return await canImport(
      kit, arguments: { arguments + [$0] }, readable: [iPhone.folder], deadline: deadline)
  }

  /// Compiles the C modules once, with source of our own: learners' runs only read them.
  private func warm(
    _ iPhone: AvailabilityModules, kit: SoftwareDevelopmentKit, options: CompileOptions
  ) async throws {
    let marker = iPhone.folder.appending(path: "warm-\(options.languageMode.rawValue)")
    if FileManager.default.fileExists(atPath: marker.path) { return }
    let lock = try await FileLock(path: iPhone.lock)
    defer { withExtendedLifetime(lock) {} }
    if FileManager.default.fileExists(atPath: marker.path) { return }
    // The other language mode's modules stay where they are whole; a killed run's leavings do not.
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
  /// Said where the compiler was stopped, or crashed, before it knew.
  fileprivate static func undecided(target: String) -> Diagnostic {
    Diagnostic(
      severity: .error,
      Sentence(
        """
        The compiler did not finish checking this code for iOS \(target). Break long expressions up \
        and give intermediate values a type.
        """,
        ko: """
          컴파일러가 이 코드를 iOS \(target) 기준으로 끝까지 검사하지 못했어요. 긴 식을 나누고 중간 값에 \
          타입을 적으세요.
          """))
  }

  /// Said where the compiler's words are too long to be read.
  fileprivate static func tooMuchToTell(_ copies: SourceCopies, target: String) -> Diagnostic {
    Diagnostic(
      severity: .error,
      Sentence(
        "More of this is unavailable in iOS \(target) than can be told.",
        ko: "iOS \(target) 버전에서 쓸 수 없는 것이 알려 줄 수 있는 것보다 많아요."),
      location: copies.copies.first.map {
        Location(file: $0.original.path, line: 1, column: 1)
      })
  }
}

import Foundation
import Jailing
import Processes

extension PluginCompiler {
  /// The frontend's arguments that do not name a file of this compile.
  func frontendArguments(
    kit: SoftwareDevelopmentKit, options: CompileOptions, moduleCache: String
  ) -> [String] {
    // The driver leaves the folder to be found from the program's own path, which needs `/proc`.
    var arguments = toolchain.frontendArguments
    arguments += ["-resource-dir", toolchain.resourceDirectory, "-I", kit.folder.path]
    arguments += [
      "-module-name", options.moduleName, "-swift-version", options.languageMode.rawValue,
    ]
    arguments += ["-module-cache-path", moduleCache]
    // Half a verdict's time is code generation: an object for each file lets two cores share it. The
    // verifiers look for the compiler's own mistakes, which takes a fifth of its time.
    arguments += ["-num-threads", "2", "-disable-llvm-verify", "-sil-verify-none"]
    // `@main` gives the object an entry point, which must not be called `main` in a library.
    arguments += ["-entry-point-function-name", "\(options.moduleName)_main"]
    // Nobody reads what it prints; drawn with the source around it, thousands of warnings in a large
    // file take it a minute.
    arguments += ["-diagnostic-style", "llvm"]
    arguments += ["-typo-correction-limit", "10"]
    arguments += (options.conditions + PlatformConditions.definitions).flatMap { ["-D", $0] }
    let own = Set(options.modules.names + [options.moduleName])
    for name in kit.standIns where !own.contains(name) {
      arguments += ["-module-alias", "\(name)=\(name)StandIn"]
    }
    for name in options.imports {
      let isStandIn = kit.standIns.contains(name) && !own.contains(name)
      arguments += ["-import-module", isStandIn ? "\(name)StandIn" : name]
    }
    for folder in options.modules.folders { arguments += ["-I", folder.path] }
    if options.isIsolatedToMainActor { arguments += ["-default-isolation", "MainActor"] }
    if options.stopsEarlyAtHardExpressions {
      arguments += ["-solver-expression-time-threshold=\(Self.patience)"]
    }
    if options.forbidsUnsafeCode {
      // Its warnings are read as errors, but for those about a line for standard error.
      arguments.append("-strict-memory-safety")
    }
    // Who reads the plugin does not learn where it was compiled.
    if options.namesLines { arguments += ["-gline-tables-only", "-file-compilation-dir", "/"] }
    if let macros { arguments += ["-load-plugin-executable", macros.pluginArgument] }
    return arguments
  }

  /// Seconds for one expression where types are missing.
  private static let patience = 3

  /// The linker's arguments: the SDK's symbols stay undefined and are found in the worker.
  private func linkerArguments(options: CompileOptions, objects: [String]) -> [String] {
    // A plugin is too small for several threads to pay.
    var arguments = ["-shared", "--eh-frame-hdr", "--hash-style=gnu", "--threads=1"]
    arguments += ["-o", Output.plugin]
    arguments += toolchain.linkerArguments + objects
    arguments += options.modules.objects.map(\.path) + ["--as-needed"]
    var libraries = [
      "swiftSwiftOnoneSupport", "swiftObservation", "swiftSynchronization", "swift_RegexParser",
      "swift_StringProcessing", "swiftRegexBuilder", "swiftDistributed", "swift_Differentiation",
      "FoundationNetworking", "FoundationXML", "FoundationInternationalization",
    ]
    if options.audience == .checks { libraries.append("XCTest") }
    // The program need not have all of these; the linker takes those that the object uses. Reading a
    // library that the program has anyway takes the linker longer than its own work.
    let program = options.audience == .checks ? "rings-checks" : "rings-worker"
    let brought = ProgramLibraries.names(
      of: modules.deletingLastPathComponent().appending(path: program), cache: cache)
    for name in libraries.map({ "lib\($0).so" }) where !brought.contains(name) {
      let file = "\(toolchain.runtimeDirectory)/\(name)"
      if FileManager.default.fileExists(atPath: file) { arguments.append(file) }
    }
    return arguments
  }

  /// The jailed run of the frontend and, when that succeeds, of the linker.
  ///
  /// - Parameters:
  ///   - inputs: the files to compile.
  ///   - gate: the folder of the module at which the compiler waits, if it shall.
  ///   - deadline: what ends the run besides its limits.
  func request(
    work: CompilerFolder, inputs: CompilerInputs, kit: SoftwareDevelopmentKit,
    options: CompileOptions, moduleCache: URL, gate: URL? = nil, deadline: Deadline? = nil
  ) -> JailRequest {
    var frontend = [toolchain.frontend, "-frontend", "-c"] + inputs.arguments
    frontend += frontendArguments(kit: kit, options: options, moduleCache: moduleCache.path)
    if let gate { frontend += ["-I", gate.path] }
    if options.tellsProbeNames {
      // Of nobody's names but those in the files; the C library's alone would take a third of the time.
      frontend += ["-index-store-path", ProbeIndex.folder]
      frontend += ["-index-ignore-clang-modules", "-index-ignore-stdlib"]
    }
    let linker =
      [toolchain.linker]
      + linkerArguments(options: options, objects: inputs.objects + inputs.keptObjects)
    // What the tools print goes to files under the file limit: a flood of it ends nothing early.
    let compiling = "\(Self.quoted(frontend)) >\(Output.frontendText) 2>&1"
    let linking = "\(Self.quoted(linker)) >\(Output.linkerText) 2>&1"
    let script =
      gate == nil
      ? CompileScript.text(compiling: compiling, linking: linking)
      : CompileScript.waiting(compiling: compiling, linking: linking)
    return compilerRequest(
      script: script, work: work, kit: kit, limits: options.limits.leavingTimeToAsk,
      readable: ([moduleCache, gate] + options.modules.folders).compactMap { $0?.path },
      waits: gate != nil, deadline: deadline)
  }

  /// A shell script in the compiler's jail, which writes its results into the folder.
  func compilerRequest(
    script: String, work: CompilerFolder, kit: SoftwareDevelopmentKit, limits: JailLimits,
    readable: [String], writable: [String] = [], waits: Bool = false, isPatient: Bool = false,
    deadline: Deadline? = nil
  ) -> JailRequest {
    let shell = URL(filePath: "/bin/sh").resolvingSymlinksInPath().path
    var visible = [shell, toolchain.root, kit.folder.path, kit.modules.path] + readable
    // The working folder itself is open to nobody but us.
    visible.append(work.sources.path)
    visible += ["/usr/include"].filter { FileManager.default.fileExists(atPath: $0) }
    visible += [macros?.path].compactMap(\.self)
    return JailRequest(
      command: ProcessCommand(
        executable: shell, arguments: ["-c", script],
        environment: [
          // Crash reports are wanted, but not the minutes that finding their symbols takes.
          "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1", "TMPDIR": "/tmp",
          "LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": toolchain.libraryPath,
          "GLIBC_TUNABLES": Self.allocator,
        ], workingDirectory: work.url.path),
      readable: visible, writable: [work.results.path] + writable, limits: limits,
      mayStartProcesses: true,
      seesOwnProcesses: macros != nil, waits: waits, isPatient: isPatient, deadline: deadline)
  }

  /// Memory is taken in large steps and never given back: a compiler lives for half a second, an
  /// eighth of which it would otherwise spend on faults of single pages.
  private static let allocator = [
    "hugetlb=1", "top_pad=67108864", "mmap_threshold=33554432", "trim_threshold=1073741824",
  ].map { "glibc.malloc.\($0)" }.joined(separator: ":")

  /// Words for the shell, each in single quotes.
  static func quoted(_ words: [String]) -> String {
    words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
      .joined(separator: " ")
  }
}

import Foundation
import Jailing
import Processes

extension PluginCompiler {
  /// Returns the frontend arguments that don't refer to files of this compile.
  func frontendArguments(
    kit: SoftwareDevelopmentKit, options: CompileOptions, moduleCache: String
  ) -> [String] {
    // Set the resource folder explicitly, because the driver derives it from the program's path, which needs
    // `/proc`.
    var arguments = toolchain.frontendArguments
    arguments += ["-resource-dir", toolchain.resourceDirectory, "-I", kit.folder.path]
    arguments += [
      "-module-name", options.moduleName, "-swift-version", options.languageMode.rawValue,
    ]
    arguments += ["-module-cache-path", moduleCache]
    // Code generation takes half of a verdict's time, and an object per file lets two cores share it. The
    // verifiers look for compiler bugs and take a fifth of the compiler's time.
    arguments += ["-num-threads", "2", "-disable-llvm-verify", "-sil-verify-none"]
    // `@main` adds an entry point to the object, and in a library it must not be called `main`.
    arguments += ["-entry-point-function-name", "\(options.moduleName)_main"]
    // This output isn't shown to the learner. With source excerpts, thousands of warnings in a large file
    // would take a minute.
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
      // The warnings that this flag enables become errors later, except those about a line that prints to
      // standard error.
      arguments.append("-strict-memory-safety")
    }
    // Don't reveal to readers of the plugin where it was compiled.
    if options.namesLines { arguments += ["-gline-tables-only", "-file-compilation-dir", "/"] }
    if let macros { arguments += ["-load-plugin-executable", macros.pluginArgument] }
    return arguments
  }

  /// The time limit for one expression when types are missing, in seconds.
  private static let patience = 3

  /// Returns the linker's arguments; the SDK's symbols stay undefined until the worker loads the plugin.
  private func linkerArguments(options: CompileOptions, objects: [String]) -> [String] {
    // A plugin is too small to benefit from several threads.
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
    // The linker uses the libraries that the object needs, because the program may lack some of them.
    // Libraries that the program already loads are skipped, because reading them takes longer than linking.
    let program = options.audience == .checks ? "rings-checks" : "rings-worker"
    let brought = ProgramLibraries.names(
      of: modules.deletingLastPathComponent().appending(path: program), cache: cache)
    for name in libraries.map({ "lib\($0).so" }) where !brought.contains(name) {
      let file = "\(toolchain.runtimeDirectory)/\(name)"
      if FileManager.default.fileExists(atPath: file) { arguments.append(file) }
    }
    return arguments
  }

  /// Returns a sandbox request that runs the frontend and then, if it succeeds, the linker.
  ///
  /// - Parameters:
  ///   - inputs: The files to compile.
  ///   - gate: The folder of the module that the compiler waits for, if it should wait.
  ///   - deadline: A limit besides the sandbox's limits.
  func request(
    work: CompilerFolder, inputs: CompilerInputs, kit: SoftwareDevelopmentKit,
    options: CompileOptions, moduleCache: URL, gate: URL? = nil, deadline: Deadline? = nil
  ) -> JailRequest {
    var frontend = [toolchain.frontend, "-frontend", "-c"] + inputs.arguments
    frontend += frontendArguments(kit: kit, options: options, moduleCache: moduleCache.path)
    if let gate { frontend += ["-I", gate.path] }
    if options.tellsProbeNames {
      // Index only the names in the files. Indexing the C library's names would take a third of the time.
      frontend += ["-index-store-path", ProbeIndex.folder]
      frontend += ["-index-ignore-clang-modules", "-index-ignore-stdlib"]
    }
    let linker =
      [toolchain.linker]
      + linkerArguments(options: options, objects: inputs.objects + inputs.keptObjects)
    // Tools print to files with a size limit, so that excessive output doesn't end them early.
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

  /// Returns a sandbox request for a shell script that writes its results into the folder.
  func compilerRequest(
    script: String, work: CompilerFolder, kit: SoftwareDevelopmentKit, limits: JailLimits,
    readable: [String], writable: [String] = [], waits: Bool = false, isPatient: Bool = false,
    deadline: Deadline? = nil
  ) -> JailRequest {
    let shell = URL(filePath: "/bin/sh").resolvingSymlinksInPath().path
    var visible = [shell, toolchain.root, kit.folder.path, kit.modules.path] + readable
    // The rest of the working folder stays inaccessible to the sandbox.
    visible.append(work.sources.path)
    visible += ["/usr/include"].filter { FileManager.default.fileExists(atPath: $0) }
    visible += [macros?.path].compactMap(\.self)
    return JailRequest(
      command: ProcessCommand(
        executable: shell, arguments: ["-c", script],
        environment: [
          // Keep crash reports, but skip symbolization, which takes minutes.
          "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1", "TMPDIR": "/tmp",
          "LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": toolchain.libraryPath,
          "GLIBC_TUNABLES": Self.allocator,
        ], workingDirectory: work.url.path),
      readable: visible, writable: [work.results.path] + writable, limits: limits,
      mayStartProcesses: true,
      seesOwnProcesses: macros != nil, waits: waits, isPatient: isPatient, deadline: deadline)
  }

  /// Settings that make the allocator reserve memory in large steps and never return it.
  ///
  /// A compiler runs for half a second, an eighth of which it would otherwise spend on page faults.
  private static let allocator = [
    "hugetlb=1", "top_pad=67108864", "mmap_threshold=33554432", "trim_threshold=1073741824",
  ].map { "glibc.malloc.\($0)" }.joined(separator: ":")

  /// Returns the words in single quotes for the shell.
  static func quoted(_ words: [String]) -> String {
    words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
      .joined(separator: " ")
  }
}

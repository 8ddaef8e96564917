import Foundation

extension PluginCompiler {
  /// The frontend's arguments that do not name a file of this compile.
  func frontendArguments(
    kit: SoftwareDevelopmentKit, options: CompileOptions, moduleCache: String
  ) -> [String] {
    var arguments = toolchain.frontendArguments
    // The driver leaves the folder to be found from the program's own path, which needs `/proc`.
    arguments += ["-resource-dir", toolchain.resourceDirectory]
    arguments += [
      "-module-name", options.moduleName, "-swift-version", options.languageMode.rawValue,
    ]
    arguments += ["-I", kit.folder.path, "-module-cache-path", moduleCache]
    // `@main` gives the object an entry point, which must not be called `main` in a library.
    arguments += ["-entry-point-function-name", "\(options.moduleName)_main"]
    arguments += ["-typo-correction-limit", "10", "-D", "DEBUG"]
    if let module = kit.implicitImport { arguments += ["-import-module", module] }
    for name in kit.standIns { arguments += ["-module-alias", "\(name)=\(name)StandIn"] }
    if options.forbidsUnsafeCode {
      arguments += ["-strict-memory-safety", "-Werror", "StrictMemorySafety"]
    }
    if let macros { arguments += ["-load-plugin-executable", macros.pluginArgument] }
    return arguments
  }

  /// The linker's arguments: the SDK's symbols stay undefined and are found in the worker.
  private func linkerArguments(options: CompileOptions) -> [String] {
    var arguments = ["-shared", "--eh-frame-hdr", "--hash-style=gnu", "-o", Output.plugin]
    arguments += toolchain.linkerArguments + [Output.object, "--as-needed"]
    var libraries = [
      "swiftSwiftOnoneSupport", "swiftObservation", "swiftSynchronization", "swift_RegexParser",
      "swift_StringProcessing", "swiftRegexBuilder", "swiftDistributed", "swift_Differentiation",
      "FoundationNetworking", "FoundationXML", "FoundationInternationalization",
    ]
    if options.audience == .checks { libraries.append("XCTest") }
    // The worker need not have all of these; the linker takes those that the object uses.
    for library in libraries {
      let file = "\(toolchain.runtimeDirectory)/lib\(library).so"
      if FileManager.default.fileExists(atPath: file) { arguments.append(file) }
    }
    return arguments
  }

  /// The jailed run of the frontend and, when that succeeds, of the linker.
  func request(
    work: URL, copies: SourceCopies, kit: SoftwareDevelopmentKit, options: CompileOptions,
    moduleCache: URL
  ) -> JailRequest {
    let frontend =
      [toolchain.frontend, "-frontend", "-c"] + copies.paths
      + frontendArguments(kit: kit, options: options, moduleCache: moduleCache.path)
      + ["-o", Output.object, "-serialize-diagnostics-path", Output.diagnostics]
    let linker = [toolchain.linker] + linkerArguments(options: options)
    // What the tools print goes to files under the file limit: a flood of it ends nothing early.
    let script =
      "\(Self.quoted(frontend)) >\(Output.frontendText) 2>&1 || exit $?\n"
      + "exec \(Self.quoted(linker)) >\(Output.linkerText) 2>&1"
    return compilerRequest(
      script: script, work: work, kit: kit, limits: options.limits,
      readable: [moduleCache.path],
      writable: [work.appending(path: Output.folder).path])
  }

  /// A shell script in the compiler's jail.
  func compilerRequest(
    script: String, work: URL, kit: SoftwareDevelopmentKit, limits: JailLimits,
    readable: [String], writable: [String]
  ) -> JailRequest {
    let shell = URL(filePath: "/bin/sh").resolvingSymlinksInPath().path
    var visible = [shell, toolchain.root, kit.folder.path, kit.modules.path] + readable
    // The working folder itself is open to nobody but us.
    visible.append(work.appending(path: SourceCopies.folder).path)
    visible += ["/usr/include"].filter { FileManager.default.fileExists(atPath: $0) }
    visible += macros?.files ?? []
    return JailRequest(
      command: ProcessCommand(
        executable: shell, arguments: ["-c", script],
        environment: [
          // Crash reports are wanted, but not the minutes that finding their symbols takes.
          "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1", "TMPDIR": "/tmp",
          "LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": toolchain.libraryPath,
        ], workingDirectory: work.path),
      readable: visible, writable: writable, limits: limits, mayStartProcesses: true,
      seesOwnProcesses: macros != nil)
  }

  /// Words for the shell, each in single quotes.
  static func quoted(_ words: [String]) -> String {
    words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
      .joined(separator: " ")
  }
}

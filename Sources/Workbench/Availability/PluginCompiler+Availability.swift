package import Foundation

extension PluginCompiler {
  /// What the compiler finds in files when they are meant for an older iOS, in its own words.
  ///
  /// The files are looked at as the learner wrote them and as an app extension, so that
  /// `#available`, `iOSApplicationExtension` and `#if os(iOS)` mean what they mean in Xcode.
  ///
  /// - Parameter deploymentTarget: Such as `15.0`.
  /// - Throws: Our own failures: a cache that cannot be written, modules that do not load.
  package func availability(
    of sources: [URL], deploymentTarget: String, options: CompileOptions = CompileOptions()
  ) async throws -> [Diagnostic] {
    let copies = try SourceCopies(sources: sources, probes: [])
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: .learner, cache: cache)
    let iPhone = try AvailabilityModules.prepare(toolchain: toolchain, kit: kit, cache: cache)
    try await warm(iPhone, kit: kit, options: options)
    let work = try PrivateFolder(in: cache)
    try copies.write(
      into: work.url.appending(path: SourceCopies.folder), decidingPlatform: false)
    let results = work.url.appending(path: Output.folder)
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    let arguments =
      availabilityArguments(iPhone, target: deploymentTarget, kit: kit, options: options)
      + copies.paths + ["-serialize-diagnostics-path", Output.diagnostics]
    let report = try await jail.run(
      compilerRequest(
        script: "exec \(Self.quoted(arguments)) >\(Output.frontendText) 2>&1", work: work.url,
        kit: kit, limits: options.limits, readable: [iPhone.folder.path],
        writable: [results.path]))
    if report.end.isSuccess { return [] }
    return try Output(folder: results, copies: copies).diagnostics()
  }

  private func availabilityArguments(
    _ iPhone: AvailabilityModules, target: String, kit: SoftwareDevelopmentKit,
    options: CompileOptions
  ) -> [String] {
    var arguments = [
      toolchain.frontend, "-frontend", "-typecheck", "-application-extension", "-parse-as-library",
      "-target", "arm64-apple-ios\(target)", "-clang-target", toolchain.triple,
      "-disable-target-os-checking", "-disable-objc-interop",
      "-resource-dir", iPhone.resources.path, "-I", iPhone.kit.path,
      "-I", toolchain.resourceDirectory, "-module-cache-path", iPhone.moduleCache.path,
      "-Xcc", "-idirafter/usr/include/\(toolchain.architecture)-linux-gnu",
      "-Xcc", "-idirafter/usr/include",
      "-Xcc", "-fmodule-map-file=\(iPhone.moduleMap.path)",
      "-Xcc", "-fmodule-map-file=\(toolchain.runtimeDirectory)/libcxxshim.modulemap",
      "-module-name", options.moduleName, "-swift-version", options.languageMode.rawValue,
      "-plugin-path", toolchain.macroDirectory, "-D", "DEBUG",
    ]
    if let module = kit.implicitImport { arguments += ["-import-module", module] }
    for name in kit.standIns { arguments += ["-module-alias", "\(name)=\(name)StandIn"] }
    if let macros { arguments += ["-load-plugin-executable", macros.pluginArgument] }
    return arguments
  }

  /// Compiles the C modules once, with source of our own: learners' runs only read them.
  private func warm(
    _ iPhone: AvailabilityModules, kit: SoftwareDevelopmentKit, options: CompileOptions
  ) async throws {
    let marker = iPhone.folder.appending(path: "warm-\(options.languageMode.rawValue)")
    if FileManager.default.fileExists(atPath: marker.path) { return }
    let lock = try await FileLock(path: iPhone.folder.path + ".lock")
    defer { withExtendedLifetime(lock) {} }
    if FileManager.default.fileExists(atPath: marker.path) { return }
    // The other language mode's modules stay where they are whole; a killed run's leavings do not.
    let isFirst = !["warm-5", "warm-6"].contains {
      FileManager.default.fileExists(atPath: iPhone.folder.appending(path: $0).path)
    }
    if isFirst { try Self.empty(iPhone.moduleCache) }
    let work = try PrivateFolder(in: cache)
    let sources = work.url.appending(path: SourceCopies.folder)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let text = (["Foundation"] + kit.importable).map { "import \($0)\n" }.joined()
    try Data(text.utf8).write(to: sources.appending(path: "Warm.swift"))
    let arguments =
      availabilityArguments(iPhone, target: "17.0", kit: kit, options: options)
      + ["\(SourceCopies.folder)/Warm.swift"]
    let report = try await jail.run(
      compilerRequest(
        script: "exec " + Self.quoted(arguments), work: work.url, kit: kit, limits: .compile,
        readable: [iPhone.folder.path], writable: [iPhone.moduleCache.path]))
    guard report.end.isSuccess else {
      throw CompilerError.kitNotUsable(words: report.errorText + report.outputText)
    }
    Self.takeOver(iPhone.moduleCache)
    try Data().write(to: marker)
  }
}

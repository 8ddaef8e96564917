package import Foundation
import Hashing
import Processes
import Storage

/// The result of compiling the modules that some source imports.
package struct ModulesBuild: Sendable {
  package var built = BuiltModules()
  /// The omitted lines in the modules' files.
  package var told: [SourceOmissions.Told] = []
  /// The modules without any usable code, with the first error in each.
  package var failed: [(name: String, error: Diagnostic?)] = []
}

extension PluginCompiler {
  /// Compiles modules in order; each can import the previous ones.
  ///
  /// A module that can't be compiled, even without the code that needs absent modules, becomes empty. Code
  /// that uses it is then omitted too.
  ///
  /// - Parameters:
  ///   - absent: The unavailable modules that files import, which become empty modules.
  ///   - scratch: The folder for changed copies of files.
  package func modules(
    _ sources: [ModuleSource], absent: AbsentModules, options: CompileOptions, scratch: URL
  ) async throws -> ModulesBuild {
    var build = ModulesBuild()
    let kit = try SoftwareDevelopmentKit.prepare(modules: modules, audience: .learner, cache: cache)
    let empty = try await concurrently(absent.names, atMost: 2) { name in
      try await emptyModule(name, options: options, kit: kit)
    }
    for module in empty { build.built.add(module) }
    for source in sources {
      let built = try await module(
        source, built: build.built, options: options, kit: kit, absent: absent, scratch: scratch,
        in: &build)
      build.built.add(built)
    }
    return build
  }

  /// Returns a module without code, for imports of an absent module; nothing if it can't be compiled.
  private func emptyModule(
    _ name: String, options: CompileOptions, kit: SoftwareDevelopmentKit
  ) async throws -> BuiltModules {
    let own = own(ModuleSource(name: name, files: []), of: options)
    guard case .built(let module) = try await compiled(name, [], options: own, kit: kit) else {
      return BuiltModules()
    }
    return module
  }

  /// Returns the options for a module that comes with files.
  private func own(_ source: ModuleSource, of options: CompileOptions) -> CompileOptions {
    var own = options
    own.moduleName = source.name
    own.conditions = source.files.isEmpty ? [] : options.conditions + source.conditions
    own.isIsolatedToMainActor = source.isIsolatedToMainActor
    own.languageMode = .swift5
    own.imports = []
    own.modules = BuiltModules()
    own.stopsEarlyAtHardExpressions = false
    own.audience = .learner
    own.tellsProbeNames = false
    own.systemVersion = nil
    return own
  }

  private func module(
    _ source: ModuleSource, built: BuiltModules, options: CompileOptions,
    kit: SoftwareDevelopmentKit, absent: AbsentModules, scratch: URL, in build: inout ModulesBuild
  ) async throws -> BuiltModules {
    var own = own(source, of: options)
    own.imports = visible(source.imports, of: kit, besides: built)
    own.modules = built
    own.stopsEarlyAtHardExpressions = true
    let folder = try PrivateFolder(in: scratch)
    defer { withExtendedLifetime(folder) {} }
    let omissions = omissions(
      from: source.files, absent: absent, origin: .builtModule, options: own, kit: kit,
      folder: folder.url)
    while true {
      try await settle(omissions, in: source.files, options: own)
      let files = try await omissions.urls(for: source.files)
      switch try await compiled(source.name, files, options: own, kit: kit) {
      case .built(let module):
        await omissions.keep()
        build.told += await omissions.told
        return module
      case .refused(let outcome):
        if await omissions.omit(because: outcome) { continue }
        var error: Diagnostic?
        if case .diagnostics(let found) = outcome {
          error = found.first { $0.severity == .error }
        }
        build.failed.append((source.name, error))
        own.modules = BuiltModules()
        guard !source.files.isEmpty,
          case .built(let empty) = try await compiled(source.name, [], options: own, kit: kit)
        else { return BuiltModules() }
        return empty
      }
    }
  }

  /// Returns the available modules among a bridging header's imports, with everything that Foundation
  /// re-exports.
  package func implicitImports(
    _ imports: [String], besides built: BuiltModules
  ) throws -> [String] {
    guard !imports.isEmpty else { return [] }
    let kit = try SoftwareDevelopmentKit.prepare(modules: modules, audience: .learner, cache: cache)
    return visible(imports, of: kit, besides: built)
  }

  /// Returns the available modules among a header's imports, with everything that Foundation re-exports.
  private func visible(
    _ imports: [String], of kit: SoftwareDevelopmentKit, besides built: BuiltModules
  ) -> [String] {
    let known = Set(kit.standIns + kit.importable + built.names)
    let here = imports.filter { $0 == "Foundation" || known.contains($0) }
    // Always include Foundation, because UIKit and SwiftUI import it themselves.
    return here.isEmpty
      ? [] : ["Foundation"] + kit.implicitNames + here.filter { $0 != "Foundation" }
  }

  private enum ModuleOutcome {
    case built(BuiltModules)
    case refused(CompileOutcome)
  }

  private static let modulesFolder = "modules"

  private func compiled(
    _ name: String, _ files: [URL], options: CompileOptions, kit: SoftwareDevelopmentKit
  ) async throws -> ModuleOutcome {
    var copies = try SourceCopies(sources: files, probes: [])
    copies.foundation = kit.implicitNames
    var digest = ContentDigest()
    combine(options, kit, [], into: &digest)
    for (name, copy) in zip(copies.names, copies.placed) {
      digest.combine(name)
      digest.combine(copy.bytes)
    }
    let place = try cache.folder(Self.modulesFolder).appending(path: digest.hexadecimal)
    if let known = Self.module(name, in: place) { return .built(known) }

    let moduleCache = try await warmModuleCache(kit: kit, options: options)
    let work = try CompilerFolder(in: cache)
    try copies.write(into: work.sources, decidingPlatform: true)
    var paths = copies.paths
    if paths.isEmpty {
      try ScratchFile.write(Data(), to: work.sources.appending(path: "Empty.swift"))
      paths = ["\(SourceCopies.folder)/Empty.swift"]
    }
    let inputs = CompilerInputs(paths: paths)
    let command =
      [toolchain.frontend, "-frontend", "-c", "-parse-as-library"] + inputs.arguments
      + frontendArguments(kit: kit, options: options, moduleCache: moduleCache.path)
      + ["-emit-module-path", "\(Output.folder)/\(name).swiftmodule"]
    let report = try await jail.run(
      compilerRequest(
        script: "exec \(Self.quoted(command)) >\(Output.frontendText) 2>&1", work: work, kit: kit,
        limits: options.limits, readable: [moduleCache.path] + options.modules.folders.map(\.path)))
    guard Output.isSuccess(report) else {
      return .refused(
        try Output(folder: work.results, copies: copies).outcome(of: report, key: ""))
    }
    try keep(work.results, as: place)
    guard let module = Self.module(name, in: place) else {
      throw CompilerError.noOutput(reason: "the module \(name) is missing")
    }
    return .built(module)
  }

  /// Stores the compiler's output in its final place, atomically.
  private func keep(_ results: URL, as place: URL) throws {
    let files = FileManager.default
    let draft = place.deletingLastPathComponent().appending(path: "draft-\(UUID().uuidString)")
    try ReadableFolder.make(draft)
    for file in try files.contentsOfDirectory(at: results, includingPropertiesForKeys: nil)
    where ["o", "swiftmodule"].contains(file.pathExtension) {
      try files.copyItem(at: file, to: draft.appending(path: file.lastPathComponent))
    }
    // Another process has stored the same module first.
    if rename(draft.path, place.path) != 0 { try? files.removeItem(at: draft) }
  }

  private static func module(_ name: String, in place: URL) -> BuiltModules? {
    let found = try? FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil)
    guard let found, found.contains(where: { $0.lastPathComponent == "\(name).swiftmodule" }) else {
      return nil
    }
    var module = BuiltModules()
    module.names = [name]
    module.folders = [place]
    module.objects = found.filter { $0.pathExtension == "o" }.sorted { $0.path < $1.path }
    return module
  }
}

import Compiling
import Foundation
import Judge
import Sentences
import Storage
import XcodeProjects

/// Sources ready to compile: with generated files and imported modules, and without code that needs missing
/// modules.
struct PreparedSources: Sendable {
  /// The source files and the generated files.
  private(set) var files: [URL]
  private(set) var options: CompileOptions
  /// The target's resources; nil for files without a project.
  let resources: StagedResources?
  private(set) var omissions: SourceOmissions?
  /// Warnings about missing modules and omitted code.
  var absences: [VerdictDiagnostic] { missing + failedModules + leftOut }
  private var missing: [VerdictDiagnostic] = []
  /// Warnings about the target's modules that don't compile.
  private var failedModules: [VerdictDiagnostic] = []
  /// Warnings about omitted code in the target's own modules.
  private var leftOut: [VerdictDiagnostic] = []
  /// The missing module or name for each part left out of the target's own modules.
  private var sourcesOfLeftOut: [String?] = []

  private let intents: GeneratedIntents
  private let symbols: GeneratedSymbols
  private let models: GeneratedModels
  private let folder: PrivateFolder

  /// - Throws: `GeneratedIntents.Refusal`, and failures of this machine.
  init(
    _ files: [URL], of target: AppTarget?, bundle: URL?, options: CompileOptions, in studio: Studio
  ) async throws {
    let scratch = try studio.configuration.scratch
    folder = try PrivateFolder(in: scratch)
    intents = try GeneratedIntents(
      target?.definitions.map(IntentDefinitionFile.init) ?? IntentDefinitionFile.all(beside: files),
      besides: files, in: scratch)
    symbols = try GeneratedSymbols(
      of: target, beside: files, bundle: bundle, in: folder.url)
    models = try GeneratedModels(of: target?.dataModels ?? [], in: folder.url)
    resources = try target.map { try StagedResources(of: $0, in: scratch) }
    self.files = files + intents.files + symbols.files + models.files
    self.options = options
    if let target {
      self.options.conditions = target.conditions.isEmpty ? options.conditions : target.conditions
      self.options.isIsolatedToMainActor = target.isIsolatedToMainActor
      if target.languageMode == .swift6 { self.options.languageMode = .swift6 }
    }
    try await prepareModules(target?.modules ?? [], studio, scratch)
  }

  private mutating func prepareModules(
    _ own: [ProjectModule], _ studio: Studio, _ scratch: URL
  ) async throws {
    let compiler = studio.configuration.compiler
    let everything = files + own.flatMap(\.sources)
    let absent = try compiler.absentModules(
      in: everything, besides: own.map(\.name), packages: studio.target?.absentModules ?? [],
      objectiveC: studio.target?.objectiveCNames ?? [], areOfTarget: studio.target != nil)
    guard !absent.isEmpty || !own.isEmpty || studio.target != nil else {
      omissions = try compiler.omissions(
        from: files, absent: absent, origin: .author, options: self.options, folder: folder.url)
      return
    }
    studio.tell(.modules(absent.absences))
    missing = absent.absences.map {
      VerdictDiagnostic(
        severity: .warning, message: $0.sentence, file: $0.file.lastPathComponent, line: $0.line)
    }
    // The generated files of the modules, which exist until the modules are compiled.
    var generated: [GeneratedIntents] = []
    defer { withExtendedLifetime(generated) {} }
    let build = try await compiler.modules(
      own.map { module in
        let place = folder.url.appending(path: "generated-\(module.name)")
        let symbols = try GeneratedSymbols(of: module, in: place)
        let models = try GeneratedModels(of: module.dataModels, in: place)
        let intents = try GeneratedIntents(
          module.definitions.map(IntentDefinitionFile.init), besides: module.sources, in: scratch)
        generated.append(intents)
        var source = ModuleSource(
          name: module.name,
          files: module.sources + symbols.files + models.files + intents.files)
        source.imports = module.umbrellaImports
        source.conditions = module.conditions
        source.isIsolatedToMainActor = module.isIsolatedToMainActor
        return source
      }, absent: absent, options: options, scratch: folder.url)
    options.modules = build.built
    options.imports = try compiler.implicitImports(
      studio.target?.bridgedModules ?? [], besides: build.built)
    failedModules = build.failed.map { VerdictDiagnostic(failed: $0.name, because: $0.error) }
    leftOut = build.told.map(VerdictDiagnostic.init)
    sourcesOfLeftOut = build.told.map(\.source) + build.failed.map(\.name)
    let unusable = build.failed.map(\.name)
    let usable = own.map(\.name).filter { !unusable.contains($0) }
    let gone = try compiler.absentModules(
      in: files, besides: usable, packages: studio.target?.absentModules ?? [],
      objectiveC: studio.target?.objectiveCNames ?? [], areOfTarget: studio.target != nil)
    options.stopsEarlyAtHardExpressions = true
    let origin: SourceOmissions.Origin = studio.target == nil ? .author : .project
    omissions = try compiler.omissions(
      from: files, absent: gone, origin: build.told.isEmpty ? origin : .besideOmissions,
      options: self.options, folder: folder.url)
  }

  /// Returns the code that was left out of the build.
  func leftOutParts(of target: AppTarget?) async -> LeftOutParts {
    guard let omissions else { return LeftOutParts() }
    var parts = LeftOutParts(
      await omissions.told, modules: sourcesOfLeftOut, lostWidgets: await omissions.lostWidgets,
      files: files, others: (target?.modules ?? []).flatMap(\.sources))
    parts.lostWords = await omissions.removedWords
    return parts
  }

  /// Returns all warnings about omitted code, the most important first.
  ///
  /// First are modules that don't compile, then the widget's own files, then the modules' files. Each file has
  /// one warning for each name.
  func toldLines(with omitted: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    var seen: Set<[String?]> = []
    return (failedModules + omitted + leftOut).filter {
      seen.insert([$0.file, $0.message.spoken(in: .english)]).inserted
    }
  }

  /// Returns the diagnostics without warnings in generated files, and without the places of errors there.
  func withoutGenerated(_ diagnostics: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    let generated = Set((symbols.files + models.files + intents.files).map(\.lastPathComponent))
    return diagnostics.compactMap { diagnostic in
      guard let file = diagnostic.file, generated.contains(file) else { return diagnostic }
      guard diagnostic.severity == .error else { return nil }
      var diagnostic = diagnostic
      (diagnostic.file, diagnostic.line, diagnostic.column) = (nil, nil, nil)
      return diagnostic
    }
  }

  /// Warnings about the code left out of the files so far.
  func toldOmissions() async -> [VerdictDiagnostic] {
    await (omissions?.told ?? []).map(VerdictDiagnostic.init)
  }
}

extension VerdictDiagnostic {
  fileprivate init(_ told: SourceOmissions.Told) {
    self.init(
      severity: .warning, message: told.sentence, file: told.file.lastPathComponent, line: told.line
    )
  }

  /// Creates a warning about a module of the project that doesn't compile.
  fileprivate init(failed module: String, because error: Diagnostic?) {
    let reason = error.map { Sentence(verbatim: $0.message) }
    let place = error?.location
    self.init(
      severity: .warning,
      message: reason.map {
        Sentence(
          "The module \(module) doesn't compile here, so the code that uses it is left out: \($0)",
          ko: "\(module) 모듈이 여기서 컴파일되지 않아서, 그 모듈을 쓰는 부분을 뺐어요: \($0)")
      }
        ?? Sentence(
          "The module \(module) doesn't compile here, so the code that uses it is left out.",
          ko: "\(module) 모듈이 여기서 컴파일되지 않아서, 그 모듈을 쓰는 부분을 뺐어요."),
      file: place.map { ($0.file as NSString).lastPathComponent }, line: place?.line)
  }
}

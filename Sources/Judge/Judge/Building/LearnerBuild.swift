package import Compiling
package import Foundation
package import Jailing
package import Processes
package import Sentences
import Storage
import SwiftSource

/// The outcome of compiling a learner's files.
package enum LearnerBuild: Sendable {
  /// The files compile.
  ///
  /// `missing` gives the reason for each probe that was left out, by name. `captured` lists probe names that
  /// refer to the learner's declarations instead of the intended ones.
  case plugin(
    CompiledPlugin, missing: [String: Sentence], captured: [CapturedName],
    diagnostics: [VerdictDiagnostic])
  /// The files don't compile, or not within the limits.
  case refused([VerdictDiagnostic])

  /// The errors that prevent compilation; empty if the files compile.
  var refusals: [VerdictDiagnostic] {
    if case .refused(let diagnostics) = self { diagnostics } else { [] }
  }
}

package struct LearnerBuildResult: Sendable {
  package var build: LearnerBuild
  package var certainty: Certainty
}

/// Compiles a learner's files together with probes or view expressions.
package struct LearnerBuilder: Sendable {
  let compiler: PluginCompiler
  let scratch: URL
  /// An object that strips code that depends on unavailable modules; nil if nothing may be left out.
  let omissions: SourceOmissions?

  package init(compiler: PluginCompiler, scratch: URL, omissions: SourceOmissions? = nil) {
    self.compiler = compiler
    self.scratch = scratch
    self.omissions = omissions
  }

  /// The number of attempts to remove probes that don't compile.
  private static let maximumRounds = 6

  /// Compiles files along with probes and view expressions.
  ///
  /// - Parameters:
  ///   - settled: The files that many builds share, such as those of earlier exercises.
  ///   - solution: Files that the probes fit. They determine what each probe name refers to.
  ///   - deadline: A deadline in addition to the compilers' own limits.
  ///   - onStart: Called when the first compiler has started, or when none will start.
  package func build(
    files: [URL], settled: Set<URL> = [], probes: [URL] = [], solution: [URL] = [],
    views: [ViewExpression] = [], options: CompileOptions = CompileOptions(),
    waiting: WaitingCompiler? = nil, deadline: Deadline? = nil,
    onStart: @Sendable () -> Void = {}
  ) async throws -> LearnerBuildResult {
    var certainty = Certainty()
    let build = try await buildUnexplained(
      files: files, probes: probes, solution: solution, views: views, options: options,
      waiting: waiting, onStart: onStart
    ) { sources, options, probes, waiting in
      while true {
        try await compiler.settle(omissions, in: sources, options: options, deadline: deadline)
        let result = try await compiler.compile(
          sources: try await omissions?.urls(for: sources) ?? sources, settled: settled,
          options: options, probes: probes, waiting: waiting, deadline: deadline, onStart: onStart)
        if let omissions {
          if await omissions.omit(because: result.outcome) { continue }
          if case .plugin = result.outcome { await omissions.keep() }
        }
        certainty.add(result.certainty)
        return result.outcome
      }
    }
    return LearnerBuildResult(
      build: try explained(build, of: files, options: options), certainty: certainty)
  }

  /// Compiles sources with probes, using a warm compiler if there is one.
  private typealias Compile = (
    _ sources: [URL], _ options: CompileOptions, _ probes: [URL], _ waiting: WaitingCompiler?
  ) async throws -> CompileOutcome

  private func buildUnexplained(
    files: [URL], probes: [URL], solution: [URL], views: [ViewExpression],
    options: CompileOptions, waiting: WaitingCompiler?, onStart: @Sendable () -> Void,
    compile: Compile
  ) async throws -> LearnerBuild {
    defer { onStart() }
    var options = options
    var bundle = try await bundle(
      probes, beside: solution, views: try importing(views, beside: files))
    guard !bundle.isEmpty else {
      return try build(await compile(files, options, [], waiting))
    }
    options = options.forProbes(of: bundle)
    // A build with captured probe names, to fall back on if the names can't be made unambiguous.
    var fallback: LearnerBuild?
    // A round may take the full time limit of a compilation, but no new round starts after that time.
    let deadline = ContinuousClock.now + options.limits.wallTime
    for round in 0..<Self.maximumRounds {
      guard ContinuousClock.now < deadline else { return try build(.timedOut(.wallTime)) }
      let folder = try PrivateFolder(in: scratch)
      let generated = try bundle.write(to: folder.url)
      let outcome = try await compile(files, options, generated, round == 0 ? waiting : nil)
      guard case .diagnostics(let diagnostics) = outcome else {
        let compiled = outcome.leavingOutWarnings(in: folder.url)
        let captured = compiled.captured(by: bundle.seal)
        let built = try build(compiled, missing: bundle.missing, captured: captured)
        guard !captured.isEmpty, fallback == nil, let told = bundle.seal?.telling(captured) else {
          return built
        }
        fallback = built
        bundle.seal = told
        continue
      }
      if let fallback { return fallback }
      let found = Findings(diagnostics, generatedIn: folder.url)
      if found.blamesLearner { return .refused(diagnostics.flatMap(VerdictDiagnostic.list)) }
      if let inExpression = found.inExpressions { return .refused(inExpression) }
      if found.isUnclear {
        // The error may involve a name that both the probes and the learner's files use. Compiling the
        // learner's files alone shows whose error it is.
        var alone = options
        alone.audience = .learner
        let own = try build(await compile(files, alone, [], nil))
        guard case .plugin = own else { return own }
      }
      if bundle.hasNoProbe {
        // No probe is left that could cause the errors.
        return .refused([VerdictDiagnostic(nameTaken: diagnostics)])
      }
      if !bundle.leaveOut(found.inProbes) {
        bundle.leaveOutEverything(because: found.reason)
      }
    }
    if let fallback { return fallback }
    throw JudgeError.probesNeverFit
  }

  /// Starts a compiler ahead of time for files like these, or returns nil if that is not possible.
  package func startWaiting(
    files: [URL], settled: Set<URL> = [], probes: [URL], solution: [URL] = [],
    views: [ViewExpression] = [], options: CompileOptions = CompileOptions()
  ) async throws -> WaitingCompiler? {
    let bundle = try await bundle(
      probes, beside: solution, views: try importing(views, beside: files))
    guard !bundle.isEmpty else {
      return try await compiler.startWaiting(for: files, settled: settled, options: options)
    }
    let folder = try PrivateFolder(in: scratch)
    return try await compiler.startWaiting(
      for: files, settled: settled, options: options.forProbes(of: bundle),
      probes: bundle.write(to: folder.url))
  }

  /// Isolates probes from learners' names ahead of the first build.
  func prepare(_ probes: [URL], beside solution: [URL]) async throws {
    _ = try await bundle(probes, beside: solution)
  }

  private func bundle(
    _ probes: [URL], beside solution: [URL], views: [ViewExpression] = []
  ) async throws -> ProbeBundle {
    let sources = try probes.map { try ProbeSource(file: $0) }
    // This compiles only the author's code, which has separate limits.
    let seal = try await ProbeIsolator(compiler: compiler, scratch: scratch).seal(
      sources, beside: solution)
    return ProbeBundle(sources, views: views, seal: seal)
  }

  /// Adds imports to the expressions: those of the learner's files, and the frameworks that declare the
  /// expressions' names.
  private func importing(
    _ views: [ViewExpression], beside files: [URL]
  ) throws -> [ViewExpression] {
    guard !views.isEmpty else { return [] }
    let names = try compiler.frameworkNames()
    let imported = Set(
      files.flatMap { url in
        ((try? SourceCopies.bytes(of: url)).map { SwiftFile($0) }?.imports ?? []).map(\.module)
      }
    ).filter(names.has)
    return views.map { view in
      var view = view
      let words = SwiftFile(view.source).tokens.filter { $0.kind == .word }.map(\.text)
      let usual = imported.union(ViewExpression.usualImports)
      let needed = Set(words).compactMap { names.framework(ofGlobal: $0, imported: usual) }
      view.imports = imported.union(needed).subtracting(ViewExpression.usualImports).sorted()
      return view
    }
  }

  private func build(
    _ outcome: CompileOutcome, missing: [String: Sentence] = [:], captured: [CapturedName] = []
  ) throws -> LearnerBuild {
    switch outcome {
    case .plugin(let plugin):
      return .plugin(
        plugin, missing: missing, captured: captured,
        diagnostics: plugin.diagnostics.flatMap(VerdictDiagnostic.list))
    case .diagnostics(let diagnostics):
      return .refused(diagnostics.flatMap(VerdictDiagnostic.list))
    default:
      return .refused([VerdictDiagnostic(compilerStopped: outcome)])
    }
  }
}

/// A compiler's errors, grouped by the code at fault.
private struct Findings {
  var inProbes: [(file: String, line: Int, message: String)] = []
  /// Errors in view expressions, with the expression's own line numbers; nil if there are none.
  var inExpressions: [VerdictDiagnostic]?
  /// Whether only the learner's files have errors, and no other file can have caused them.
  var blamesLearner = false
  /// Whether only another compilation can show whose error it is.
  var isUnclear = false
  var reason: Sentence

  init(_ diagnostics: [Diagnostic], generatedIn folder: URL) {
    let errors = diagnostics.filter { $0.severity == .error }
    reason = MissingAPI.sentence(for: errors.map(\.message))
    let views = errors.filter { ViewExpression.isExpression($0.location?.file) }
    if !views.isEmpty { inExpressions = views.map(VerdictDiagnostic.inExpression) }
    var own = 0
    for error in errors {
      guard let location = error.location else {
        isUnclear = true
        continue
      }
      if location.isGenerated(in: folder) {
        inProbes.append(
          ((location.file as NSString).lastPathComponent, location.line, error.message))
      } else {
        own += 1
        let pointsAtProbe = error.notes.contains { $0.isGenerated(in: folder) }
        let namesAreShared =
          error.message.contains("ambiguous")
          || error.message.contains("redeclaration")
        if pointsAtProbe || namesAreShared { isUnclear = true }
      }
    }
    if own > 0, !inProbes.isEmpty { isUnclear = true }
    blamesLearner = own > 0 && !isUnclear && inProbes.isEmpty
  }
}

extension CompileOptions {
  fileprivate func forProbes(of bundle: ProbeBundle) -> CompileOptions {
    if bundle.seal != nil { return ProbeIsolator.options(self) }
    var options = self
    options.audience = .probes
    return options
  }
}

extension CompileOutcome {
  fileprivate func captured(by seal: ProbeIsolation?) -> [CapturedName] {
    guard case .plugin(let plugin) = self, let seal else { return [] }
    return seal.captured(in: plugin.probeNames ?? [])
  }

  /// Returns the outcome without warnings in generated files, which the learner never sees.
  fileprivate func leavingOutWarnings(in folder: URL) -> CompileOutcome {
    guard case .plugin(var plugin) = self else { return self }
    plugin.diagnostics.removeAll { $0.isGenerated(in: folder) }
    return .plugin(plugin)
  }
}

extension Diagnostic {
  fileprivate func isGenerated(in folder: URL) -> Bool {
    location?.isGenerated(in: folder) ?? false
  }
}

extension Diagnostic.Location {
  fileprivate func isGenerated(in folder: URL) -> Bool {
    URL(filePath: file).deletingLastPathComponent().path == folder.path
  }
}

extension VerdictDiagnostic {
  /// Creates an error in a view expression, with the expression's own line numbers.
  fileprivate static func inExpression(_ error: Diagnostic) -> VerdictDiagnostic {
    var diagnostic = VerdictDiagnostic(error)
    diagnostic.file = ViewExpression.fileName
    diagnostic.line = diagnostic.line.map(ViewExpression.line(ofGenerated:))
    diagnostic.fixes = diagnostic.fixes.map { fix in
      var fix = fix
      let lines = fix.lastLine - fix.line
      fix.line = ViewExpression.line(ofGenerated: fix.line)
      fix.lastLine = fix.line + lines
      return fix
    }
    return diagnostic
  }

  /// Creates an error for a declaration that collides with a name in generated code.
  fileprivate init(nameTaken errors: [Diagnostic]) {
    let words = errors.first { $0.severity == .error }?.message ?? "conflicting names"
    self.init(
      severity: .error,
      message: Sentence(
        "Your code declares a name that Rings needs for itself: \(words).",
        ko: "Rings가 쓰는 이름을 코드에서 선언했어요: \(words)."),
      explanation: Sentence("Rename your declaration.", ko: "선언의 이름을 바꾸세요."))
  }

  /// The number of SIGSEGV, which a stack overflow causes.
  ///
  /// The compiler recurses once per nesting level of the source.
  private static let stackOverflow: Int32 = 11

  /// Creates an error for a compiler that ended without a list of errors.
  fileprivate init(compilerStopped outcome: CompileOutcome) {
    switch outcome {
    case .tooHard(let code):
      self.init(
        severity: .error, message: Self.message(tooHard: code),
        file: code.file.map { ($0 as NSString).lastPathComponent }, line: code.line,
        explanation: code.step == .typeChecking
          ? Sentence(
            """
            Break up long expressions and give intermediate values a type: `let total: Double = …`.
            """, ko: "긴 식을 나누고 중간 값에 타입을 적으세요: `let total: Double = …`.")
          : Sentence(
            "Move parts of your code into separate views and functions.",
            ko: "일부를 별도의 뷰와 함수로 옮기세요."))
    case .crashed(let end, let words):
      self.init(
        severity: .error,
        message: Sentence(
          "The compiler crashed on your code (\(end.evidence)).",
          ko: "이 코드를 컴파일하다가 컴파일러가 비정상적으로 멈췄어요(\(end.evidence))."),
        explanation: end.signal == Self.stackOverflow
          ? Sentence(
            "The usual cause is thousands of nested or chained expressions. Break them up.",
            ko: "수천 단계로 중첩하거나 이어 쓴 코드가 흔한 원인이에요. 나누어 쓰세요.")
          : words.split(whereSeparator: \.isNewline).last.map { Sentence(verbatim: String($0)) })
    case .timedOut:
      self.init(
        severity: .error,
        message: Sentence(
          "The compiler didn't finish in time.", ko: "컴파일이 제시간에 끝나지 않았어요."))
    case .outOfMemory:
      self.init(
        severity: .error,
        message: Sentence(
          "The compiler ran out of memory on your code.",
          ko: "이 코드를 컴파일하다가 메모리가 부족해졌어요."))
    case .outputTooLarge:
      self.init(
        severity: .error,
        message: Sentence(
          "Your compiled code is larger than a widget may be.",
          ko: "컴파일한 코드가 위젯에 허용된 크기보다 커요."))
    case .plugin, .diagnostics:
      self.init(
        severity: .error, message: Sentence("The compiler stopped.", ko: "컴파일러가 멈췄어요."))
    }
  }

  private static func message(tooHard code: TooHardCode) -> Sentence {
    switch (code.step, code.line) {
    case (.typeChecking, let line?):
      Sentence(
        "Your code is too complex for the compiler to type-check (line \(line)).",
        ko: "코드가 너무 복잡해서 컴파일러가 타입을 검사하지 못해요(\(line)번째 줄).")
    case (.typeChecking, nil):
      Sentence(
        "Your code is too complex for the compiler to type-check.",
        ko: "코드가 너무 복잡해서 컴파일러가 타입을 검사하지 못해요.")
    case (_, let line?):
      Sentence(
        "The compiler takes too long on your code (line \(line)).",
        ko: "코드를 컴파일하는 데 시간이 너무 오래 걸려요(\(line)번째 줄).")
    case (_, nil):
      Sentence(
        "The compiler takes too long on your code.",
        ko: "코드를 컴파일하는 데 시간이 너무 오래 걸려요.")
    }
  }
}

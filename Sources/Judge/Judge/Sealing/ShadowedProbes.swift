package import Compiling
package import Curriculum
package import Foundation
import PhoneFacts
import Storage

/// Tries to take over the words of an exercise's probes, as a learner could who declares something with a
/// library's name and types.
///
/// It is compiled as an answer would be: the solution, beside it a declaration for every member that a
/// probe names. What is told apart, or refused, leads nobody astray.
package struct ShadowedProbes: Sendable {
  /// A probe's word that meant something else than its author had in mind, and no verdict would say so.
  package struct Astray: Hashable, Sendable {
    package var probe: String
    package var file: URL
    /// Of the author's file, from 1; nil where no line of it tells.
    package var line: Int?
    package var name: String
    /// The way in which a value is asked to describe itself, for what an answer declares for that.
    package var selfDescription: SelfDescription?
  }

  /// What came of it.
  package struct Outcome: Hashable, Sendable {
    package var astray: [Astray] = []
    /// How many declarations could be put beside the solution.
    package var tried = 0
  }

  private var configuration: JudgeConfiguration

  private static let fileName = "RingsShadows.swift"

  /// What no answer can import.
  fileprivate static let ownModule = "LessonProbes"

  /// Rounds in which declarations are left out that do not compile, or that a verdict refuses.
  private static let maximumRounds = 16

  package init(_ configuration: JudgeConfiguration) {
    self.configuration = configuration
    // All of it is the author's, and every round compiles the solution again.
    self.configuration.keepsObjects = .usual
  }

  /// Which words of an exercise's probes can be taken over.
  ///
  /// - Throws: What kept the compiler from working; `CurriculumError` where there is no solution.
  package func outcome(for exercise: Exercise, in pack: Pack) async throws -> Outcome {
    let solution = try Judge.solution(to: exercise, in: pack)
    guard !exercise.probeFiles.isEmpty, !solution.isEmpty else { return Outcome() }
    let probes = try exercise.probeFiles.map { try ProbeSource(file: $0) }
    let scratch = try configuration.scratch
    let compiler = configuration.compiler
    let names = try await ProbeSealer(compiler: compiler, scratch: scratch).names(
      in: probes, beside: solution)
    var seen: Set<ShadowDeclaration> = []
    let shadows = names.compactMap { name -> ShadowDeclaration? in
      guard case .library(let module, let symbol) = name.origin, module != Self.ownModule,
        !name.isImplicit
      else { return nil }
      return ShadowDeclaration(of: symbol)
    }.filter { seen.insert($0).inserted }
    let folder = try PrivateFolder(in: scratch)
    let file = folder.url.appending(path: Self.fileName)
    let policy = ExercisePolicy(exercise)
    var options = policy.options(limits: configuration.compileLimits)
    // No verdict is kept of these: a class's answers must not displace them.
    options.isAnswer = false
    func write(_ shadows: [ShadowDeclaration]) throws {
      try ScratchFile.write(
        Data(Self.text(of: shadows, modules: names.modules).utf8), to: file)
    }
    var open = [shadows]
    if !exercise.deploymentTargets.isEmpty {
      open = [
        try await declarationsThatCompile(among: shadows, writing: write) {
          // Not for the exercise's own target: a declaration can say that it is for a newer one.
          try await compiler.availability(
            of: solution + [file], deploymentTarget: .newest,
            options: CompileOptions(limits: configuration.compileLimits)
          ).diagnostics
        }
      ]
    }
    var outcome = Outcome(astray: selfDescriptions(in: names, probes: probes))
    for _ in 0..<Self.maximumRounds {
      guard let some = open.popLast() else { break }
      guard !some.isEmpty else { continue }
      try write(some)
      let build = try await LearnerBuilder(compiler: compiler, scratch: scratch).build(
        files: solution + [file], probes: exercise.probeFiles, solution: solution,
        options: options
      ).build
      let refused = try build.refusals + policy.findings(in: build, sources: [])
      let lines = Set(refused.filter { $0.file == Self.fileName }.compactMap(\.line))
      let left = Self.declarations(of: some, besides: lines)
      if left.count < some.count {
        open.append(left)
      } else if !lines.isEmpty || !build.refusals.isEmpty {
        // Together they are in the way of the solution itself.
        guard some.count > 1 else { continue }
        open += [Array(some[..<(some.count / 2)]), Array(some[(some.count / 2)...])]
      } else {
        outcome.tried += some.count
        outcome.astray += astray(in: build, probes: probes)
      }
    }
    return outcome
  }

  /// The declarations that compile for an iPhone, as each answer has to: what does not is told in a fraction
  /// of the time that a plugin takes.
  private func declarationsThatCompile(
    among shadows: [ShadowDeclaration],
    writing write: (_ shadows: [ShadowDeclaration]) throws -> Void,
    diagnostics: () async throws -> [Diagnostic]
  ) async throws -> [ShadowDeclaration] {
    var left = shadows
    for _ in 0..<Self.maximumRounds where !left.isEmpty {
      try write(left)
      let errors = try await diagnostics().filter { $0.severity == .error }.compactMap(\.location)
      let lines = Set(
        errors.filter { URL(filePath: $0.file).lastPathComponent == Self.fileName }.map(\.line))
      let fitting = Self.declarations(of: left, besides: lines)
      if fitting.count == left.count { break }
      left = fitting
    }
    return left
  }

  /// The declarations that stand on other lines than these.
  private static func declarations(
    of shadows: [ShadowDeclaration], besides lines: Set<Int>
  ) -> [ShadowDeclaration] {
    shadows.enumerated().filter { !lines.contains($0.offset + 1) }.map(\.element)
  }

  /// A declaration a line, so that a line names one; what all of them need stands behind them.
  private static func text(of shadows: [ShadowDeclaration], modules: Set<String>) -> String {
    (shadows.map(\.text) + [ShadowDeclaration.preamble] + modules.sorted().map { "import \($0)" })
      .joined(separator: "\n")
  }

  /// The places at which probes ask values to describe themselves, which an answer can have them do in its own words.
  private func selfDescriptions(in names: [ProbeName], probes: [ProbeSource]) -> [Astray] {
    names.compactMap { name in
      guard let way = name.selfDescription, let number = ProbeBundle.number(ofFile: name.file),
        probes.indices.contains(number)
      else { return nil }
      let source = probes[number]
      let line = source.line(of: way)
      return Astray(
        probe: line.flatMap(source.declaration)?.name ?? source.file.lastPathComponent,
        file: source.file, line: line, name: name.name, selfDescription: way)
    }
  }

  private func astray(in build: LearnerBuild, probes: [ProbeSource]) -> [Astray] {
    guard case .plugin(let plugin, _, _, _) = build else { return [] }
    return (plugin.probeNames ?? []).compactMap { name in
      guard let place = name.ofSources?.location,
        URL(filePath: place.file).lastPathComponent == Self.fileName,
        let number = ProbeBundle.number(ofFile: name.file), probes.indices.contains(number)
      else { return nil }
      let source = probes[number]
      return Astray(
        probe: source.declaration(onLine: name.line)?.name ?? "", file: source.file,
        line: name.line, name: name.name)
    }
  }
}

extension [ProbeName] {
  /// The modules of what the names mean.
  fileprivate var modules: Set<String> {
    Set(
      compactMap { name in
        guard case .library(let module?, _) = name.origin, module != ShadowedProbes.ownModule
        else { return nil }
        return module
      })
  }
}

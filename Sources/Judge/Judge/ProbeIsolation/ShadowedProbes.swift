package import Compiling
package import Curriculum
package import Foundation
import PhoneFacts
import Storage

/// Tries to hijack the names in an exercise's probes, like a learner who declares something with a library's
/// name and types.
///
/// Compiles the solution along with a declaration for every library member that a probe uses. A name is safe
/// if the compiler keeps it apart or the policy refuses the declaration.
package struct ShadowedProbes: Sendable {
  /// A name in a probe that a learner could hijack without any error in the verdict.
  package struct Astray: Hashable, Sendable {
    package var probe: String
    package var file: URL
    /// The line in the author's file, from 1; nil if unknown.
    package var line: Int?
    package var name: String
    /// The API that describes a value, if the submission could customize the description; otherwise nil.
    package var selfDescription: SelfDescription?
  }

  package struct Outcome: Hashable, Sendable {
    package var astray: [Astray] = []
    /// The number of declarations that compiled along with the solution.
    package var tried = 0
  }

  private var configuration: JudgeConfiguration

  private static let fileName = "RingsShadows.swift"

  /// A module that no submission can import.
  fileprivate static let ownModule = "LessonProbes"

  /// The number of attempts to leave out declarations that don't compile or that a verdict refuses.
  private static let maximumRounds = 16

  package init(_ configuration: JudgeConfiguration) {
    self.configuration = configuration
    // Everything compiled here is the author's code, and every round compiles the solution again.
    self.configuration.keepsObjects = .usual
  }

  /// Returns the names in an exercise's probes that a learner could hijack.
  ///
  /// - Throws: An error of the compiler, or `CurriculumError` if there is no solution.
  package func outcome(for exercise: Exercise, in pack: Pack) async throws -> Outcome {
    let solution = try Judge.solution(to: exercise, in: pack)
    guard !exercise.probeFiles.isEmpty, !solution.isEmpty else { return Outcome() }
    let probes = try exercise.probeFiles.map { try ProbeSource(file: $0) }
    let scratch = try configuration.scratch
    let compiler = configuration.compiler
    let names = try await ProbeIsolator(compiler: compiler, scratch: scratch).names(
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
    // These results must not displace the cached results of grading a class.
    options.isAnswer = false
    func write(_ shadows: [ShadowDeclaration]) throws {
      try ScratchFile.write(
        Data(Self.text(of: shadows, modules: names.modules).utf8), to: file)
    }
    var open = [shadows]
    if !exercise.deploymentTargets.isEmpty {
      open = [
        try await declarationsThatCompile(among: shadows, writing: write) {
          // Check against the newest iOS, because a declaration can be marked as newer than the exercise's
          // target.
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
        // Together, the declarations break the solution itself, so try each half.
        guard some.count > 1 else { continue }
        open += [Array(some[..<(some.count / 2)]), Array(some[(some.count / 2)...])]
      } else {
        outcome.tried += some.count
        outcome.astray += astray(in: build, probes: probes)
      }
    }
    return outcome
  }

  /// Returns the declarations that compile for an iPhone, as every submission must.
  ///
  /// This check takes a fraction of the time of a plugin.
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

  private static func declarations(
    of shadows: [ShadowDeclaration], besides lines: Set<Int>
  ) -> [ShadowDeclaration] {
    shadows.enumerated().filter { !lines.contains($0.offset + 1) }.map(\.element)
  }

  /// Returns the source with one declaration per line, so that an error's line identifies it.
  ///
  /// The shared parts follow at the end.
  private static func text(of shadows: [ShadowDeclaration], modules: Set<String>) -> String {
    (shadows.map(\.text) + [ShadowDeclaration.preamble] + modules.sorted().map { "import \($0)" })
      .joined(separator: "\n")
  }

  /// Returns the places where probes convert values to text or data, which a submission can customize.
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
  fileprivate var modules: Set<String> {
    Set(
      compactMap { name in
        guard case .library(let module?, _) = name.origin, module != ShadowedProbes.ownModule
        else { return nil }
        return module
      })
  }
}

import Compiling
import Curriculum
import Foundation
import Jailing
import Sentences
import SwiftSource

/// The rules for learner code in an exercise, applied before it runs.
///
/// The sandbox contains anything that these rules miss. They apply to verdicts, but not to a learner's own
/// previews.
struct ExercisePolicy: Sendable {
  private let allowed: Set<PolicyRule>
  private let forbiddenNames: Set<String>

  init(_ exercise: Exercise) {
    allowed = exercise.allows
    forbiddenNames = Set(exercise.forbids)
  }

  func options(limits: JailLimits) -> CompileOptions {
    var options = CompileOptions(
      forbidsUnsafeCode: !allowed.contains(.unsafeMemory), limits: limits)
    options.isAnswer = true
    return options
  }

  /// Returns the forbidden code in the text of files.
  ///
  /// - Parameter used: Files of earlier exercises, to which this exercise's forbidden names don't apply.
  func findings(in files: [URL], used: [URL]) -> [VerdictDiagnostic] {
    let own = SourcePolicy(allowed: allowed, forbiddenNames: forbiddenNames)
    let earlier = SourcePolicy(allowed: allowed)
    let found = files.map { ($0, own) } + used.map { ($0, earlier) }
    return found.flatMap { file, policy in policy.findings(in: file) }.map(diagnostic)
  }

  /// Returns the violations in a compiled plugin: forbidden system functions, source text that can't be
  /// analyzed, and captured probe names.
  func findings(in build: LearnerBuild, sources: [URL]) throws -> [VerdictDiagnostic] {
    guard case .plugin(let plugin, _, let captured, _) = build else { return [] }
    let source = SourcePolicy(allowed: allowed)
    let found = try ObjectPolicy(allowed: allowed).findings(in: plugin.url, sources: sources)
    return (sources.compactMap(source.unclearText) + found + findings(captured)).map(diagnostic)
  }

  private func findings(_ captured: [CapturedName]) -> [PolicyFinding] {
    guard !allowed.contains(.standardTypes) else { return [] }
    var seen: Set<PolicyFinding> = []
    return captured.map {
      PolicyFinding(rule: .standardTypes, name: $0.name, location: $0.declaration)
    }.filter { seen.insert($0).inserted }
  }

  /// Returns the status for files that don't compile.
  ///
  /// Unsafe code is forbidden, not merely wrong.
  func status(ofRefusals refusals: [VerdictDiagnostic]) -> Verdict.Status {
    let errors = refusals.filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy { $0.rule != nil } ? .forbidden : .notCompiled
  }

  /// Replaces the compiler's messages about unsafe code with ours.
  func explained(_ refusals: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    var explained: [VerdictDiagnostic] = []
    for refusal in refusals {
      var refusal = refusal
      if refusal.severity == .error, let rule = refusal.rule.flatMap(PolicyRule.init) {
        refusal.message = PolicySentence(rule: rule, name: nil).sentence
        // The compiler suggests adding `unsafe`.
        refusal.fixes = []
      } else if refusal.severity == .note, let last = explained.last, last.rule != nil {
        // The compiler's note describes the unsafe operation.
        if last.explanation == nil { explained[explained.count - 1].explanation = refusal.message }
        continue
      }
      explained.append(refusal)
    }
    return explained
  }

  private func diagnostic(_ finding: PolicyFinding) -> VerdictDiagnostic {
    let sentence = PolicySentence(
      rule: finding.rule, name: finding.name.isEmpty ? nil : finding.name)
    return VerdictDiagnostic(
      severity: .error, message: sentence.sentence,
      file: finding.location.map { ($0.file as NSString).lastPathComponent },
      line: finding.location?.line, column: finding.location?.column,
      excerpt: finding.location.flatMap(SourceExcerpt.text),
      rule: finding.rule?.rawValue ?? PolicySentence.ruleOfTheExercise)
  }
}

import Curriculum
import Foundation

extension SessionRunner {
  /// Returns what the course or the lint says about a finding.
  func explain(_ finding: FindingReason.Finding, _ exercise: Exercise) -> SessionEvent {
    if case .rule(let number) = finding {
      return .explained(FindingReason(finding, rule: services.rule(number)))
    }
    return .explained(
      FindingReason(finding, of: exercise, in: session.pack, language: session.language))
  }

  /// Computes an offer's changes to the learner's current files.
  func readStep(_ offer: StepOffer, of exercise: Exercise) -> SessionEvent {
    switch offer {
    case .fix(let fix, let file):
      return .stepRead(Self.bytes(of: file).flatMap { FileStep(fix, in: file, holding: $0) })
    case .hint(let number):
      guard exercise.hints.indices.contains(number - 1) else { return .stepRead(nil) }
      let hint = exercise.hints[number - 1].text(in: session.language.rawValue)
      return .stepRead(nextPiece(of: HintStep(hint: hint), of: exercise))
    case .rest: return .stepRead(nextPiece(of: .solution, of: exercise))
    }
  }

  /// Returns a step's change to the first file that it changes; nil if it changes none.
  private func nextPiece(of step: HintStep, of exercise: Exercise) -> FileStep? {
    guard let solution = try? session.pack.solutionFiles(of: exercise) else { return nil }
    return workspace.files(of: exercise, in: session.pack).lazy.compactMap { file in
      solution.first { $0.lastPathComponent == file.lastPathComponent }
        .flatMap(Self.bytes).flatMap { wanted in
          Self.bytes(of: file).flatMap { step.step(in: file, holding: $0, solution: wanted) }
        }
    }.first
  }

  /// Writes a step to the learner's file, unless the file has changed since it was read.
  func apply(_ step: FileStep, to exercise: Exercise) -> SessionEvent {
    guard let present = Self.bytes(of: step.file), SourceLines(present) == step.before else {
      return .stepApplied(false)
    }
    do {
      try workspace.rewrite(
        step.file, with: Data(step.after.bytes), of: exercise, in: session.pack)
      return .stepApplied(true)
    } catch {
      return .failed(.curriculum(error))
    }
  }

  /// The maximum size of a file, in bytes.
  ///
  /// Larger files aren't written by hand.
  private static let largestFile = 1 << 20

  private static func bytes(of file: URL) -> [UInt8]? {
    guard let data = try? Data(contentsOf: file), data.count <= largestFile else { return nil }
    return Array(data)
  }
}

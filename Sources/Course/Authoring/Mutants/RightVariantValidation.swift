package import Curriculum
import Foundation
import Judge
import PhoneFacts
import Sentences
import Storage
import SwiftSource

/// Finds checks that reject a solution for being written differently, although it behaves the same.
///
/// The rule first judges all changes together. Unless the checks accept them, it judges each kind alone to
/// name the one at fault.
package struct RightVariantValidation: ContentRule {
  let judge: PackValidation.JudgeAnswer

  package init(judge: @escaping PackValidation.JudgeAnswer) { self.judge = judge }

  package var isOfLessons: Bool { false }

  package func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.filter { $0.kind == .code }.map { exercise in
      LessonContent(of: "right variants", in: exercise) { await findings(on: exercise, pack) }
    }
  }

  private func findings(on exercise: Exercise, _ pack: Pack) async -> [ValidationFinding] {
    guard let sources = try? sources(of: exercise, in: pack) else { return [] }
    let variants = Self.variants(of: sources, exercise)
    guard !variants.isEmpty else { return [] }
    let all = variants.reduce(into: [String: [SourceEdit]]()) { edits, variant in
      edits.merge(variant.edits) { $0 + $1 }
    }
    do {
      guard try await refusal(of: all, sources, exercise, pack) != .accepted else { return [] }
      // Another rule reports a solution that fails as it is.
      guard try await refusal(of: [:], sources, exercise, pack) == .accepted else { return [] }
      for variant in variants {
        guard
          case .refused(let reason) = try await refusal(
            of: variant.edits, sources, exercise, pack)
        else { continue }
        return [finding(variant, reason, exercise, pack)]
      }
      return []
    } catch {
      return [.notJudged(exercise, nil, SystemReason.sentence(of: error))]
    }
  }

  private enum Outcome: Equatable {
    /// The checks pass.
    case accepted
    /// The variant doesn't compile, or can't be judged, so it says nothing about the checks.
    case unknown
    case refused(Sentence)
  }

  private func sources(of exercise: Exercise, in pack: Pack) throws -> [SwiftFile] {
    try pack.solutionFiles(of: exercise).filter { !exercise.given.contains($0.lastPathComponent) }
      .map { SwiftFile([UInt8](try Data(contentsOf: $0)), name: $0.lastPathComponent) }
  }

  private static func variants(of sources: [SwiftFile], _ exercise: Exercise) -> [RightVariant] {
    // Layout types such as `VStackLayout` require iOS 16.
    let haveLayouts = exercise.oldestDeploymentTarget >= SystemVersion(16)
    return RightVariant.Kind.allCases.compactMap { kind in
      let edits = sources.map {
        ($0.name, RightVariantMaker(source: $0).edits(kind, stacksHaveLayouts: haveLayouts))
      }.filter { !$0.1.isEmpty }
      guard !edits.isEmpty else { return nil }
      return RightVariant(kind: kind, edits: Dictionary(edits, uniquingKeysWith: { $0 + $1 }))
    }
  }

  private func refusal(
    of edits: [String: [SourceEdit]], _ sources: [SwiftFile], _ exercise: Exercise,
    _ pack: Pack
  ) async throws -> Outcome {
    let folder = try PrivateFolder(in: FileManager.default.temporaryDirectory)
    defer { folder.remove() }
    let files = try pack.copySolution(of: exercise, to: folder.url)
    for source in sources {
      guard let own = edits[source.name] else { continue }
      try ScratchFile.write(
        Data(source.bytes.edited(own)),
        to: folder.url.appending(path: source.name))
    }
    let verdict = await judge(exercise, pack, files)
    switch verdict.status {
    case .passed: return .accepted
    case .failed: return .refused(ValidationSample.reason(of: verdict))
    case .notCompiled, .forbidden, .invalidSubmission, .infrastructureFailure: return .unknown
    }
  }

  private func finding(
    _ variant: RightVariant, _ reason: Sentence, _ exercise: Exercise, _ pack: Pack
  ) -> ValidationFinding {
    let place = variant.edits.min { $0.key < $1.key }
    let file = place.flatMap { pack.solutionFolder(of: exercise)?.appending(path: $0.key) }
    let offset = place?.value.map(\.range.lowerBound).min() ?? 0
    return ValidationFinding(
      .refusedVariant, severity: pack.demandsVariants ? .error : .warning,
      exercise: exercise.identifier,
      file: file,
      line: file.flatMap(PackText.read).map { $0.utf8.prefix(offset).count { $0 == 0x0A } + 1 },
      message: Sentence(
        "the checks refuse the solution with \(variant.kind.sentence): \(reason)",
        ko: "\(variant.kind.sentence): 이렇게 바꾼 모범 답안을 검사가 받아들이지 않아요. \(reason)"),
      remedy: Sentence(
        "ask for the result, not for the way it's built", ko: "어떻게 만들었는지가 아니라 결과를 물으세요"))
  }
}

extension Pack {
  /// Copies the contents of the solution's folder, including resources, and returns the copied Swift files.
  func copySolution(of exercise: Exercise, to folder: URL) throws -> [URL] {
    guard let solution = solutionFolder(of: exercise) else {
      throw CurriculumError.noSolution(exercise: exercise.identifier)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: solution.path) {
      try FileManager.default.copyItem(
        at: solution.appending(path: name), to: folder.appending(path: name))
    }
    return SwiftFiles.directly(in: folder)
  }
}

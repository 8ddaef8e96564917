package import Curriculum
import Foundation
import Sentences
import Storage
package import Viewing
import WorkerProtocol

/// Finds previews that can't be drawn from the solution, so that a learner's `render` would fail.
package struct PreviewValidation: ContentRule {
  let studio: Studio

  package init(_ studio: Studio) { self.studio = studio }

  package func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.compactMap { exercise in
      guard let preview = exercise.preview else { return nil }
      return LessonContent(of: "exercise.yml preview", in: exercise) {
        await findings(on: preview, of: exercise, pack)
      }
    }
  }

  private func findings(
    on preview: PreviewDeclaration, of exercise: Exercise, _ pack: Pack
  ) async -> [ValidationFinding] {
    let illustrator = LessonIllustrator(
      studio: studio, pack: pack,
      locale: (Language(rawValue: pack.baseLanguage) ?? .english).pictureLocale)
    func broken(_ reason: Sentence) -> [ValidationFinding] {
      [
        ValidationFinding(
          .brokenPreview, exercise: exercise.identifier, file: exercise.manifestFile,
          line: PackText.line(of: "preview:", in: exercise.manifestFile),
          message: Sentence(
            "the preview can't be drawn: \(reason)", ko: "미리보기를 그릴 수 없어요: \(reason)"),
          remedy: Sentence(
            "correct `preview:`, which uses the solution's types",
            ko: "모범 답안의 타입을 쓰도록 `preview:` 값을 고치세요"))
      ]
    }
    do {
      let pictures = try await illustrator.pictures(
        of: LessonFigure(preview: preview, files: .solution), in: exercise)
      return remarks(on: pictures, of: exercise)
    } catch CurriculumError.noSolution {
      // Another rule reports that.
      return []
    } catch let failure as StudioFailure where !failure.isOfRings {
      return broken(failure.sentence)
    } catch let error as LessonFigureError {
      return broken(error.sentence)
    } catch {
      return [.notJudged(exercise, exercise.manifestFile, SystemReason.sentence(of: error))]
    }
  }
}

extension PreviewValidation {
  /// The rules of remarks about something that a phone would leave out.
  private static let losses: Set = [
    "missing-symbol", "unknown-symbol", "symbol-too-new", "missing-image", "missing-color",
  ]

  private func remarks(
    on pictures: [RenderedWidget], of exercise: Exercise
  ) -> [ValidationFinding] {
    var seen: Set<Sentence> = []
    return pictures.flatMap(\.picture.notes).filter {
      Self.losses.contains($0.rule) && seen.insert($0.message).inserted
    }.map { note in
      ValidationFinding(
        .incompletePreview, exercise: exercise.identifier, file: exercise.manifestFile,
        line: PackText.line(of: "preview:", in: exercise.manifestFile), message: note.message,
        remedy: Sentence("correct the solution", ko: "모범 답안을 고치세요"))
    }
  }
}

extension ValidationFinding {
  /// Returns a finding about a failure of Rings itself, not of the pack.
  static func notJudged(
    _ exercise: Exercise, _ file: URL?, _ reason: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .couldBeJudged, exercise: exercise.identifier, file: file, message: reason,
      remedy: Sentence(
        "see what `rings doctor` reports, and try again",
        ko: "`rings doctor` 명령의 결과를 보고 다시 해 보세요"))
  }
}

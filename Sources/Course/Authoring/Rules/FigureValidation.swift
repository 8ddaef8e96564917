package import Curriculum
import Foundation
import Sentences
import Storage
package import Viewing

/// Finds figures that can't be drawn, for example because the code doesn't compile, the widget is missing or
/// a view is endless.
package struct FigureValidation: ContentRule {
  let studio: Studio

  package init(_ studio: Studio) { self.studio = studio }

  package func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.flatMap { exercise in
      // Another rule reports lessons with too many figures.
      let blocks = Dictionary(grouping: FigureBlock.all(of: exercise, in: pack), by: \.file)
      return blocks.sorted { $0.key.path < $1.key.path }
        .flatMap { $0.value.prefix(FigureBlock.mostInALesson) }
        .filter { !$0.reading.figures.isEmpty }
        .map { block in
          let place = [block.file.lastPathComponent, block.line.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
          return LessonContent(of: place, in: exercise) { await finding(on: block, pack) }
        }
    }
  }

  /// Returns a finding for the first of a block's figures that can't be drawn.
  private func finding(on block: FigureBlock, _ pack: Pack) async -> [ValidationFinding] {
    let language = Language(rawValue: block.language) ?? .english
    let illustrator = LessonIllustrator(
      studio: studio, pack: pack, locale: language.pictureLocale)
    for figure in block.reading.figures {
      do {
        _ = try await illustrator.pictures(of: figure, in: block.exercise)
      } catch CurriculumError.noSolution {
        // A pack for students may lack its solutions. Another rule reports that.
        return []
      } catch let failure as StudioFailure where failure.isOfRings {
        return [finding(.couldBeJudged, block, failure.sentence, Self.lookAtRings)]
      } catch let error as StudioFailure {
        return [broken(block, Self.sentence(for: error))]
      } catch let error as LessonFigureError {
        return [broken(block, error.sentence)]
      } catch {
        return [
          finding(.couldBeJudged, block, SystemReason.sentence(of: error), Self.lookAtRings)
        ]
      }
    }
    return []
  }

  private static func sentence(for failure: StudioFailure) -> Sentence {
    let said = failure.sentence
    return failure.place.map { Sentence("\(said) (\($0))", ko: "\(said) (\($0))") } ?? said
  }

  private static let lookAtRings = Sentence(
    "see what `rings doctor` reports, and try again",
    ko: "`rings doctor` 명령의 결과를 보고 다시 해 보세요")

  private func broken(_ block: FigureBlock, _ reason: Sentence) -> ValidationFinding {
    finding(
      .brokenFigure, block,
      Sentence("the figure can't be drawn: \(reason)", ko: "그림을 그릴 수 없어요: \(reason)"),
      Sentence(
        "fix the figure; `rings pack preview` shows what learners see",
        ko: "고치세요. 학습자가 보는 모습은 `rings pack preview` 명령으로 볼 수 있어요"))
  }

  private func finding(
    _ rule: ValidationRule, _ block: FigureBlock, _ message: Sentence, _ remedy: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      rule, exercise: block.exercise.identifier, file: block.file, line: block.line,
      message: message, remedy: remedy)
  }
}

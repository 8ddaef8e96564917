package import Curriculum
import Foundation
package import Host
import Judge
import Sentences
package import WorkerProtocol
import Viewing

/// Draws and caches the examples of pages.
package struct DocumentationPictures {
  private let illustrator: LessonIllustrator
  private let exercise: Exercise

  /// - Returns: Nil for a course without exercises.
  package init?(for course: Course, in context: CommandContext) async throws {
    guard let exercise = course.pack.exercises.first else { return nil }
    illustrator = LessonIllustrator(
      studio: try await Services.found(context).studio, pack: course.pack,
      locale: course.language.pictureLocale)
    self.exercise = exercise
  }

  /// Draws the example in each mode.
  ///
  /// - Throws: The reason the example can't be drawn.
  package func pictures(
    of example: DocumentationPage.Example, schemes: [LessonFigure.Scheme] = [.light]
  ) async throws -> [RenderedWidget] {
    let preview = PreviewDeclaration(
      view: example.code, families: [.widget(.systemSmall)], modes: DocumentationPage.modes)
    return try await illustrator.pictures(
      of: LessonFigure(preview: preview, schemes: schemes), in: exercise)
  }
}

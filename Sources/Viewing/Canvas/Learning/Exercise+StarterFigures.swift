import Curriculum
import Sentences
import Terminal

extension Exercise {
  /// Returns the blocks of a lesson whose figures show only the starter, like the exercise's own picture.
  func blocksOfStarter(in lesson: String, language: Language) -> Set<String> {
    guard let preview = self.preview, lesson.contains("```\(LessonFigure.fence)") else { return [] }
    let file = lessonFile(language: language.rawValue)
    return Set(
      MarkdownDocument(parsing: lesson).code(in: LessonFigure.fence).filter { block in
        let reading = LessonFigureReader.read(block, of: self, in: file)
        return reading.problems.isEmpty && !reading.figures.isEmpty
          && reading.figures.allSatisfy { figure in
            figure.files == .start && figure.preview.families == preview.families
              && figure.preview.widget == preview.widget && figure.preview.modes == preview.modes
              && figure.schemes == [.light] && figure.place == nil && figure.entry == 0
          }
      })
  }
}

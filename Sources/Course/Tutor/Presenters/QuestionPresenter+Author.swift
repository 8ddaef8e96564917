package import Curriculum
import Sentences
package import Terminal

extension QuestionPresenter {
  /// Returns the question with the explanation below each choice, and a star at each right choice.
  ///
  /// - Parameter number: The question's index, counting from 0.
  package func linesForAuthor(_ number: Int, of exercise: Exercise) -> [StyledText] {
    guard exercise.questions.indices.contains(number) else { return [] }
    let question = exercise.questions[number]
    var lines = presentation.lines(.question(number + 1, of: exercise.questions.count), .title)
    lines += presentation.markdown(question.prompt.text(in: language))
    lines.append(StyledText())
    let printer = MarkdownPrinter(presentation.capabilities)
    for (letter, choice) in zip(question.letters, question.choices) {
      var line = StyledText(choice.isRight ? "* " : "  ", .good)
      line.append("\(letter)) ", .command)
      line.append(printer.inline(choice.text.text(in: language)))
      lines += line.wrapped(to: presentation.width, indent: "     ")
      guard let why = choice.explanation else { continue }
      let margin = StyledText("     ")
      lines += (margin + printer.inline(why.text(in: language)))
        .wrapped(to: presentation.width, indent: "     ")
    }
    return lines
  }
}

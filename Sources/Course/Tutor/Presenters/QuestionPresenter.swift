import Curriculum
import Sentences
import Terminal

/// Presents a quiz question, and the explanation of a choice.
package struct QuestionPresenter {
  let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(
    _ run: QuizRun, of exercise: Exercise, order: ChoiceOrder
  ) -> [StyledText] {
    guard exercise.questions.indices.contains(run.position) else { return [] }
    let question = exercise.questions[run.position]
    var lines = presentation.lines(
      .question(run.position + 1, of: exercise.questions.count), .title)
    lines += presentation.markdown(question.prompt.text(in: language))
    lines.append(StyledText())
    let choices = order.indices(of: question).map { question.choices[$0] }
    for (letter, choice) in zip(question.letters, choices) {
      let text = MarkdownPrinter(presentation.capabilities)
        .inline(choice.text.text(in: language))
      var line = StyledText("  \(letter)) ", .command)
      line.append(text)
      lines += line.wrapped(to: presentation.width, indent: "     ")
    }
    return lines
  }

  func lines(isRight: Bool, chosen: [Question.Choice], hasSeveral: Bool) -> [StyledText] {
    let verdict: Sentence = isRight ? .right : hasSeveral ? .notEveryAnswer : .wrong
    var lines = presentation.lines(verdict, isRight ? .good : .bad)
    for explanation in chosen.compactMap(\.explanation) {
      lines += presentation.markdown(explanation.text(in: language))
    }
    return lines
  }

  var language: String { presentation.language.rawValue }
}

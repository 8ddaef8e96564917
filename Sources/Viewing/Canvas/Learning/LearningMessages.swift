import Curriculum
import Judge
import Sentences
import Terminal
import Tutor

/// The messages beside the lesson: responses to keys, the checks' findings, and the changes in the last save.
struct LearningMessages {
  private let model: LearningModel
  private let presentation: Presentation

  init(_ model: LearningModel, _ presentation: Presentation) {
    self.model = model
    self.presentation = presentation
  }

  var lines: [StyledText] {
    // The explanation already contains the verdict.
    let found = isExplaining ? [] : problem ?? verdict
    let blocks =
      isPassed
      ? [lines(of: model.said), found + advice, lines(of: model.news), change]
      : [lines(of: model.said), found, lines(of: model.news), change, advice]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
      .map { $0.cut(to: presentation.capabilities.width) }
  }

  private var isExplaining: Bool {
    model.said.contains { if case .reason = $0 { true } else { false } }
  }

  /// Whether the latest verdict is a pass, after which the way to the next exercise is most important.
  private var isPassed: Bool {
    model.canvas?.problem == nil && model.canvas?.verdict?.isPassed == true
  }

  private func lines(of messages: [Message]) -> [StyledText] {
    let presenter = MessagePresenter(
      model.session, capabilities: presentation.capabilities, figures: figures)
    return messages.flatMap { message in
      guard case .moreOnThis(let names) = message else { return presenter.lines(message) }
      return presentation.lines(.moreOnThisAtPrompt(names), .quiet)
    }
  }

  /// The figures of a question, or a line in place of each until it's drawn.
  private var figures: [String: [StyledText]] {
    let blocks =
      model.question.flatMap { FigureOrder($0, language: presentation.language) }?.blocks ?? []
    return blocks.reduce(into: model.figures) { figures, block in
      figures[block] = figures[block] ?? presentation.lines(.figureComing, .quiet)
    }
  }

  private var problem: [StyledText]? {
    guard let canvas = model.canvas, canvas.problem != nil else { return nil }
    return CanvasPhrases(canvas, presentation, of: nil, left: [], describes: false).lines
  }

  private var verdict: [StyledText] {
    guard let canvas = model.canvas, let verdict = canvas.verdict else { return [] }
    let presenter = VerdictPresenter(presentation)
    return canvas.showsAllProblems || verdict.isPassed
      ? presenter.lines(
        verdict, of: model.session.exercise, showsAll: canvas.showsAllProblems)
      : presenter.firstProblem(in: verdict, of: model.session.exercise)
  }

  private var change: [StyledText] {
    guard let change = model.change else { return [] }
    return presentation.lines(.lastChange, .quiet) + change.rows(on: presentation)
  }

  private var advice: [StyledText] {
    if case .quiz = model.session.mode {
      return presentation.lines(
        model.answer.isEmpty
          ? .answerWithLetters : .chosenLetters(model.answer.sorted().joined(separator: " ")),
        .quiet)
    }
    let session = model.session
    if session.progress.isDone(session.exercise, in: session.pack) {
      guard let next = session.progress.next(in: session.pack, after: session.exercise) else {
        return []
      }
      return presentation.lines(
        .goesOnWithKey(to: next.title.text(in: presentation.language.rawValue)), .good)
    }
    guard let canvas = model.canvas else { return [] }
    if canvas.verdict == nil, canvas.problem == nil, !canvas.isJudging {
      return task
    }
    guard model.said.isEmpty, !session.exercise.hints.isEmpty else { return [] }
    return presentation.lines(.hintAwaits, .quiet)
  }

  /// The task in the starter's `TODO` comment with its line, and the key that opens the editor.
  private var task: [StyledText] {
    let session = model.session
    let own = session.exercise.filesToChange(of: session.files).map(\.lastPathComponent)
    let mark = own.lazy.compactMap { name in
      model.files[name].flatMap { TodoMark(inText: $0) }.map { (file: name, mark: $0) }
    }.first
    let task = mark.map {
      presentation.lines(
        .task(
          SanitizedText.text($0.mark.text), file: SanitizedText.text($0.file), line: $0.mark.line))
    }
    let editor = model.editor.map { Sentence.editHere($0.name, keys: $0.keys) } ?? .editElsewhere
    return (task ?? []) + presentation.lines(editor, .quiet)
  }
}

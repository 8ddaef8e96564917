import Curriculum
import Judge
import Sentences
import Terminal
import Tutor

/// The messages beside the lesson: responses to keys, the checks' findings, and the changes in the last save.
struct LearningMessages {
  private let model: LearningModel
  private let presentation: Presentation
  /// The finished widget, for messages that have the whole screen; nil for messages beside a picture.
  private let widget: [StyledText]?

  init(_ model: LearningModel, _ presentation: Presentation, widget: [StyledText]? = nil) {
    self.model = model
    self.presentation = presentation
    self.widget = widget
  }

  var lines: [StyledText] {
    joined(
      isPassed
        ? [lines(of: model.said), found + advice, lines(of: model.news), remarks, change]
        : [lines(of: model.said), found, lines(of: model.news), remarks, change, advice])
  }

  /// The messages that the learner waits for, which the lesson and the picture make room for.
  var essentials: [StyledText] {
    joined([lines(of: model.said), found + (isPassed ? advice : []), lines(of: model.news)])
  }

  private func joined(_ blocks: [[StyledText]]) -> [StyledText] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
      .flatMap { line -> [StyledText] in
        let width = presentation.capabilities.width
        // Code to type is never cut.
        return line.runs.allSatisfy { $0.style == .command }
          ? line.brokenAsCode(to: width, sign: presentation.capabilities.isUnicode ? "↵" : "\\")
          : [line.cut(to: width)]
      }
  }

  private var isExplaining: Bool {
    model.said.contains { if case .reason = $0 { true } else { false } }
  }

  /// Whether the latest verdict is a pass, after which the way to the next exercise is most important.
  private var isPassed: Bool {
    guard model.canvas?.verdict?.isPassed == true else { return false }
    return switch model.canvas?.problem {
    case nil, .nothing: true
    case .refused, .missing: false
    }
  }

  private func lines(of messages: [Message]) -> [StyledText] {
    let presenter = MessagePresenter(
      model.session, capabilities: presentation.capabilities, figures: figures)
    var isWidgetNext = false
    let lines = messages.flatMap { message -> [StyledText] in
      if case .note(.yourWidget) = message {
        isWidgetNext = true
        return []
      }
      return presenter.lines(message)
    }
    let keys =
      lines.contains(where: \.namesCommand) ? presentation.lines(.typeWithColon, .quiet) : []
    guard isWidgetNext, let widget, !widget.isEmpty else { return lines + keys }
    return lines + keys + [StyledText()] + presentation.lines(.yourWidget) + widget
  }

  /// The figures of a question, or a line in place of each until it's drawn.
  private var figures: [String: [StyledText]] {
    let blocks =
      model.question.flatMap { FigureOrder($0, language: presentation.language) }?.blocks ?? []
    return blocks.reduce(into: model.figures) { figures, block in
      figures[block] = figures[block] ?? presentation.lines(.figureComing, .quiet)
    }
  }

  /// The problem with the files or what the checks found.
  private var found: [StyledText] {
    // The explanation already contains the verdict.
    guard !isExplaining, let canvas = model.canvas else { return [] }
    let problem =
      canvas.problem == nil
      ? [] : CanvasPhrases(canvas, presentation, of: nil, left: [], describes: false).lines
    switch canvas.problem {
    case nil: return verdict
    // The checks also judge files without a widget to show.
    case .nothing: return joined([verdict, problem])
    case .refused, .missing: return problem
    }
  }

  private var verdict: [StyledText] {
    guard let canvas = model.canvas, let verdict = canvas.verdict else { return [] }
    let presenter = VerdictPresenter(presentation)
    return canvas.showsAllProblems || verdict.isPassed
      ? presenter.lines(
        verdict, of: model.session.exercise, showsAll: canvas.showsAllProblems)
      : presenter.firstProblem(in: verdict, of: model.session.exercise)
  }

  /// The remarks on the pictures, once the learner has saved.
  private var remarks: [StyledText] {
    guard let canvas = model.canvas, canvas.problem == nil, model.change != nil else { return [] }
    return CanvasPhrases(canvas, presentation, of: nil, left: [], describes: false).remarks
  }

  private var change: [StyledText] {
    guard let change = model.change else { return [] }
    return presentation.lines(.lastChange, .quiet)
      + (widget == nil
        ? change.rows(on: presentation) : change.rows(on: presentation, most: .max))
  }

  private var advice: [StyledText] {
    if case .quiz = model.session.mode {
      return presentation.lines(
        model.answer.isEmpty
          ? .answerWithLetters : .chosenLetters(model.answer.sorted().joined(separator: " ")),
        .quiet)
    }
    let session = model.session
    if model.isDone {
      guard let next = model.next else { return [] }
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
    let commands =
      CommandName.isNamed(in: model.lesson) ? presentation.lines(.lessonCommands, .quiet) : []
    return (task ?? []) + presentation.lines(editor, .quiet) + commands
  }
}

extension StyledText {
  /// Whether the text names a command of the prompt.
  fileprivate var namesCommand: Bool {
    runs.contains { run in
      guard run.style == .command else { return false }
      let word = run.text.drop { $0 == "`" }.prefix { $0.isLetter || $0 == "-" }
      return CommandName(rawValue: String(word)) != nil
    }
  }
}

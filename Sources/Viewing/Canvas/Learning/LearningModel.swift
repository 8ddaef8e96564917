import Curriculum
import Foundation
import Judge
import Sentences
package import WorkerProtocol
package import Terminal
package import Tutor

/// The learning screen as a state machine: a session next to the canvas of its open exercise.
///
/// The session's messages are beside the lesson instead of below it. The prompt continues with the same
/// session.
package struct LearningModel: Sendable {
  package private(set) var session: Session
  package private(set) var canvas: CanvasModel?
  package private(set) var lesson = ""
  package private(set) var files: [String: String] = [:]
  package private(set) var figures: [String: [StyledText]] = [:]
  /// The lesson's blocks that figures replace, whether they're painted yet or not.
  package private(set) var figureBlocks: Set<String> = []
  /// The first visible row of the lesson.
  package private(set) var place = 0
  /// The session's responses to the latest key, such as a hint.
  package private(set) var said: [Message] = []
  /// The session's messages about the latest verdict, such as the end of a ring.
  package private(set) var news: [Message] = []
  package private(set) var change: SavedChange?
  package private(set) var view = View.split
  /// The first visible row of the messages while they fill the screen.
  package private(set) var wordsPlace = 0
  /// The letters chosen so far for a quiz question.
  package private(set) var answer: [String] = []
  package private(set) var showsKeys = false
  /// The first visible row of the key help.
  package private(set) var helpPlace = 0
  /// The search text typed so far; nil if the learner isn't searching.
  package private(set) var search: String?
  /// The lesson's blocks whose figures show the starter, as the picture beside the lesson does.
  package private(set) var starterFigures: Set<String> = []
  package private(set) var hasLeft = false

  /// The editor that the edit key opens; nil if there is none.
  package let editor: Editor?
  /// Whether leaving the screen returns to the prompt instead of ending the session.
  private let returnsToPrompt: Bool
  private let timeZone: PhoneTimeZone
  /// The number of rows of messages that don't fit on the screen.
  private var hiddenWords = 0
  private var lessonRows: [String] = []
  private var visibleRows = 1
  /// The last text that the learner searched for.
  private var lastSearch = ""
  /// The row where the last search found the text; nil after scrolling.
  private var lastFound: Int?

  /// The visible parts of the screen, in the order of the tab key.
  ///
  /// A small screen shows one part at a time.
  package enum View: CaseIterable, Hashable, Sendable { case split, words, lesson, picture }

  /// - Parameters:
  ///   - timeZone: The machine's time zone.
  ///   - editor: The editor that the edit key opens.
  ///   - returnsToPrompt: Whether leaving the screen returns to the prompt.
  package init(
    _ session: Session, timeZone: PhoneTimeZone = .fixed, editor: Editor? = nil,
    returnsToPrompt: Bool = false
  ) {
    self.session = session
    self.timeZone = timeZone
    self.editor = editor
    self.returnsToPrompt = returnsToPrompt
  }

  /// The open question of a quiz.
  package var question: Message? {
    said.last { if case .question = $0 { true } else { false } }
  }

  /// Whether the open exercise was passed or skipped by placement.
  package var isDone: Bool { session.progress.isDone(session.exercise, in: session.pack) }

  /// Whether `q` goes back one level instead of leaving the screen.
  package var isInside: Bool { showsKeys || view != .split || search != nil }

  package mutating func handle(_ event: LearningEvent) -> [LearningEffect] {
    if hasLeft { return [] }
    switch event {
    case .started: return type("\(CommandName.goTo.rawValue) \(session.exercise.identifier)")
    case .key(let key): return handle(key)
    case .typed(let character):
      search?.append(character)
      return []
    case .interrupted: return leaveScreen()
    case .saved(let files):
      change = SavedChange(from: self.files, to: files) ?? change
      self.files = files
      (said, news) = ([], [])
      return tell(.saved)
    case .disappeared: return tell(.disappeared)
    case .canvas(let event): return tell(event)
    case .session(let event): return take(session.handle(event))
    case .ready(let exercise, let files, let recorded):
      guard exercise.identifier == session.exercise.identifier else { return [] }
      self.files = files
      change = nil
      canvas = CanvasModel(
        of: exercise, in: session.language,
        timeZone: exercise.viewingTimeZone(onMachineIn: timeZone))
      canvas?.show(recorded: recorded)
      return tell(.started)
    case .illustrated(let figures, let exercise):
      guard exercise.identifier == session.exercise.identifier else { return [] }
      self.figures.merge(figures) { $1 }
      return []
    case .measured(let rows, let visible, let room, let hidden):
      hiddenWords = hidden
      wordsPlace = min(wordsPlace, hidden)
      // A hidden lesson keeps its scroll position.
      if !rows.isEmpty {
        (lessonRows, visibleRows) = (rows, max(visible, 1))
        place = min(place, lastPlace)
      }
      return tell(.resized(room))
    }
  }

  private mutating func tell(_ event: CanvasEvent) -> [LearningEffect] {
    var effects: [LearningEffect] = []
    if case .judged(let verdict) = event {
      let earlier = said
      effects += take(session.handle(.checked(verdict)))
      // A hint for an exercise that is now passed would be in the way.
      news = Array(said.dropFirst(earlier.count))
      said = verdict.isPassed ? [] : earlier
    }
    return effects + (canvas?.handle(event) ?? []).map(LearningEffect.canvas)
  }

  /// Stores the session's messages, and returns its other effects.
  private mutating func take(_ effects: [SessionEffect]) -> [LearningEffect] {
    var result: [LearningEffect] = []
    for effect in effects {
      switch effect {
      case .say(.lesson(let exercise, let text, _)):
        lesson = text
        starterFigures = exercise.blocksOfStarter(in: text, language: session.language)
        figureBlocks =
          text.contains("```\(LessonFigure.fence)")
          ? Set(MarkdownDocument(parsing: text).code(in: LessonFigure.fence)) : []
        (place, lastFound) = (0, nil)
        figures = [:]
      // The keys already show the next step, and the canvas shows the verdict and picture.
      case .say(.nextStep), .say(.verdict), .draw, .look, .showPassed: break
      case .say(let message): said.append(message)
      case .open(let exercise):
        canvas = nil
        change = nil
        answer = []
        news = []
        result.append(.session(.open(exercise)))
      case .leave: result += leave()
      default: result.append(.session(effect))
      }
    }
    return result
  }

  private mutating func leave() -> [LearningEffect] {
    hasLeft = true
    return [.leave]
  }

  /// Returns to the prompt if the screen was opened there; otherwise ends the session.
  private mutating func leaveScreen() -> [LearningEffect] {
    returnsToPrompt ? leave() : type(CommandName.quit.rawValue)
  }

  // MARK: - Keys

  private mutating func handle(_ key: Key) -> [LearningEffect] {
    if search != nil { return handleInSearch(key) }
    if let effects = answer(key) ?? scroll(key) { return effects }
    switch key {
    case .letter("p"):
      let choice = session.chooseStart(atPrompt: true)
      return [.session(choice)] + leave()
    case .letter("q"): return isInside ? goUp() : leaveScreen()
    case .escape: return goUp()
    case .end: return type(CommandName.quit.rawValue)
    case .letter("?"):
      showsKeys.toggle()
      helpPlace = 0
      return []
    case .tab:
      view = view.next
      wordsPlace = 0
      return []
    case .letter("/"):
      search = ""
      return []
    case .letter("h"): return type(CommandName.hint.rawValue)
    case .letter("n"): return type((isDone ? CommandName.next : .skip).rawValue)
    case .letter("b"): return goBack()
    case .letter("e"): return type(CommandName.edit.rawValue)
    case .letter("w"): return type(CommandName.why.rawValue)
    default: return tell(.key(key))
    }
  }

  /// Closes the help, or returns from one part of the screen to all parts.
  private mutating func goUp() -> [LearningEffect] {
    if showsKeys {
      showsKeys = false
    } else {
      view = .split
      wordsPlace = 0
    }
    return []
  }

  /// Runs a command as the prompt does.
  private mutating func type(_ line: String) -> [LearningEffect] {
    said = []
    wordsPlace = 0
    return take(session.handle(.line(line)))
  }

  private mutating func goBack() -> [LearningEffect] {
    let all = session.progress.list(around: session.exercise, in: session.pack)
    guard let here = all.firstIndex(where: { $0.identifier == session.exercise.identifier }),
      here > 0
    else {
      said = [.note(.firstExercise)]
      return []
    }
    return type("\(CommandName.goTo.rawValue) \(all[here - 1].identifier)")
  }

  // MARK: - Reading

  private var lastPlace: Int { max(lessonRows.count - visibleRows, 0) }

  private mutating func scroll(_ key: Key) -> [LearningEffect]? {
    let steps: Int
    switch key {
    case .up, .letter("k"): steps = -1
    case .down, .letter("j"): steps = 1
    case .scrollUp: steps = -3
    case .scrollDown: steps = 3
    case .pageUp: steps = -max(visibleRows - 1, 1)
    case .pageDown, .letter(" "): steps = max(visibleRows - 1, 1)
    case .first, .letter("g"): steps = -lessonRows.count
    case .last: steps = lessonRows.count
    default: return nil
    }
    if showsKeys {
      helpPlace = min(max(helpPlace + steps, 0), Self.longestHelp)
    } else if view == .words {
      wordsPlace = min(max(wordsPlace + steps, 0), hiddenWords)
    } else {
      place = min(max(place + steps, 0), lastPlace)
      lastFound = nil
    }
    return []
  }

  private static let longestHelp = 60

  private mutating func handleInSearch(_ key: Key) -> [LearningEffect] {
    switch key {
    case .escape, .end: search = nil
    case .backspace: _ = search?.popLast()
    case .enter:
      let words = search.flatMap { $0.isEmpty ? nil : $0 } ?? lastSearch
      search = nil
      find(words)
    default: break
    }
    return []
  }

  /// Scrolls to the next row that contains the text.
  ///
  /// After the last such row, the search continues at the top.
  private mutating func find(_ words: String) {
    guard !words.isEmpty else { return }
    // Near the lesson's end, the row with the text isn't the first visible row.
    let start = words == lastSearch ? lastFound ?? place : place
    lastSearch = words
    said = []
    let places = lessonRows.indices.filter {
      lessonRows[$0].range(of: words, options: .caseInsensitive) != nil
    }
    guard let found = places.first(where: { $0 > start }) ?? places.first else {
      said = [.note(.notInLesson(words))]
      return
    }
    showsKeys = false
    if view != .lesson { view = .split }
    place = min(found, lastPlace)
    lastFound = found
  }

  /// Handles a quiz's letters, and Enter after them; returns nil for other keys.
  private mutating func answer(_ key: Key) -> [LearningEffect]? {
    guard case .quiz(let run) = session.mode,
      session.exercise.questions.indices.contains(run.position)
    else { return nil }
    switch key {
    case .letter(let letter):
      let letter = String(letter)
      guard session.exercise.questions[run.position].letters.contains(letter) else { return nil }
      if let place = answer.firstIndex(of: letter) {
        answer.remove(at: place)
      } else {
        answer.append(letter)
      }
      return []
    case .enter where !answer.isEmpty:
      defer { answer = [] }
      return type(answer.sorted().joined(separator: " "))
    default: return nil
    }
  }
}

extension LearningModel.View {
  fileprivate var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

extension Exercise {
  /// Returns the blocks of a lesson whose figures show only the starter, like the exercise's own picture.
  fileprivate func blocksOfStarter(in lesson: String, language: Language) -> Set<String> {
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

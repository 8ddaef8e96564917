package import Curriculum
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
  package internal(set) var answer: [String] = []
  package private(set) var showsKeys = false
  /// The first visible row of the key help.
  package private(set) var helpPlace = 0
  /// The search text typed so far; nil if the learner isn't searching.
  package private(set) var search: String?
  /// The command typed so far; nil if the learner isn't typing a command.
  package private(set) var command: String?
  /// Whether the learner has scrolled the lesson since the latest messages, which then take less space.
  package private(set) var readsOn = false
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
  package enum View: CaseIterable, Hashable, Sendable { case split, words, picture, lesson }

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

  /// Whether the open exercise was passed or skipped by placement.
  package var isDone: Bool { session.progress.isDone(session.exercise, in: session.pack) }

  /// The exercise that the key for the next exercise opens; nil if there's none left.
  package var next: Exercise? {
    let next = session.progress.following(session.exercise, in: session.pack)
    return next?.identifier == session.exercise.identifier ? nil : next
  }

  /// Whether typed characters are text instead of keys.
  package var isTyping: Bool { search != nil || command != nil }

  /// Whether `q` goes back one level instead of leaving the screen.
  package var isInside: Bool { showsKeys || view != .split || isTyping }

  package mutating func handle(_ event: LearningEvent) -> [LearningEffect] {
    if hasLeft { return [] }
    switch event {
    case .started: return type("\(CommandName.goTo.rawValue) \(session.exercise.identifier)")
    case .key(let key): return handle(key)
    case .typed(let character):
      search?.append(character)
      command?.append(character)
      return []
    case .interrupted: return leaveScreen()
    case .saved(let files):
      change = SavedChange(from: self.files, to: files) ?? change
      self.files = files
      (said, news) = ([], [])
      readsOn = false
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
    case .checksDrawn: return []
    case .returned(let session): return goOn(with: session)
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
      let (earlier, wasAllDone) = (said, session.isAllDone)
      effects += take(session.handle(.checked(verdict)))
      readsOn = false
      // The end of the route or course fills the screen.
      if session.isAllDone, !wasAllDone { (view, wordsPlace) = (.words, 0) }
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
        (view, wordsPlace) = (.split, 0)
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
    if command != nil { return handleInCommand(key) }
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
      (view, wordsPlace) = (view.next, 0)
      return []
    case .letter("/"):
      search = ""
      return []
    case .letter(":"):
      command = ""
      return []
    case .letter("h"): return type(CommandName.hint.rawValue)
    case .letter("n"):
      let effects = type((isDone ? CommandName.next : .skip).rawValue)
      // After the last exercise, the end of the route fills the screen again.
      if isDone, next == nil { (view, wordsPlace) = (.words, 0) }
      return effects
    case .letter("b"): return goBack()
    case .letter("e"): return type(CommandName.edit.rawValue)
    case .letter("w"): return explain()
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

  /// Explains the first error of the files, or else the first problem that the checks found.
  private mutating func explain() -> [LearningEffect] {
    if case .refused(let diagnostics)? = canvas?.problem,
      let error = diagnostics.first(where: { $0.severity == .error })
    {
      said = []
      return [.session(.explain(.error(error), session.exercise))]
    }
    guard session.hasFinding else {
      said = [.note(.saveFirst)]
      return []
    }
    return type(CommandName.why.rawValue)
  }

  /// Runs a command as the prompt does.
  mutating func type(_ line: String) -> [LearningEffect] {
    said = []
    wordsPlace = 0
    readsOn = false
    return take(session.handle(.line(line)))
  }

  // MARK: - Typed commands

  private mutating func handleInCommand(_ key: Key) -> [LearningEffect] {
    switch key {
    case .escape, .end: command = nil
    case .backspace: if command?.popLast() == nil { command = nil }
    case .enter:
      let line = command ?? ""
      command = nil
      return run(line)
    default: break
    }
    return []
  }

  /// Runs a typed command on the screen if the screen can show its result, and otherwise beside the screen.
  private mutating func run(_ line: String) -> [LearningEffect] {
    guard !line.allSatisfy(\.isWhitespace) else { return [] }
    guard let command = try? Command.parse(line) else { return type(line) }
    switch command {
    case .goTo, .next, .skip, .hint, .edit, .language, .quit: return type(line)
    case .back: return goBack()
    case .why(nil): return explain()
    case .check(let showsAll):
      let effects =
        showsAll && canvas?.showsAllProblems == false ? tell(.key(.letter("a"))) : []
      return effects + tell(.key(.letter("r")))
    case .render(PictureChoice()), .canvas(isPage: false):
      view = .picture
      return []
    case .screen: return []
    default: return [.aside(line)]
    }
  }

  /// Continues with the session after commands that ran beside the screen.
  private mutating func goOn(with session: Session) -> [LearningEffect] {
    let before = self.session
    self.session = session
    said = []
    if session.hasLeft { return leave() }
    let isSame =
      session.exercise.identifier == before.exercise.identifier
      && session.language == before.language
    return isSame ? [] : type("\(CommandName.goTo.rawValue) \(session.exercise.identifier)")
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
      readsOn = true
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
    readsOn = true
    if view != .lesson { (view, wordsPlace) = (.split, 0) }
    place = min(found, lastPlace)
    lastFound = found
  }
}

extension LearningModel.View {
  fileprivate var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

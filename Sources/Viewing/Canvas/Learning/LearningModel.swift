import Curriculum
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
  /// The width for which the figures were painted; nil without figures.
  package private(set) var figureColumns: Int?
  /// The first visible row of the lesson.
  package private(set) var place = 0
  /// The session's latest messages, such as a hint.
  package private(set) var said: [Message] = []
  package private(set) var change: SavedChange?
  package private(set) var view = View.split
  /// The letters chosen so far for a quiz question.
  package private(set) var answer: [String] = []
  package private(set) var showsKeys = false
  package private(set) var hasLeft = false

  private let timeZone: PhoneTimeZone
  private var lessonRows = 0
  private var visibleRows = 1

  /// The visible parts of the screen; a small screen shows one part at a time.
  package enum View: CaseIterable, Hashable, Sendable { case split, lesson, picture, words }

  /// - Parameter timeZone: The machine's time zone.
  package init(_ session: Session, timeZone: PhoneTimeZone = .fixed) {
    self.session = session
    self.timeZone = timeZone
  }

  package mutating func handle(_ event: LearningEvent) -> [LearningEffect] {
    if hasLeft { return [] }
    switch event {
    case .started: return type("\(CommandName.goTo.rawValue) \(session.exercise.identifier)")
    case .key(let key): return handle(key)
    case .interrupted: return leave()
    case .saved(let files):
      change = SavedChange(from: self.files, to: files) ?? change
      self.files = files
      said = []
      return tell(.saved)
    case .disappeared: return tell(.disappeared)
    case .canvas(let event): return tell(event)
    case .session(let event): return take(session.handle(event))
    case .ready(let exercise, let files):
      guard exercise.identifier == session.exercise.identifier else { return [] }
      self.files = files
      change = nil
      canvas = CanvasModel(
        of: exercise, in: session.language,
        timeZone: exercise.viewingTimeZone(onMachineIn: timeZone))
      return tell(.started)
    case .illustrated(let figures, let exercise, let columns):
      guard exercise.identifier == session.exercise.identifier else { return [] }
      self.figures = figures
      figureColumns = columns
      return []
    case .measured(let rows, let visible, let room):
      // A hidden lesson keeps its scroll position.
      if rows > 0 {
        (lessonRows, visibleRows) = (rows, max(visible, 1))
        place = min(place, lastPlace)
      }
      return tell(.resized(room))
    }
  }

  private mutating func tell(_ event: CanvasEvent) -> [LearningEffect] {
    var effects: [LearningEffect] = []
    if case .judged(let verdict) = event { effects += take(session.handle(.checked(verdict))) }
    return effects + (canvas?.handle(event) ?? []).map(LearningEffect.canvas)
  }

  /// Stores the session's messages, and returns its other effects.
  private mutating func take(_ effects: [SessionEffect]) -> [LearningEffect] {
    var result: [LearningEffect] = []
    for effect in effects {
      switch effect {
      case .say(.lesson(_, let text, _)):
        lesson = text
        place = 0
        said = []
        figures = [:]
        figureColumns = nil
      // The keys already show the next step, and the canvas shows the verdict and picture.
      case .say(.nextStep), .say(.verdict), .draw, .look, .showPassed: break
      case .say(let message): said.append(message)
      case .open(let exercise):
        canvas = nil
        change = nil
        answer = []
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

  // MARK: - Keys

  private mutating func handle(_ key: Key) -> [LearningEffect] {
    if let effects = scroll(key) ?? answer(key) { return effects }
    switch key {
    case .letter("p"), .escape: return leave()
    case .letter("q"), .end: return type("quit")
    case .letter("?"):
      showsKeys.toggle()
      return []
    case .tab:
      view = view.next
      return []
    case .letter("h"): return type(CommandName.hint.rawValue)
    case .letter("n"): return type(CommandName.next.rawValue)
    case .letter("b"): return goBack()
    case .letter("e"): return type(CommandName.edit.rawValue)
    case .letter("w"): return type(CommandName.why.rawValue)
    default: return tell(.key(key))
    }
  }

  /// Runs a command as the prompt does.
  private mutating func type(_ line: String) -> [LearningEffect] {
    said = []
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

  private var lastPlace: Int { max(lessonRows - visibleRows, 0) }

  private mutating func scroll(_ key: Key) -> [LearningEffect]? {
    switch key {
    case .up: place = max(place - 1, 0)
    case .down: place = min(place + 1, lastPlace)
    case .pageUp: place = max(place - visibleRows + 1, 0)
    case .pageDown, .letter(" "): place = min(place + visibleRows - 1, lastPlace)
    default: return nil
    }
    return []
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

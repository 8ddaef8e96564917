import Canvas
import Curriculum
import Foundation
import Judge
import PhoneFacts
import Sentences
import WorkerProtocol
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("The learning screen goes on with the prompt's session")
struct LearningScreenTests {
  static let nowhere = URL(filePath: "/nonexistent/course")

  static func text(_ english: String, _ korean: String) -> LocalizedText {
    LocalizedText(["en": english, "ko": korean])
  }

  static let first = Exercise(
    identifier: "data-model", kind: .code, title: text("The data model", "데이터 모델"), points: 10,
    minutes: 10, difficulty: .easy,
    hints: [text("Look at the *conditions*.", "*날씨 상태*를 보세요."), text("The second.", "두 번째.")],
    preview: PreviewDeclaration(widget: "WeatherWidget", families: [.widget(.systemSmall)]),
    folder: nowhere.appending(path: "01/data-model"))

  static let second = Exercise(
    identifier: "tint-trap", kind: .code, title: text("The tint trap", "틴트 함정"), points: 6,
    minutes: 8, difficulty: .medium, folder: nowhere.appending(path: "01/tint-trap"))

  static let pack = Pack(
    identifier: "weather", format: 1, version: "1.0", title: text("The weather widget", "날씨 위젯"),
    languages: ["en", "ko"], license: "CC-BY-4.0",
    rings: [Ring(identifier: "basics", title: text("Basics", "기초"), exercises: [first, second])],
    folder: nowhere)

  /// A lesson that's longer than any window.
  static let lesson =
    "# The data model\n\n" + (1...80).map { "Line \($0) of the lesson.\n\n" }.joined()

  static let failed = Verdict(
    exercise: "data-model", status: .failed, score: 0, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: "Every condition has its symbol", status: .failed, points: 0, maxPoints: 10,
        message: "Rain looks like clouds: give it a symbol of its own.", file: "Weather.swift",
        line: 12)
    ]
  ).forLearner()

  /// A screen whose effects are performed as if there were files, a compiler and a judge.
  struct Script {
    var model: LearningModel
    var wanted: [LearningEffect] = []
    let columns: Int
    let rows: Int
    var verdict = LearningScreenTests.failed
    var isRefused = false
    var hasWidget = true
    /// The commands that ran beside the screen.
    var asides: [String] = []
    private let paint = CanvasPaint()

    init(columns: Int, rows: Int, language: Language) throws {
      self.columns = columns
      self.rows = rows
      model = LearningModel(
        try #require(
          Session(
            pack: pack, progress: LearnerProgress(), language: language, isInteractive: true,
            workspace: nowhere)))
      send(.started)
    }

    mutating func send(_ event: LearningEvent) {
      carryOut(model.handle(event))
      carryOut(model.handle(page.measure))
    }

    private mutating func carryOut(_ effects: [LearningEffect]) {
      wanted += effects
      while !wanted.isEmpty {
        let effect = wanted.removeFirst()
        switch effect {
        case .session(.open(let exercise)):
          wanted += model.handle(
            .session(
              .opened(
                lesson: lesson, files: [nowhere.appending(path: "Weather.swift")], unfinished: [])))
          wanted += model.handle(.ready(exercise, ["Weather.swift": "let sky = 1\n"]))
        case .canvas(.compile(let order)):
          let answer =
            isRefused
            ? CanvasScript.refusal(order)
            : hasWidget
              ? CanvasScript.answer(to: order, [.systemSmall], entries: 1)
              : CanvasAnswer(to: order, .nothing("There's no widget."), took: .zero)
          wanted += model.handle(.canvas(.compiled(answer)))
        case .canvas(.draw(let order)):
          wanted += model.handle(.canvas(.drawn(CanvasScript.answer(to: order, [.systemSmall]))))
        case .canvas(.check): wanted += model.handle(.canvas(.judged(verdict)))
        case .aside(let line): asides.append(line)
        case .leave, .canvas(.leave), .session: break
        }
      }
    }

    var page: LearningPage {
      LearningPage(
        model,
        on: Presentation(
          TerminalCapabilities(
            isTerminal: true, width: columns, height: rows, colorDepth: .none,
            language: model.session.language), place: .watching), paint: paint)
    }

    var screen: String {
      page.rows.map { $0.encoded(for: .plain(width: columns)) + "\n" }.joined()
    }
  }

  @Test(
    arguments: [(40, 20), (60, 24), (80, 24), (120, 40), (200, 60)], Language.allCases)
  func aSessionMatchesItsRecording(window: (Int, Int), language: Language) throws {
    var script = try Script(columns: window.0, rows: window.1, language: language)
    var recorded = ""
    func note(_ step: String, _ script: Script) { recorded += "\(step)\n" + script.screen }
    note("opened", script)
    script.send(.key(.pageDown))
    script.send(.saved(["Weather.swift": "let sky = 2\n"]))
    note("a page on, and a save", script)
    script.send(.key(.letter("h")))
    note("h", script)
    script.send(.key(.tab))
    note("tab", script)
    script.send(.key(.tab))
    note("tab", script)
    let framed = recorded.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "|\($0)|\n" }.joined()
    try Golden.expect(framed, matches: "learning-\(language.rawValue)-\(window.0).txt")
  }

  @Test(.thorough) func noRowExceedsAnyWindow() throws {
    for columns in [1, 10, 20, 40, 71, 72, 80, 100, 130, 250] {
      for rows in [1, 2, 5, 15, 16, 24, 39, 40, 70] {
        var script = try Script(columns: columns, rows: rows, language: .korean)
        for key in [Key.letter("h"), .tab, .tab, .tab, .tab, .letter("?")] {
          let screen = script.page.rows
          #expect(screen.count <= rows)
          for row in screen { #expect(row.width <= columns, "\(columns) × \(rows): \(row.text)") }
          script.send(.key(key))
        }
      }
    }
  }

  @Test(.thorough) func savingKeepsTheLessonsPosition() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    for _ in 0..<5 { script.send(.key(.down)) }
    #expect(script.model.place == 5)
    script.send(.saved(["Weather.swift": "let sky = 2\n"]))
    #expect(script.model.place == 5)
    for _ in 0..<500 { script.send(.key(.pageDown)) }
    let last = script.model.place
    script.send(.key(.up))
    #expect(script.model.place == last - 1)
    #expect(script.screen.contains("Line 79"))
  }

  /// The learner needs the error's fix most.
  ///
  /// The lesson returns with the next good save.
  @Test func aLowWindowShowsAnErrorInPlaceOfTheLesson() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    for _ in 0..<5 { script.send(.key(.down)) }
    script.isRefused = true
    script.send(.saved(["Weather.swift": "let sky = \n"]))
    #expect(script.screen.contains("check its spelling"), "\(script.screen)")
    #expect(script.screen.contains("systemSmall"))
    #expect(!script.screen.contains("of the lesson"), "\(script.screen)")
    script.isRefused = false
    script.send(.saved(["Weather.swift": "let sky = 3\n"]))
    #expect(script.model.place == 5)
    #expect(script.screen.contains("of the lesson"), "\(script.screen)")
  }

  @Test func otherViewsKeepTheLessonsPosition() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    for _ in 0..<5 { script.send(.key(.down)) }
    for _ in 0..<4 { script.send(.key(.tab)) }
    #expect(script.model.place == 5)
  }

  @Test func aHintIsTheSessionsOwn() throws {
    var script = try Script(columns: 120, rows: 40, language: .english)
    script.send(.key(.letter("h")))
    #expect(script.screen.contains("Look at the conditions."))
    let record = script.model.session.progress.record(of: Self.first, in: Self.pack)
    #expect(record?.hintsUsed == 1)
    script.send(.key(.letter("h")))
    #expect(script.screen.contains("The second."))
  }

  @Test func beforeAPassNextSkipsTheExercise() throws {
    var script = try Script(columns: 120, rows: 40, language: .english)
    #expect(script.screen.contains("n skip"))
    script.send(.key(.letter("n")))
    #expect(script.model.session.exercise.identifier == "tint-trap")
    #expect(script.screen.contains("You left “The data model” for later"), "\(script.screen)")
  }

  @Test func afterAPassNextOpensTheNextExercise() throws {
    var script = try Script(columns: 120, rows: 40, language: .english)
    script.verdict = Verdict(
      exercise: "data-model", status: .passed, score: 10, maxScore: 10
    ).forLearner()
    script.send(.saved(["Weather.swift": "let sky = 3\n"]))
    #expect(script.model.session.progress.isDone(Self.first, in: Self.pack))
    #expect(script.screen.contains("“The tint trap”"))
    script.send(.key(.letter("n")))
    #expect(script.model.session.exercise.identifier == "tint-trap")
    script.send(.key(.letter("b")))
    #expect(script.model.session.exercise.identifier == "data-model")
    script.send(.key(.letter("b")))
    #expect(script.screen.contains("This is the first exercise"))
  }

  @Test func knownKeysMoveTheLesson() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    for (key, place) in [
      (Key.letter("j"), 1), (.scrollDown, 4), (.letter("k"), 3), (.scrollUp, 0), (.down, 1),
      (.first, 0),
    ] {
      script.send(.key(key))
      #expect(script.model.place == place, "\(key)")
    }
    script.send(.key(.last))
    #expect(script.screen.contains("Line 80 of"))
    script.send(.key(.letter("g")))
    #expect(script.model.place == 0)
  }

  @Test func searchGoesToTheNextRowWithTheWords() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    func search(_ words: String) {
      script.send(.key(.letter("/")))
      for character in words { script.send(.typed(character)) }
      script.send(.key(.enter))
    }
    search("LINE 41")
    #expect(script.screen.split(separator: "\n")[1].hasPrefix("Line 41 of"), "\(script.screen)")
    search("lineX")
    #expect(script.screen.contains("“lineX” isn't in this lesson."))
    search("line 7")
    #expect(script.screen.contains("Line 70 of"))
    // An empty search repeats the last one, and continues at the top after the last row.
    for _ in 0..<10 { search("") }
    #expect(script.screen.split(separator: "\n")[1].hasPrefix("Line 7 of"), "\(script.screen)")
    script.send(.key(.letter("/")))
    script.send(.typed("n"))
    script.send(.key(.backspace))
    script.send(.key(.escape))
    #expect(script.model.search == nil)
    #expect(script.model.session.exercise.identifier == "data-model")
  }

  @Test func quitGoesBackOneLevel() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    script.send(.key(.letter("?")))
    script.send(.key(.letter("q")))
    #expect(!script.model.showsKeys)
    script.send(.key(.tab))
    script.send(.key(.letter("q")))
    #expect(script.model.view == .split)
    script.send(.key(.escape))
    #expect(!script.model.hasLeft)
    script.send(.key(.letter("q")))
    #expect(script.model.hasLeft)
  }

  @Test func aClickOnALabelPressesItsKey() throws {
    let script = try Script(columns: 80, rows: 24, language: .english)
    let page = script.page
    let bar = script.screen.split(separator: "\n", omittingEmptySubsequences: false)[23]
    let hint = try #require(bar.firstRange(of: "hint"))
    let column = bar.distance(from: bar.startIndex, to: hint.lowerBound)
    #expect(page.key(atColumn: column, row: 23) == .letter("h"))
    #expect(page.key(atColumn: column - 2, row: 23) == .letter("h"))
    #expect(page.key(atColumn: column, row: 22) == nil)
    #expect(page.key(atColumn: 79, row: 23) == nil)
  }

  @Test func theFirstScreenNamesTheTaskAndTheEditorThatOpens() throws {
    for language in Language.allCases {
      var model = LearningModel(
        try #require(
          Session(
            pack: Self.pack, progress: LearnerProgress(), language: language, isInteractive: true,
            workspace: Self.nowhere)), editor: Editor(command: "/usr/bin/vim -p"))
      _ = model.handle(.started)
      _ = model.handle(
        .session(
          .opened(
            lesson: Self.lesson, files: [Self.nowhere.appending(path: "Weather.swift")],
            unfinished: [])))
      let order = CanvasModel(name: "", families: [.widget(.systemSmall)]).firstOrder
      guard case .pictures(let recorded, _, _) = CanvasScript.answer(to: order).outcome else {
        return
      }
      let source = "let sky = 1\n// TODO: choose another sky,\n// a better one.\n"
      _ = model.handle(.ready(Self.first, ["Weather.swift": source], recorded: recorded))
      // The screen shows the recorded picture before it compiles anything.
      let screen = LearningPage(
        model,
        on: Presentation(
          TerminalCapabilities(isTerminal: true, width: 80, height: 24, language: language),
          place: .watching), paint: CanvasPaint()
      ).rows.map(\.text).joined(separator: "\n")
      for words in ["Seoul", "choose another sky, a better one.", "vim", ":wq"] {
        #expect(screen.contains(words), "\(screen)")
      }
    }
  }

  @Test func theChoiceOfThePromptIsKept() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    let effects = script.model.handle(.key(.letter("p")))
    #expect(
      effects.contains {
        if case .session(.record(.startChosen(atPrompt: true))) = $0 { true } else { false }
      })
    #expect(script.model.session.progress.startsAtPrompt == true)
  }

  @Test func openingIsNoAttempt() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    func attempts() -> Int? {
      script.model.session.progress.record(of: Self.first, in: Self.pack)?.attempts
    }
    #expect((attempts() ?? 0) == 0)
    script.send(.saved(["Weather.swift": "let sky = 2\n"]))
    #expect(attempts() == 1)
  }

  @Test func theSessionReturnsUnchanged() throws {
    var script = try Script(columns: 80, rows: 24, language: .english)
    script.send(.key(.letter("p")))
    #expect(script.model.hasLeft)
    #expect(!script.model.session.hasLeft)
    var other = try Script(columns: 80, rows: 24, language: .english)
    other.send(.key(.letter("q")))
    #expect(other.model.hasLeft)
    #expect(other.model.session.hasLeft)
  }
}

import Sentences
import Curriculum
import Foundation
import Judge
import Stage
import Terminal
import Workbench

/// What `doctor` looked at, each thing with a verdict in words.
struct Examination: Encodable {
  struct Finding: Encodable {
    enum State: String, Encodable {
      case good
      /// Works, with less than there could be.
      case limited
      /// Rings cannot do its work without it.
      case missing
      /// Neither good nor bad, but to be known.
      case note
    }

    var subject: String
    var state: State
    var message: String
  }

  var version = 1
  private(set) var findings: [Finding] = []
  /// What the jail was attacked with just now, and how that went.
  private(set) var isolation: IsolationExamination?
  private let language: Language
  private let messages: MessageTable

  private enum CodingKeys: CodingKey {
    case version, findings, isolation
  }

  private init(language: Language) {
    self.language = language
    messages = RingsMessages.ofDoctor(language: language.rawValue)
  }

  private mutating func note(_ subject: String, _ state: Finding.State, _ message: String) {
    findings.append(Finding(subject: subject, state: state, message: messages.text(of: message)))
  }

  private mutating func note(_ subject: String, _ state: Finding.State, _ error: any Error) {
    note(subject, state, ErrorReport(error, language: language).message)
  }

  /// Examines this machine.
  ///
  /// - Throws: `OptionError` for a language that Rings does not speak.
  static func of(
    _ surroundings: Surroundings, options: CourseOptions
  ) async throws -> Examination {
    var examination = Examination(language: try options.language(in: surroundings))
    examination.note(
      "Rings", .good, "\(RingsVersion.text), \(surroundings.abbreviated(surroundings.executable))")
    let configuration = await examination.examineToolchain(surroundings)
    if let configuration {
      await examination.examineIsolation(configuration)
      await examination.examineWork(configuration)
      await examination.examineAvailability(configuration)
    }
    examination.examineTerminal(surroundings.terminal)
    examination.examineCourse(surroundings, options)
    return examination
  }

  private mutating func examineToolchain(_ surroundings: Surroundings) async -> JudgeConfiguration?
  {
    do {
      let configuration = try await JudgeConfiguration.found(executable: surroundings.executable)
      note("Swift", .good, configuration.toolchain.version)
      let modules = configuration.modules.appending(path: "SwiftUI.swiftmodule").path
      if FileManager.default.fileExists(atPath: modules) {
        note("iOS modules", .good, surroundings.abbreviated(configuration.modules))
      } else {
        note(
          "iOS modules", .missing,
          "\(modules) is not there. Start Rings from the folder it was built in: swift run rings.")
      }
      do {
        _ = try configuration.cache.folder("doctor")
        note("Cache", .good, surroundings.abbreviated(configuration.cache.url))
      } catch {
        note("Cache", .missing, SystemReason.text(of: error))
      }
      return configuration
    } catch let error as CacheError {
      note("Cache", .missing, error.description)
      return nil
    } catch {
      note("Swift", .missing, error)
      return nil
    }
  }

  /// Attacks the jail as learner code might, and says what held.
  private mutating func examineIsolation(_ configuration: JudgeConfiguration) async {
    let isolation = await IsolationExamination.of(configuration)
    findings += isolation.findings(in: messages)
    self.isolation = isolation
  }

  /// Compiles and draws a view: the whole way that a learner's file takes.
  private mutating func examineWork(_ configuration: JudgeConfiguration) async {
    let start = ContinuousClock.now
    do {
      // A view that nobody has compiled before: what is kept proves nothing about today.
      let view = ViewExpression(name: "canary", source: "Text(\"Hi \(UUID().uuidString)\")")
      let opening = try await Studio(configuration).open(files: [], views: [view])
      switch opening {
      case .refused(let diagnostics):
        note("Drawing", .missing, diagnostics.first?.message ?? "the canary does not compile")
      case .opened(let session, _):
        let picture = try await session.render(RenderRequest(subject: .view("canary")))
        await session.close()
        let seconds = (ContinuousClock.now - start).seconds.formatted(
          .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US_POSIX")))
        let isDrawn = !picture.picture.drawing.items.isEmpty
        note(
          "Drawing", isDrawn ? .good : .missing,
          isDrawn ? "a view took \(seconds) s" : "the picture is empty")
      }
    } catch {
      note("Drawing", .missing, error)
    }
  }

  /// Prepares the compiler to speak of older iOS versions, without which everything else works.
  private mutating func examineAvailability(_ configuration: JudgeConfiguration) async {
    do {
      try await Studio(configuration).prepareAvailability()
      note("Older iOS", .good, "what an older iOS lacks is told while compiling")
    } catch {
      note(
        "Older iOS", .limited,
        "what an older iOS lacks goes untold: "
          + ErrorReport(error, language: language).message)
    }
  }

  private mutating func examineTerminal(_ terminal: TerminalCapabilities) {
    let colors =
      switch terminal.colorDepth {
      case .none: "no colours"
      case .sixteen: "16 colours"
      case .palette: "256 colours"
      case .truecolor: "all colours"
      }
    let characters = terminal.isUnicode ? "Unicode" : "ASCII only (set LANG to a UTF-8 locale)"
    note(
      "Terminal", terminal.isUnicode && terminal.width >= 60 ? .good : .limited,
      "\(terminal.width) columns, \(colors), \(characters)")
  }

  private mutating func examineCourse(_ surroundings: Surroundings, _ options: CourseOptions) {
    do {
      let course = try options.course(in: surroundings)
      let solutions = course.pack.solutionsFolder == nil ? ", without solutions" : ""
      note(
        "Course", .good,
        "\(course.pack.identifier) \(course.pack.version), \(course.pack.exercises.count) exercises"
          + solutions)
      _ = try course.workspace.progress.update { _ in }
      note("Workspace", .good, surroundings.abbreviated(course.workspace.folder))
    } catch {
      note("Course", .missing, error)
    }
  }

  /// One paragraph a subject, words for states.
  func text(width: Int) -> String {
    let subjects = findings.map { messages.text(of: $0.subject) }
    let states = findings.map { messages.text(of: $0.state.word) }
    let column = subjects.map { StyledText($0).width }.max() ?? 0
    let second = states.map { StyledText($0).width }.max() ?? 0
    return zip(findings, zip(subjects, states)).map { finding, words in
      let lead = Self.padded(words.0, to: column + 2) + Self.padded(words.1, to: second + 2)
      let lines = StyledText(finding.message).wrapped(to: max(24, width - column - second - 4))
      let indent = "\n" + String(repeating: " ", count: column + second + 4)
      return lead + lines.map(\.text).joined(separator: indent) + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(0, cells - StyledText(text).width))
  }
}

extension Examination.Finding.State {
  fileprivate var word: String {
    switch self {
    case .good: "good"
    case .limited: "limited"
    case .missing: "MISSING"
    case .note: "note"
    }
  }
}

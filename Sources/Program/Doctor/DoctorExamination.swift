package import Curriculum
import Foundation
package import Host
import Jailing
import Judge
package import Sentences
import WorkerProtocol
import Storage
import Terminal
import Viewing

/// The result of `doctor`: a finding for each part of the system.
package struct DoctorExamination: Encodable {
  package struct Finding: Encodable {
    package enum State: String, Encodable {
      case good
      /// The part works, but with less than full functionality.
      case limited
      /// The part is required, and missing.
      case missing
      /// A fact that is neither good nor bad.
      case note
    }

    enum Subject: String, Encodable {
      case rings = "Rings"
      case swift = "Swift"
      case modules = "iOS modules"
      case cache = "Cache"
      case isolation = "Isolation"
      case provedNow = "Proved now"
      case doesNotHold = "Does not hold"
      case notProved = "Not proved"
      case notGuaranteed = "Not guaranteed"
      case drawing = "Drawing"
      case olderSystems = "Older iOS"
      case terminal = "Terminal"
      case pictures = "Picture files"
      case assets = "Asset formats"
      case course = "Course"
      case workspace = "Workspace"
      case processes = "Processes"
    }

    var subject: Subject
    package var state: State
    var message: Sentence

    init(_ subject: Subject, _ state: State, _ message: Sentence) {
      self.subject = subject
      self.state = state
      self.message = message
    }
  }

  var version = 1
  package private(set) var findings: [Finding] = []
  /// The results of attacking the sandbox on this machine.
  private(set) var isolation: IsolationExamination?
  package let language: Language

  private enum CodingKeys: CodingKey {
    case version, findings, isolation
  }

  private init(language: Language) {
    self.language = language
  }

  mutating func note(
    _ subject: Finding.Subject, _ state: Finding.State, _ message: Sentence
  ) {
    findings.append(Finding(subject, state, message))
  }

  /// Adds a finding whose text is the same in every language.
  mutating func note(
    _ subject: Finding.Subject, _ state: Finding.State, fact: String
  ) {
    note(subject, state, Sentence(verbatim: fact))
  }

  private mutating func note(
    _ subject: Finding.Subject, _ state: Finding.State, _ error: any Error
  ) {
    note(subject, state, Self.words(of: error, in: language))
  }

  /// Returns the compiler's version as the compiler states it in English: `Swift version 6.3 (…)`.
  private static func version(of configuration: JudgeConfiguration) -> Sentence {
    let words = configuration.toolchain.version
    let prefix = "Swift version "
    guard words.hasPrefix(prefix) else { return Sentence(verbatim: words) }
    let number = String(words.dropFirst(prefix.count))
    return Sentence("Swift version \(number)", ko: "Swift 버전 \(number)")
  }

  private static func words(of error: any Error, in language: Language) -> Sentence {
    (error as? any SpokenError)?.sentence
      ?? Sentence(verbatim: ErrorExplanation.text(of: error, in: language))
  }

  package static func of(
    _ context: CommandContext, in language: Language, course: () throws -> Course
  ) async -> DoctorExamination {
    var examination = DoctorExamination(language: language)
    examination.note(
      .rings, .good,
      fact: "\(RingsVersion.text), \(context.abbreviated(context.executable))")
    let configuration = await examination.examineToolchain(context)
    if let configuration {
      await examination.examineIsolation(configuration)
      examination.examineProcesses()
      await examination.examineWork(configuration)
      await examination.examineAvailability(configuration)
    }
    examination.examineTerminal(context.terminal)
    await examination.examinePictures(context.environment)
    examination.examineAssets()
    examination.examineCourse(context, course)
    return examination
  }

  private mutating func examineToolchain(_ context: CommandContext) async -> JudgeConfiguration? {
    do {
      let configuration = try await JudgeConfiguration.found(executable: context.executable)
      note(.swift, .good, Self.version(of: configuration))
      let modules = configuration.programs.modules.appending(path: "SwiftUI.swiftmodule").path
      if FileManager.default.fileExists(atPath: modules) {
        note(.modules, .good, fact: context.abbreviated(configuration.programs.modules))
      } else {
        note(
          .modules, .missing,
          Sentence(
            "There's no \(modules). Start Rings from the folder where you built it: swift run rings.",
            ko: "\(modules) 파일이 없어요. Rings를 빌드한 폴더에서 시작하세요: swift run rings."))
      }
      do {
        _ = try configuration.cache.folder("doctor")
        note(.cache, .good, fact: context.abbreviated(configuration.cache.url))
      } catch {
        note(.cache, .missing, SystemReason.sentence(of: error))
      }
      return configuration
    } catch let error as CacheError {
      note(.cache, .missing, error.sentence)
      return nil
    } catch {
      note(.swift, .missing, error)
      return nil
    }
  }

  /// Attacks the sandbox as learner code might, and notes the defenses that held.
  private mutating func examineIsolation(_ configuration: JudgeConfiguration) async {
    let isolation = await IsolationExamination.of(configuration)
    findings += isolation.findings
    self.isolation = isolation
  }

  /// Checks how many more processes and threads the container allows.
  private mutating func examineProcesses() {
    guard let allowance = ProcessHeadroom.here() else { return }
    let (most, room) = (allowance.most, allowance.room)
    let isEnough = room >= ProcessHeadroom.ofOneVerdict
    note(
      .processes, isEnough ? .good : .limited,
      isEnough
        ? Sentence(
          """
          \(room) of the \(most) processes that the container allows are left; a verdict needs up \
          to \(ProcessHeadroom.ofOneVerdict)
          """,
          ko:
            "컨테이너가 허용하는 \(most)개 가운데 \(room)개가 남았고, 판정 하나에 많으면 \(ProcessHeadroom.ofOneVerdict)개가 필요해요"
        )
        : Sentence(
          """
          \(room) of the \(most) processes that the container allows are left, but a verdict needs \
          up to \(ProcessHeadroom.ofOneVerdict): start the container with a larger `--pids-limit`
          """,
          ko:
            "컨테이너가 허용하는 \(most)개 가운데 \(room)개가 남았는데, 판정 하나에 많으면 \(ProcessHeadroom.ofOneVerdict)개가 필요해요. `--pids-limit` 값을 늘리세요"
        ))
  }

  /// Compiles and draws a view, as with a learner's file.
  private mutating func examineWork(_ configuration: JudgeConfiguration) async {
    let start = ContinuousClock.now
    do {
      // A new view each time: a cached picture would prove nothing.
      let view = ViewExpression(name: "canary", source: "Text(\"Hi \(UUID().uuidString)\")")
      let opening = try await Studio(configuration).open(files: [], views: [view])
      switch opening {
      case .refused(let diagnostics):
        note(
          .drawing, .missing,
          diagnostics.first?.message
            ?? Sentence("the self-test's view doesn't compile", ko: "시험용 뷰가 컴파일되지 않아요"))
      case .opened(let session, _):
        let picture = try await session.ask(RenderRequest(subject: .view("canary")))
        await session.close()
        let seconds = (ContinuousClock.now - start).seconds.formatted(
          .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US_POSIX")))
        let isDrawn = !picture.picture.drawing.items.isEmpty
        note(
          .drawing, isDrawn ? .good : .missing,
          isDrawn
            ? Sentence("drew a view in \(seconds) s", ko: "뷰 하나를 \(seconds)초 만에 그렸어요")
            : Sentence("the picture is empty", ko: "그림이 비어 있어요"))
      }
    } catch {
      note(.drawing, .missing, error)
    }
  }

  /// Prepares the availability checks for older iOS versions; everything else works without them.
  private mutating func examineAvailability(_ configuration: JudgeConfiguration) async {
    do {
      try await Studio(configuration).prepareAvailability()
      note(
        .olderSystems, .good,
        Sentence(
          "the compiler reports APIs that an older iOS lacks",
          ko: "이전 iOS에 없는 API를 컴파일할 때 알려 줘요"))
    } catch {
      let reason = Self.words(of: error, in: language)
      note(
        .olderSystems, .limited,
        Sentence(
          "the compiler can't report APIs that an older iOS lacks: \(reason)",
          ko: "이전 iOS에 없는 API를 알려 줄 수 없어요: \(reason)"))
    }
  }

  private mutating func examineTerminal(_ terminal: TerminalCapabilities) {
    let colors =
      switch terminal.colorDepth {
      case .none: Sentence("no colors", ko: "색 없음")
      case .sixteen: Sentence("16 colors", ko: "16색")
      case .palette: Sentence("256 colors", ko: "256색")
      case .truecolor: Sentence("all colors", ko: "모든 색")
      }
    let characters =
      terminal.isUnicode
      ? Sentence("Unicode", ko: "유니코드")
      : Sentence(
        "ASCII only (set LANG to a UTF-8 locale)", ko: "ASCII만(LANG 값을 UTF-8 로케일로 정하세요)")
    note(
      .terminal, terminal.isUnicode && terminal.width >= 60 ? .good : .limited,
      Sentence(
        "\(terminal.width) columns, \(colors), \(characters)",
        ko: "\(terminal.width)칸, \(colors), \(characters)"))
  }

  private mutating func examineCourse(_ context: CommandContext, _ course: () throws -> Course) {
    do {
      let course = try course()
      let (name, count) = (
        "\(course.pack.identifier) \(course.pack.version)", course.pack.exercises.count
      )
      note(
        .course, .good,
        course.pack.solutionsFolder == nil
          ? Sentence(
            "\(name), \(count) exercises, without solutions", ko: "\(name), 과제 \(count)개, 모범 답안 없음")
          : Sentence("\(name), \(count) exercises", ko: "\(name), 과제 \(count)개"))
      _ = try course.workspace.progress.update { _ in }
      note(.workspace, .good, fact: context.abbreviated(course.workspace.folder))
    } catch {
      note(.course, .missing, error)
    }
  }

  /// Returns a paragraph per finding, with its state as a word.
  package func text(width: Int, in spoken: Language? = nil) -> String {
    let language = spoken ?? language
    let subjects = findings.map { $0.subject.sentence.spoken(in: language) }
    let states = findings.map { $0.state.word.spoken(in: language) }
    let column = subjects.map { StyledText($0).width }.max() ?? 0
    let second = states.map { StyledText($0).width }.max() ?? 0
    return zip(findings, zip(subjects, states)).map { finding, words in
      let lead = Self.padded(words.0, to: column + 2) + Self.padded(words.1, to: second + 2)
      let lines = StyledText(finding.message.spoken(in: language)).wrapped(
        to: max(24, width - column - second - 4))
      let indent = "\n" + String(repeating: " ", count: column + second + 4)
      return lead + lines.map(\.text).joined(separator: indent) + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(0, cells - StyledText(text).width))
  }
}

extension DoctorExamination.Finding.State {
  fileprivate var word: Sentence {
    switch self {
    case .good: Sentence("good", ko: "좋음")
    case .limited: Sentence("limited", ko: "제한됨")
    case .missing: Sentence("MISSING", ko: "없음")
    case .note: Sentence("note", ko: "참고")
    }
  }
}

extension DoctorExamination.Finding.Subject {
  fileprivate var sentence: Sentence {
    switch self {
    case .rings, .swift: Sentence(verbatim: rawValue)
    case .modules: Sentence("iOS modules", ko: "iOS 모듈")
    case .cache: Sentence("Cache", ko: "캐시")
    case .isolation: Sentence("Isolation", ko: "격리")
    case .provedNow: Sentence("Proved now", ko: "방금 확인함")
    case .doesNotHold: Sentence("Does not hold", ko: "지켜지지 않음")
    case .notProved: Sentence("Not proved", ko: "확인하지 못함")
    case .notGuaranteed: Sentence("Not guaranteed", ko: "보장하지 않음")
    case .drawing: Sentence("Drawing", ko: "그리기")
    case .olderSystems: Sentence("Older iOS", ko: "이전 iOS")
    case .terminal: Sentence("Terminal", ko: "터미널")
    case .pictures: Sentence("Picture files", ko: "그림 파일")
    case .assets: Sentence("Asset formats", ko: "에셋 형식")
    case .course: Sentence("Course", ko: "과정")
    case .workspace: Sentence("Workspace", ko: "작업 폴더")
    case .processes: Sentence("Processes", ko: "프로세스")
    }
  }
}

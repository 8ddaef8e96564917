import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences

struct EmitGradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emit", _superCommandName: "rings grade",
    abstract: Sentence(
      "Build an autograder for Gradescope or GitHub Classroom.",
      ko: "Gradescope나 GitHub Classroom에 바로 쓸 채점기를 만들어요."
    ).help,
    discussion: Sentence(
      """
      Puts Rings, the course and the platform's start scripts into autograder.zip. For Gradescope, upload that file; \
      nothing else is needed. For GitHub, put .github/workflows/rings.yml in the assignment's repository, and \
      autograder.zip where students can't read it; the secret RINGS_GRADER_URL tells the workflow where it is.

      The zip has the checks and the secret behind their test values, so keep it to yourself. \
      `rings grade --emit PLATFORM` does the same.
      """,
      ko: """
        Rings와 과정, 플랫폼이 시작하는 스크립트를 autograder.zip 파일에 담아요. Gradescope에는 그 파일만 올리면 \
        돼요. GitHub에서는 .github/workflows/rings.yml 파일을 과제 저장소에 넣고, autograder.zip 파일은 학생이 \
        읽을 수 없는 곳에 두세요. RINGS_GRADER_URL 비밀 값이 그 위치를 워크플로에 알려 줘요.

        이 파일에는 검사와, 검사에 쓰는 값을 정하는 비밀 값이 들어 있으니 선생님만 가지고 계세요. \
        `rings grade --emit PLATFORM` 명령도 같은 일을 해요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("The platform: gradescope or github.", ko: "플랫폼이에요: gradescope 또는 github."),
      valueName: "platform"))
  var platform: String

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A portable archive of Rings, as `.ci/install --archive FILE` writes it.",
        ko: "어디서나 실행되는 Rings 아카이브예요. `.ci/install --archive FILE` 명령으로 만들어요."),
      valueName: "file"))
  var archive: String

  @Option(
    help: ArgumentHelp(
      Sentence("The pack's name or folder.", ko: "꾸러미의 이름이나 폴더예요."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise of the assignment (default: all that have code). Repeatable.",
        ko: "숙제의 과제예요(기본값: 코드가 있는 모든 과제). 여러 번 쓸 수 있어요.")))
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("The folder for the grader.", ko: "채점기를 둘 폴더예요."), valueName: "folder"))
  var out: String = "grader"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The weakest isolation that the autograder accepts: full, reduced or none.",
        ko: "그곳에서 받아들일 가장 약한 격리예요: full, reduced, none 가운데 하나예요.")))
  var isolation: String = "reduced"

  func run() throws {
    let context = CommandContext.current()
    let words = GradingPhrases(terminal: context.terminal)
    guard let platform = GraderPlatform(rawValue: platform) else {
      throw OptionError.unknown(
        option: "--emit", value: self.platform, known: GraderPlatform.allCases.map(\.rawValue))
    }
    let level = try ReportOptions.level(isolation)
    guard FileManager.default.isReadableFile(atPath: archive) else {
      throw FileError.missing(archive)
    }
    let pack = try context.library.pack(pack)
    try pack.requireWhole()
    let chosen = try exercise.map { try pack.find($0) }
    if let quiz = chosen.first(where: { $0.kind == .quiz }) {
      throw GradingError.quiz(quiz.identifier, instead: nil)
    }
    let exercises = chosen.isEmpty ? pack.exercises.filter { $0.kind == .code } : chosen
    let place = URL(filePath: out)
    let written = try GraderPackage(
      platform: platform, pack: pack, exercises: exercises, archive: URL(filePath: archive),
      isolation: level.rawValue, locale: Self.locale(context.environment)
    ).write(into: place)
    let names = written.joined(separator: ", ")
    words.say(Sentence("Wrote \(names) in \(place.path).", ko: "\(place.path) 폴더에 쓴 파일: \(names)."))
    words.say(Self.next(platform))
  }

  private static func locale(_ environment: [String: String]) -> String {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first {
      !$0.isEmpty
    }
    // Accept only safe characters, because the locale becomes part of a script.
    return said.flatMap { $0.wholeMatch(of: /[A-Za-z_]+(\.[A-Za-z0-9-]+)?/)?.0 }.map(String.init)
      ?? "en_US.UTF-8"
  }

  private static func next(_ platform: GraderPlatform) -> Sentence {
    switch platform {
    case .gradescope:
      Sentence(
        "Next: under Configure Autograder, choose Ubuntu 22.04 and upload autograder.zip.",
        ko: "다음: Configure Autograder 화면에서 Ubuntu 22.04를 고르고 autograder.zip 파일을 올리세요.")
    case .gitHub:
      Sentence(
        """
        Next: upload autograder.zip to a private address, and set it as the secret RINGS_GRADER_URL. Add the \
        workflow to the assignment's repository.
        """,
        ko: """
          다음: autograder.zip 파일을 비공개 주소에 올리고, 그 주소를 RINGS_GRADER_URL 비밀 값으로 정하세요. 워크플로 파일은 \
          과제 저장소에 넣으세요.
          """)
    }
  }
}

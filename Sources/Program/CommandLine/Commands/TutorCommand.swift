import ArgumentParser
import Curriculum
import Foundation
import Learning
import Sentences
import Tutor

struct TutorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: Sentence(
      "Start the tutor, as `rings` alone does.", ko: "튜터를 시작해요. `rings` 명령만 입력해도 시작해요."
    ).help,
    discussion: Sentence(
      """
      In a terminal of at least 80 × 24, the tutor starts on a screen with lesson, picture and verdict; \
      `?` lists its keys, and `p` goes to the prompt. At the prompt, type `help`. Input from a pipe is one \
      command per line: `echo list | rings`.
      """,
      ko: """
        80 × 24 이상의 터미널에서는 본문과 그림, 판정이 있는 화면으로 시작해요. `?` 키는 쓸 수 있는 키를 보여 주고, \
        `p` 키는 프롬프트로 가요. 프롬프트에서는 `help` 명령을 입력하세요. 입력이 파이프에서 오면 한 줄이 명령 \
        하나예요: `echo list | rings`
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(help: ArgumentHelp(Sentence("The exercise to start with.", ko: "처음에 열 과제예요.")))
  var exercise: String?

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Start on the screen with lesson, picture and verdict, now and later.",
        ko: "본문과 그림, 판정을 한눈에 보는 화면으로 시작해요. 다음에도 그렇게 시작해요.")))
  var screen = false

  @Flag(
    help: ArgumentHelp(
      Sentence("Start at the prompt, now and later.", ko: "프롬프트로 시작해요. 다음에도 그렇게 시작해요.")))
  var prompt = false

  @OptionGroup var way: PictureWayOption

  func validate() throws {
    if screen, prompt { throw OptionError.contradiction("--screen", "--prompt") }
  }

  func run() async throws {
    let session = try LearningSession(options, exercise: exercise, pictures: way.pictures)
    do {
      try await session.run(startingAt: screen ? .screen : prompt ? .prompt : nil).exit()
    } catch CurriculumError.unknownExercise(let name, let pack, let known) {
      if let unknown = UnknownWord(name) { throw unknown }
      throw CurriculumError.unknownExercise(name: name, pack: pack, known: known)
    }
  }
}

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: Sentence("Check an exercise again on every save.", ko: "저장할 때마다 과제를 다시 검사해요.")
      .help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence("The exercise (default: the one you have open).", ko: "과제예요(기본값: 지금 열어 둔 과제).")))
  var exercise: String?

  func run() async throws {
    try await LearningSession(options, exercise: exercise).runWatching().exit()
  }
}

extension Session.Outcome {
  /// Exits with the status that represents this outcome.
  func exit() throws {
    switch self {
    case .worked: return
    case .wrongCommand: throw ExitStatus.usage.code
    case .failed: throw ExitStatus.failed.code
    }
  }
}

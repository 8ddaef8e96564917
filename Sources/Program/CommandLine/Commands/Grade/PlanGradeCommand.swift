import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences

struct PlanGradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", _superCommandName: "rings grade",
    abstract: Sentence(
      "Prepare a class for grading on several machines.",
      ko: "여러 컴퓨터가 나눠 채점할 수 있게 반을 폴더에 담아요."
    ).help,
    discussion: Sentence(
      """
      Reads all submissions once and copies them, with the pack, to a new folder that needs nothing \
      else. Put the folder where all machines can reach it. `rings grade run` grades a part of the \
      class, and `rings grade collect` writes the reports of all parts.

      The folder has job files, too: slurm/submit.sh starts a Slurm array and a job that collects \
      afterwards, and kubernetes/ has an Indexed Job.
      """,
      ko: """
        제출물을 모두 한 번만 읽어서 꾸러미의 사본과 함께 새 폴더에 담아요. 다른 것은 필요하지 않으니, 모든 컴퓨터가 볼 수 \
        있는 곳에 두세요. `rings grade run` 명령이 그 가운데 한 부분을 채점하고, `rings grade collect` 명령이 모든 \
        부분의 보고서를 만들어요.

        폴더에는 작업 파일도 있어요. slurm/submit.sh 파일은 Slurm 배열과 그 뒤에 결과를 모으는 작업을 시작하고, \
        kubernetes/ 폴더에는 Indexed Job이 있어요.
        """
    ).help)

  @OptionGroup var handedIn: HandedInOptions

  @Option(
    help: ArgumentHelp(
      Sentence("The new folder for the plan.", ko: "계획을 둘 새 폴더예요."), valueName: "folder"))
  var out: String = "plan"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The number of parts for the job files.", ko: "작업 파일에서 반을 나눌 부분의 수예요."),
      valueName: "N"))
  var parts: Int?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A report for `rings grade collect` to write: \(ReportOptions.names). Repeatable.",
        ko: "`rings grade collect` 명령이 쓸 보고서예요: \(ReportOptions.names). 여러 번 쓸 수 있어요.")))
  var format: [String] = []

  @OptionGroup var wall: IsolationOption

  /// The minimum number of submissions that make a separate job worthwhile.
  private static let worthwhile = 12
  private static let mostParts = 10_000

  func run() async throws {
    let context = CommandContext.current()
    let words = GradingPhrases(terminal: context.terminal)
    let formats = try ReportOptions.formats(format)
    let level = try wall.level()
    if let parts, !(1...Self.mostParts).contains(parts) {
      throw OptionError.malformed(
        option: "--parts", value: "\(parts)",
        form: Sentence(
          "as a whole number from 1 to \(Self.mostParts)", ko: "1부터 \(Self.mostParts)까지의 정수"))
    }
    let meant = try await handedIn.read(context)
    try meant.tell(words)
    let count = meant.plan.submissions.count
    let header = PlanHeader(
      rings: RingsVersion.text, pack: meant.pack.identifier,
      exercises: meant.exercises.map(\.identifier), folder: handedIn.folder,
      isolation: level.rawValue, formats: formats.map(\.rawValue),
      parts: parts ?? min(32, (count + Self.worthwhile - 1) / Self.worthwhile), plan: meant.plan)
    let place = URL(filePath: out)
    _ = try ClassPlanFolder.write(
      meant.plan, header, pack: meant.pack, classFile: meant.classFile, into: place)
    say(header, place.path, words)
  }

  private func say(_ header: PlanHeader, _ place: String, _ words: GradingPhrases) {
    words.say(
      Sentence(
        """
        Wrote a plan for \(GradingPhrases.count(header.submissions, "submission")) in \
        \(GradingPhrases.count(header.parts, "part")) to \(place).
        """,
        ko: "\(place) 폴더에 제출물 \(header.submissions)개를 부분 \(header.parts)개로 나눠 담았어요."))
    words.say(
      Sentence(
        """
        Next: run `bash \(place)/slurm/submit.sh`, or use \(place)/kubernetes. To grade here, run \
        `rings grade run \(place)`, then `rings grade collect \(place)`.
        """,
        ko: """
          다음: `bash \(place)/slurm/submit.sh` 명령을 실행하거나 \(place)/kubernetes 폴더를 쓰세요. 여기서 채점하려면 \
          `rings grade run \(place)` 명령 다음에 `rings grade collect \(place)` 명령을 실행하세요.
          """))
  }
}

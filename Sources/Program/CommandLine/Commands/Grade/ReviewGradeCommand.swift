import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences
import Terminal

struct ReviewGradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", _superCommandName: "rings grade",
    abstract: Sentence(
      "Give points by hand, one submission after the other.", ko: "제출물을 하나씩 보며 직접 점수를 줘요."
    ).help,
    discussion: Sentence(
      """
      rings grade review week3.zip --class class.yml

      Shows each graded submission that still lacks points for a criterion of the class file: its \
      picture, its checks, and its code beside the starter. Then it asks for the points of each \
      criterion and for a comment. An empty answer leaves a criterion for later, and q stops. Each \
      answer is written to criteria.csv at once, so you can stop at any time and continue later. The \
      points count in the reports of the next `rings grade … --resume`.
      """,
      ko: """
        rings grade review week3.zip --class class.yml

        반 파일의 평가 기준 가운데 아직 점수가 없는 제출물을 하나씩 보여 줘요. 그림, 검사, 처음 코드와 견준 코드가 \
        나오고, 기준마다 점수와 의견을 물어봐요. 그냥 Enter를 누르면 나중으로 미루고, q를 누르면 멈춰요. 답은 바로 \
        criteria.csv 파일에 적으니 언제든 멈췄다가 이어서 할 수 있어요. 점수는 다음에 `rings grade … --resume` \
        명령으로 만든 보고서부터 들어가요.
        """
    ).help)

  @OptionGroup var handedIn: HandedInOptions

  @Option(
    help: ArgumentHelp(
      Sentence("The folder for results and reports.", ko: "결과와 보고서를 둘 폴더예요."), valueName: "folder"))
  var out: String = "grades"

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Also show submissions whose criteria all have points.", ko: "점수를 다 준 제출물도 다시 보여 줘요.")))
  var again = false

  func run() async throws {
    let context = CommandContext.current()
    let words = GradingPhrases(terminal: context.terminal)
    let results = URL(filePath: out)
    let own = OwnResults(cache: .user())
    let meant = try await handedIn.read(context, ownResults: own.holds(results) ? results : nil)
    let policy = meant.policy
    guard policy.parts.values.contains(where: { !$0.criteria.isEmpty }) else {
      throw GradingError.noCriteria
    }
    let book = ClassOutcome(
      meant.plan, pack: meant.pack.identifier, exercises: meant.exercises,
      journal: try Journal(folder: results.appending(path: "results")),
      language: context.terminal.language, policy: policy,
      decisions: try TeacherDecisions(in: results, policy: policy)
    ).book.harmless()
    let waiting = book.results.filter { result in
      meant.exercises.first { $0.identifier == result.exercise }
        .flatMap { book.mark(of: result.learner, for: $0).criteria }
        .map { criteria in again || criteria.contains { $0.points == nil } } ?? false
    }
    guard !waiting.isEmpty else {
      return words.say(
        book.results.isEmpty
          ? Sentence(
            "Nothing is graded in \(out) yet. Run `rings grade` first.",
            ko: "\(out) 폴더에 채점한 것이 없어요. 먼저 `rings grade` 명령을 실행하세요.")
          : Sentence(
            "Every criterion has points. To see the submissions again, use --again.",
            ko: "모든 기준에 점수가 있어요. 제출물을 다시 보려면 --again 옵션을 쓰세요."))
    }
    let review = SubmissionReview(
      book: book, folder: results, words: words,
      reader: .ofStandardInput(history: nil, capabilities: context.terminal) { _ in
        LineCompletion([])
      })
    let picture = SubmissionPicture(pack: meant.pack, context: context)
    for (place, result) in waiting.enumerated() {
      guard let exercise = meant.exercises.first(where: { $0.identifier == result.exercise }) else {
        continue
      }
      words.say("[\(place + 1)/\(waiting.count)] \(GradingPhrases.result(result))")
      if let text = await picture.text(of: result.withDetails(), for: exercise) {
        StandardOutput.write(text)
      }
      words.say(FeedbackReport.text(of: result, in: book))
      guard try await review.ask(about: result, exercise) else { break }
    }
    words.say(
      Sentence(
        "The points are in \(results.appending(path: HandGrades.fileName).path). For the reports, run `rings grade` again with --resume.",
        ko:
          "점수는 \(results.appending(path: HandGrades.fileName).path) 파일에 있어요. 보고서를 만들려면 --resume 옵션과 함께 `rings grade` 명령을 다시 실행하세요."
      ))
  }
}

import ArgumentParser
import Foundation
import Learning
import Sentences
import Tutor

struct PlacementCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "placement",
    abstract: Sentence(
      "Skip a ring you know: pass its capstone instead.", ko: "이미 아는 나이테는 마무리 과제를 통과해서 건너뛰어요."
    ).help,
    discussion: Sentence(
      """
      rings placement 2          start with the capstone of the second ring
      rings placement 2 --undo   undo the skip

      If you pass a ring's capstone without reading its solution, you can skip the ring's other \
      exercises. Skipped exercises earn no points. You can do them at any time, and you lose nothing \
      you've passed.
      """,
      ko: """
        rings placement 2          두 번째 나이테의 마무리 과제부터 시작
        rings placement 2 --undo   되돌리기: 건너뛴 것이 다시 열려요

        모범 답안을 보지 않고 나이테의 마무리 과제를 통과하면 그 나이테의 다른 과제를 건너뛸 수 있어요. 건너뛴 \
        과제에는 점수가 없지만 언제든 할 수 있고, 통과한 것은 하나도 사라지지 않아요.
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The ring's number or name (default: the ring of the exercise you have open).",
        ko: "나이테의 번호나 이름이에요(기본값: 지금 열어 둔 과제의 나이테).")))
  var ring: String?

  @Flag(help: ArgumentHelp(Sentence("Undo a placement.", ko: "건너뛴 것을 되돌려요.")))
  var undo = false

  func run() async throws {
    let words = [CommandName.placement.rawValue, undo ? "undo" : nil, ring].compactMap { $0 }
    try await LearningSession(options, exercise: nil)
      .run(beginningWith: words.joined(separator: " ")).exit()
  }
}

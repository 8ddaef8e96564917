import ArgumentParser
import Foundation
import Learning
import Sentences
import Tutor

struct PlacementCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "placement",
    abstract: Sentence(
      "Skip a ring that you know, by passing its capstone.", ko: "이미 아는 나이테는 마무리 과제를 통과해서 건너뛰어요."
    ).help,
    discussion: Sentence(
      """
      rings placement 2            begin with the capstone of the second ring
      rings placement 2 --undo     take it back: what was skipped is open again

      Whoever passes a ring's capstone without reading its solution may leave the ring's other \
      exercises out. They earn no points, can be done at any time, and nothing that was passed is lost.
      """,
      ko: """
        rings placement 2            두 번째 나이테의 마무리 과제부터 시작
        rings placement 2 --undo     되돌리기: 건너뛴 것이 다시 열려요

        모범 답안을 보지 않고 나이테의 마무리 과제를 통과하면 그 나이테의 다른 과제를 하지 않아도 돼요. 그런 \
        과제에는 점수가 없고, 언제든 할 수 있으며, 통과한 것은 하나도 사라지지 않아요.
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "A ring by its number or name; without one, that of the exercise you have open.",
        ko: "나이테의 번호나 이름이에요. 없으면 지금 열어 둔 과제의 나이테예요.")))
  var ring: String?

  @Flag(help: ArgumentHelp(Sentence("Take a placement back.", ko: "건너뛴 것을 되돌려요.")))
  var undo = false

  func run() async throws {
    let words = [CommandName.placement.rawValue, undo ? "undo" : nil, ring].compactMap { $0 }
    try await LearningSession(options, exercise: nil)
      .run(beginningWith: words.joined(separator: " ")).exit()
  }
}

import ArgumentParser
import Learning
import Sentences
import Tutor

struct RouteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: Sentence(
      "Show the routes through the course, or follow one.", ko: "과정의 경로를 보거나 하나를 골라 따라가요."
    ).help,
    discussion: Sentence(
      """
      rings route               list the routes with their times
      rings route tint          follow the route “tint”
      rings route everything    follow all exercises
      """,
      ko: """
        rings route               경로와 걸리는 시간을 보여 줘요
        rings route tint          tint 경로를 따라가요
        rings route everything    모든 과제를 풀어요
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence("A route by its name or number.", ko: "경로의 이름이나 번호예요.")))
  var route: String?

  func run() async throws {
    let words = [CommandName.route.rawValue, route].compactMap { $0 }
    try await LearningSession(options, exercise: nil)
      .run(beginningWith: words.joined(separator: " ")).exit()
  }
}

import ArgumentParser
import Foundation

struct TutorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Start the tutor; this is what `rings` alone does.",
    discussion: """
      At the prompt, type `help`. When input comes from a pipe, each line is a command: \
      `echo list | rings`.
      """)

  @OptionGroup var options: CourseOptions

  @Argument(help: "The exercise to begin with.")
  var exercise: String?

  func run() async throws {
    let outcome = try await LearningSession(options: options, exercise: exercise).run()
    if outcome != .worked {
      throw outcome == .failed ? ExitStatus.failed.code : ExitStatus.notPassed.code
    }
  }
}

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check an exercise again whenever you save it.")

  @OptionGroup var options: CourseOptions

  @Argument(help: "The exercise; without one, the one you have open.")
  var exercise: String?

  func run() async throws {
    let session = LearningSession(options: options, exercise: exercise)
    if try await session.runWatching() == .failed { throw ExitStatus.failed.code }
  }
}

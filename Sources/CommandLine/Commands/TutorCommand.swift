import ArgumentParser
import Foundation
import Tutor

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
    try await LearningSession(options: options, exercise: exercise).run().exit()
  }
}

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check an exercise again whenever you save it.")

  @OptionGroup var options: CourseOptions

  @Argument(help: "The exercise; without one, the one you have open.")
  var exercise: String?

  func run() async throws {
    try await LearningSession(options: options, exercise: exercise).runWatching().exit()
  }
}

extension Session.Outcome {
  /// Ends the command with the exit status that tells scripts this outcome.
  func exit() throws {
    switch self {
    case .worked: return
    case .wrongCommand: throw ExitStatus.usage.code
    case .failed: throw ExitStatus.failed.code
    }
  }
}

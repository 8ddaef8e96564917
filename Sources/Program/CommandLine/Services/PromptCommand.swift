import ArgumentParser
package import Curriculum
import Foundation
package import Host
import PhoneFacts
import Results
import Sentences
import Terminal
package import Tutor

/// A shell command typed at the tutor's prompt.
///
/// By default, it uses the open exercise's files and widget.
package struct PromptCommand {
  let order: ShellCommandRequest
  let course: Course
  let files: FilesAtHand

  /// - Parameter files: The open exercise's files.
  package init(order: ShellCommandRequest, course: Course, files: FilesAtHand) {
    self.order = order
    self.course = course
    self.files = files
  }

  /// Runs the command and returns its output for the session's terminal.
  package func outcome(in context: CommandContext) async -> DrawingOutcome {
    var context = context
    if PlainOption.parted(order.options).isPlain {
      context.terminal = context.terminal.plainly
    }
    let answer = await answer(in: context)
    let outcome: Session.Outcome =
      switch ExitStatus(rawValue: answer.status) {
      case .usage: .wrongCommand
      case .failed: .failed
      default: .worked
      }
    return .told(
      answer.printout.text(on: context.terminal), outcome, rules: answer.printout.rules)
  }

  package func answer(in context: CommandContext) async -> CommandAnswer {
    if let help = help(on: context.terminal) { return CommandAnswer(help) }
    do {
      return try await command().answer(in: context, at: files)
    } catch {
      return CommandAnswer(to: error, on: context.terminal)
    }
  }

  /// Returns the parsed command, with defaults from the open exercise.
  ///
  /// - Throws: The parser's error.
  func command() throws -> any PromptedCommand {
    let parsed = try SourceFiles.$areAtHand.withValue(true) { try RingsCommand.parsed(words) }
    guard var command = parsed as? any PromptedCommand else {
      throw ValidationError(
        Sentence(
          "You can't use \(order.command.rawValue) here.",
          ko: "여기에서는 \(order.command.rawValue) 명령을 쓸 수 없어요."
        ).help)
    }
    if order.command == .compare, var render = command as? RenderCommand, render.compare.isEmpty {
      render.compare = Self.usualSides
      command = render
    }
    command.settle(
      in: OpenExercise(exercise: order.exercise, course: course, language: order.language))
    return command
  }

  /// The arguments, with the command's name as in a shell.
  private var words: [String] {
    let options = PlainOption.parted(order.options).arguments
    switch order.command {
    case .compare:
      let namesSides = options.first.map { !$0.hasPrefix("-") } ?? false
      return [shellName] + (namesSides ? ["--compare"] : []) + options
    case .gallery:
      // The parser requires these three options. They come first, because a later value wins.
      let target = order.exercise.oldestDeploymentTarget.description
      return [
        shellName, "--app-target", target, "--extension-target", target,
        "--ios", SystemVersion.usual.description,
      ] + options
    default: return [shellName] + options
    }
  }

  private var shellName: String {
    order.command == .compare ? CommandName.render.rawValue : order.command.rawValue
  }

  private static let usualSides = ["fullColor", "accented"]

  /// Returns the command's help, as wide as the session's terminal, or nil unless requested.
  private func help(on terminal: TerminalCapabilities) -> Printout? {
    guard order.options.contains("--help") || order.options.contains("-h"),
      let command = RingsCommand.configuration.subcommands.first(where: {
        $0.configuration.commandName == shellName
      })
    else { return nil }
    let columns = terminal.isTerminal ? terminal.width : nil
    return .help(RingsCommand.helpMessage(for: command, columns: columns), columns: columns)
  }
}

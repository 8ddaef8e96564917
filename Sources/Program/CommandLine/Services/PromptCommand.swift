import ArgumentParser
package import Curriculum
import Foundation
package import Host
import PhoneFacts
import Results
import Sentences
import Terminal
package import Tutor

/// A command of the shell's that is typed at the tutor's prompt: it looks at the open exercise's files,
/// and where its options say nothing else, at the exercise's own widget.
package struct PromptCommand {
  let order: LookOrder
  let course: Course
  let files: FilesAtHand

  /// - Parameter files: Those of the open exercise.
  package init(order: LookOrder, course: Course, files: FilesAtHand) {
    self.order = order
    self.course = course
    self.files = files
  }

  /// Carries the command out and gives what it says as the session's terminal shows it.
  package func outcome(in surroundings: Surroundings) async -> DrawingOutcome {
    var surroundings = surroundings
    if PlainOption.parted(order.options).isPlain {
      surroundings.terminal = surroundings.terminal.plainly
    }
    let answer = await answer(in: surroundings)
    let outcome: Session.Outcome =
      switch ExitStatus(rawValue: answer.status) {
      case .usage: .wrongCommand
      case .failed: .failed
      default: .worked
      }
    return .told(
      answer.printout.text(on: surroundings.terminal), outcome, rules: answer.printout.rules)
  }

  /// Carries the command out and gives what it says, with its exit code.
  package func answer(in surroundings: Surroundings) async -> CommandAnswer {
    if let help = help(on: surroundings.terminal) { return CommandAnswer(help) }
    do {
      return try await command().answer(in: surroundings, at: files)
    } catch {
      return CommandAnswer(to: error, on: surroundings.terminal)
    }
  }

  /// What was typed as the command's own value, completed from the open exercise.
  ///
  /// - Throws: What the parser finds wrong with what was typed.
  func command() throws -> any PromptedCommand {
    let parsed = try SourceFiles.$areAtHand.withValue(true) { try RingsCommand.parsed(words) }
    guard var command = parsed as? any PromptedCommand else {
      throw ValidationError(
        Sentence(
          "\(order.command.rawValue) cannot be typed here.",
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

  /// What was typed, with the command's name as the shell has it.
  private var words: [String] {
    let options = PlainOption.parted(order.options).arguments
    switch order.command {
    case .compare:
      let namesSides = options.first.map { !$0.hasPrefix("-") } ?? false
      return [shellName] + (namesSides ? ["--compare"] : []) + options
    case .gallery:
      // The parser demands these three. They come first: of two values the later one holds.
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

  /// The command's help as wide as the session's terminal; nil where nobody asks for it.
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

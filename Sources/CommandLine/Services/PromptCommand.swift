import Curriculum
import Drawing
import Foundation
import PhoneFacts
import Sentences
import Terminal
import Tutor

/// A command of the shell's that is typed at the tutor's prompt: it looks at the open exercise's files,
/// and where its options say nothing else, at the exercise's own widget.
struct PromptCommand {
  let order: LookOrder
  let course: Course
  let files: FilesAtHand

  /// Carries the command out and gives what it said.
  func outcome(in surroundings: Surroundings) async -> DrawingOutcome {
    let (text, status) = await run(in: surroundings)
    let outcome: Session.Outcome =
      switch ExitStatus(rawValue: status) {
      case .usage: .wrongCommand
      case .failed: .failed
      default: .worked
      }
    return .told(Self.folded(text, to: surroundings.terminal), outcome)
  }

  /// Sentences that a terminal would break in the middle of a word, broken between words; pictures, tables
  /// and code stay as they are.
  static func folded(_ text: String, to terminal: TerminalCapabilities) -> String {
    guard terminal.isTerminal else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let line = String(line)
      let isProse = line.firstMatch(of: /[\u{1B}│╭╰┌└]|^ {4}|^\/\/|[{}]\s*$/) == nil
      guard isProse, CellWidth.of(line) > terminal.width else { return [line] }
      let indent = String(line.prefix { $0 == " " }) + "  "
      return StyledText(line).wrapped(to: terminal.width, indent: indent).map(\.text)
    }.joined(separator: "\n")
  }

  /// Carries the command out and gives what it said, with its exit code.
  func run(in surroundings: Surroundings) async -> (text: String, status: Int32) {
    await KeptOutput.of(arguments, in: surroundings, files: files)
  }

  /// The words of the same command in a shell, but for its files.
  var arguments: [String] {
    let (options, preview) = (order.options, order.exercise.preview)
    if options.contains("--help") || options.contains("-h") { return [shellName] + options }
    switch order.command {
    case .compare:
      let sides = options.prefix { !$0.hasPrefix("-") }
      let rest = Array(options.dropFirst(sides.count))
      return [shellName, "--compare"] + (sides.isEmpty ? Self.usualSides : Array(sides)) + rest
        + subject(of: preview, besides: rest, withModes: false) + locale(besides: rest)
    case .render:
      let withModes = !has("--compare", in: options)
      return [shellName] + options + subject(of: preview, besides: options, withModes: withModes)
        + locale(besides: options)
    case .timeline, .tap, .configure:
      return [shellName] + options + widget(of: preview, besides: options)
        + locale(besides: options)
    case .lint:
      let isAboutRules = has("--rules", in: options)
      guard !isAboutRules else { return [shellName] + options }
      return [shellName] + options + given("--widget", preview?.widget, besides: options)
        + given(
          "--deployment-target",
          order.exercise.deploymentTargets.map(\.description).joined(separator: ","),
          besides: options)
    case .gallery:
      let target = order.exercise.oldestDeploymentTarget.description
      return [shellName] + options
        + given("--app-target", target, besides: options)
        + given("--extension-target", target, besides: options)
        + given("--ios", SystemVersion.usual.description, besides: options)
        + given("--language", order.language.rawValue, besides: options)
    case .export:
      return [shellName] + options + given("--pack", course.pack.folder.path, besides: options)
        + given("--workspace", course.workspace.folder.path, besides: options)
        + given("--language", order.language.rawValue, besides: options)
    case .scene: return [shellName] + options + locale(besides: options)
    default: return [shellName] + options
    }
  }

  private var shellName: String {
    order.command == .compare ? CommandName.render.rawValue : order.command.rawValue
  }

  private static let usualSides = ["fullColor", "accented"]

  /// What the exercise draws, where the options name nothing else.
  private func subject(
    of preview: PreviewDeclaration?, besides options: [String], withModes: Bool
  ) -> [String] {
    guard let preview else { return [] }
    var words: [String] = []
    if !has("--widget", in: options), !has("--view", in: options) {
      words += given("--widget", preview.widget, besides: [])
      // A view alone has no entries and no configuration: who asks for them means a widget.
      let asksForWidget = ["--entry", "--at", "--placeholder", "--set"].contains {
        has($0, in: options)
      }
      if !asksForWidget { words += given("--view", preview.view, besides: []) }
    }
    if !has("--family", in: options), !has("--proposal", in: options) {
      words += preview.families.flatMap { ["--family", $0.rawValue] }
    }
    if withModes, !has("--mode", in: options) {
      words += preview.modes.flatMap { ["--mode", $0] }
    }
    return words
  }

  private func widget(of preview: PreviewDeclaration?, besides options: [String]) -> [String] {
    given("--widget", preview?.widget, besides: options)
      + given("--family", preview?.families.first?.rawValue, besides: options)
  }

  private func locale(besides options: [String]) -> [String] {
    given("--locale", order.language.pictureLocale, besides: options)
  }

  private func given(_ option: String, _ value: String?, besides options: [String]) -> [String] {
    guard let value, !value.isEmpty, !has(option, in: options) else { return [] }
    return [option, value]
  }

  private func has(_ option: String, in options: [String]) -> Bool {
    options.contains { $0 == option || $0.hasPrefix(option + "=") }
  }
}

import Foundation
import Sentences
import Terminal

/// `--plain`, which every command takes: what is said comes in words alone.
enum PlainOption {
  /// The arguments without the option, and whether it was among them.
  ///
  /// What stands behind `--` is no option.
  static func parted(_ arguments: [String]) -> (arguments: [String], isPlain: Bool) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let options = arguments[..<end].filter { $0 != PlainOutput.option }
    return (options + arguments[end...], options.count < end)
  }

  /// The process's arguments without the option; whoever asks about the terminal learns of it from now on.
  static func taken(from arguments: [String]) -> [String] {
    let (arguments, isPlain) = parted(arguments)
    if isPlain { setenv(PlainOutput.variable, "1", 1) }
    return arguments
  }

  /// What help says about it.
  static let help = Sentence(
    "Words alone, no pictures.",
    ko: "글로만 말해요. 색, 상자, 그림이 없어요.")

  /// The line of the option in a list of options, in front of the one about help.
  ///
  /// - Parameter line: The line about help, whose columns it takes.
  static func line(before line: some StringProtocol, in language: Language) -> String? {
    guard let match = String(line).prefixMatch(of: /(\s+)(-h, --help)(\s+)\S/) else { return nil }
    let room = match.2.count + match.3.count
    let name = PlainOutput.option.padding(toLength: max(room, 9), withPad: " ", startingAt: 0)
    return match.1 + name + help.spoken(in: language)
  }
}

import Foundation
import Sentences
import Terminal

/// `--plain`, which every command takes, for output in words only.
enum PlainOption {
  /// Splits off the option from the arguments, and returns whether it was present.
  ///
  /// Arguments after `--` aren't options.
  static func parted(_ arguments: [String]) -> (arguments: [String], isPlain: Bool) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let options = arguments[..<end].filter { $0 != PlainOutput.option }
    return (options + arguments[end...], options.count < end)
  }

  /// Removes the option from the process's arguments, and sets the environment variable in its place.
  static func taken(from arguments: [String]) -> [String] {
    let (arguments, isPlain) = parted(arguments)
    if isPlain { setenv(PlainOutput.variable, "1", 1) }
    return arguments
  }

  static let help = Sentence(
    "Print text only, no pictures.",
    ko: "텍스트만 출력해요. 색, 상자, 그림이 없어요.")

  /// Returns the option's line in the help, to place before the line of `--help`.
  ///
  /// - Parameter line: The line of `--help`, whose columns the new line uses.
  static func line(before line: some StringProtocol, in language: Language) -> String? {
    guard let match = String(line).prefixMatch(of: /(\s+)(-h, --help)(\s+)\S/) else { return nil }
    let room = match.2.count + match.3.count
    let name = PlainOutput.option.padding(toLength: max(room, 9), withPad: " ", startingAt: 0)
    return match.1 + name + help.spoken(in: language)
  }
}

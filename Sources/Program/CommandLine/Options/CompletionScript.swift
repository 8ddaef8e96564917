import Sentences
import Terminal

/// A shell completion script for `rings` that includes `--plain`.
///
/// The argument parser writes the script but doesn't know `--plain`, which Rings removes before parsing.
struct CompletionScript {
  /// The script, with `--plain` wherever it offers `--help`.
  let text: String

  /// - Parameter text: The parser's output. If this isn't a completion script, the initializer returns nil.
  init?(_ text: String) {
    let option = PlainOption.help.spoken(in: .english)
    let name = PlainOutput.option
    if text.hasPrefix("#!/bin/bash") {
      self.text = text.replacing(" -h --help)", with: " \(name) -h --help)")
    } else if text.hasPrefix("#compdef") {
      self.text = Self.lines(of: text, before: "'(-h --help)'") { _ in "'\(name)[\(option)]'" }
    } else if text.hasPrefix("function __rings_should_offer_completions") {
      let word = name.drop { $0 == "-" }
      let known = text.replacing(" 'h/help'", with: " '\(word)' 'h/help'")
      self.text = Self.lines(of: known, before: "complete -c 'rings'") { line in
        guard let help = line.firstRange(of: " h help' -s 'h' -l 'help'") else { return nil }
        return line[..<help.lowerBound] + " \(word)' -l '\(word)' -d '\(option)'"
      }
    } else {
      return nil
    }
  }

  /// Returns the text with another line of the same indentation before each line that begins with `begin`.
  private static func lines(
    of text: String, before begin: String, adding more: (Substring) -> String?
  ) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = line.prefix { $0 == " " }
      let words = line.dropFirst(indent.count)
      guard words.hasPrefix(begin), let more = more(words) else { return [String(line)] }
      return [indent + more, String(line)]
    }.joined(separator: "\n")
  }
}

/// A common shell command, such as `vim` or `ls`, and its meaning at the prompt.
///
/// These words must be typed in full. The help doesn't list them.
package enum ShellHabit {
  private static let editors: Set = [
    "vim", "vi", "nvim", "nano", "emacs", "code", "micro", "gedit", "kate", "subl", "xed",
  ]
  private static let readers: Set = ["cat", "less", "more", "head", "tail", "bat"]

  /// The commands that only the shell has.
  package static let ofShellOnly: Set = ["grade", "class", "pack", "doctor", "bench", "version"]

  /// Returns the prompt's command for a line that begins with a shell command; nil for other lines.
  static func command(_ word: String, rest: String) throws(CommandProblem) -> Command? {
    switch word.lowercased() {
    case let word where editors.contains(word): return .edit(file: file(in: rest))
    case let word where readers.contains(word): return .read(file: file(in: rest))
    case "clear", "cls": return .clear
    case "ls", "dir", "pwd": return .files
    // Pasted Swift may begin with a word such as `class`.
    case let word where ofShellOnly.contains(word) && !rest.contains(where: "{(:=".contains):
      throw .ofShell(word)
    default: return nil
    }
  }

  /// Returns the name of the last file among a command's arguments, without its folder.
  private static func file(in rest: String) -> String? {
    let words = rest.split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("-") }
    return words.last?.split(separator: "/").last.map(String.init)
  }
}

import Authoring
import ArgumentParser
import Curriculum
import Processes
import Sentences
import Tutor

/// Finds commands in lessons and hints that don't parse as printed, or that contain a path outside the
/// exercise.
struct LessonCommands: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      PrintedCommand.all(of: exercise, in: pack).compactMap { command -> ValidationFinding? in
        if let path = Self.pathOutside(in: command.text) {
          return command.finding(
            Sentence(
              "the command uses \(path), which is outside the exercise's folder",
              ko: "과제 폴더 밖의 경로를 써요: \(path)"))
        }
        if let file = Self.oddOutput(of: command.text) {
          return command.finding(
            Sentence(
              "the command writes \(file), which isn't a picture or data file",
              ko: "그림이나 데이터 파일이 아닌 \(file) 파일에 써요"))
        }
        guard command.isForShell, let reason = Self.refusal(of: command.text) else { return nil }
        return command.finding(reason)
      }
    }
  }

  /// Returns the first path outside the command's folder, or nil if there is none.
  static func pathOutside(in command: String) -> String? {
    let words = ShellWords(command)?.words ?? command.split(separator: " ").map(String.init)
    // Swift code follows these commands, and its slash is a division.
    let name = words.first { $0 != "rings" }.flatMap { CommandName(rawValue: $0) }
    if name == .tryExpression || name == .play { return nil }
    return words.lazy.map { word in
      // Handle `--out=/tmp/a` like `--out /tmp/a`.
      guard word.hasPrefix("-"), let sign = word.firstIndex(of: "=") else { return word }
      return String(word[word.index(after: sign)...])
    }.first { path in
      path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..")
    }
  }

  /// Returns a file that a command would write and that a shell or an editor could read as its settings, or
  /// nil.
  private static func oddOutput(of command: String) -> String? {
    let words = ShellWords(command)?.words ?? []
    let outputs =
      zip(words, words.dropFirst()).filter { $0.0 == "--out" }.map(\.1)
      + words.filter { $0.hasPrefix("--out=") }.map { String($0.dropFirst(6)) }
    return outputs.first { file in
      let name = file.split(separator: "/").last ?? ""
      return name.hasPrefix(".") || !name.contains(".")
    }
  }

  /// Returns the reason that a command line is rejected, or nil if the command line is valid.
  private static func refusal(of command: String) -> Sentence? {
    guard let words = ShellWords(command) else {
      return Sentence("a quotation mark isn't closed", ko: "따옴표가 닫히지 않았어요")
    }
    // An ellipsis is a placeholder, which can't be checked.
    if words.words.contains("…") { return nil }
    // A command's name alone isn't meant to be typed.
    if words.words.count == 2, PrintedCommand.lookingInShell.contains(words.words[1]) { return nil }
    do {
      _ = try RingsCommand.parseAsRoot(Array(words.words.dropFirst()))
      return nil
    } catch {
      return Sentence(verbatim: RingsCommand.message(for: error))
    }
  }
}

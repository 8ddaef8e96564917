import Processes
import ArgumentParser
import Authoring
import Curriculum
import Sentences

/// Commands in lessons that this Rings does not take as they are printed.
struct LessonCommands: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    exercises.flatMap { exercise in
      LessonText.all(of: exercise, in: pack).flatMap { lesson in
        Self.commands(in: lesson).compactMap { command -> GateFinding? in
          guard let reason = Self.refusal(of: command) else { return nil }
          return GateFinding(
            .brokenCommand, exercise: exercise.identifier, file: lesson.file,
            line: lesson.line(of: command),
            message: Sentence(
              "“\(command)” does not work: \(reason)", ko: "통하지 않는 명령이에요: “\(command)”. \(reason)"),
            remedy: Sentence(
              "write it as it is to be typed", ko: "입력해야 하는 그대로 적으세요"))
        }
      }
    }
  }

  /// What a lesson says to type: in backticks, and on lines of blocks without a language.
  private static func commands(in lesson: LessonText) -> [String] {
    let blocks = lesson.document.codeBlocks.filter { $0.language.isEmpty }.flatMap { block in
      block.text.replacing(/\\\n\s*/, with: "").split(separator: "\n").map(String.init)
    }
    return (lesson.document.codeSpans + blocks).map { $0.trimmingPrefix("$ ").description }
      .filter { $0.hasPrefix("rings ") }
  }

  /// Why a command line is refused; nil for one that is taken.
  private static func refusal(of command: String) -> Sentence? {
    guard let words = ShellWords(command) else {
      return Sentence("a quote is not closed", ko: "따옴표가 닫히지 않았어요")
    }
    // Where a name stands for whatever the reader has, nothing can be said.
    if words.words.contains("…") { return nil }
    do {
      _ = try RingsCommand.parseAsRoot(Array(words.words.dropFirst()))
      return nil
    } catch {
      return Sentence(verbatim: RingsCommand.message(for: error))
    }
  }
}

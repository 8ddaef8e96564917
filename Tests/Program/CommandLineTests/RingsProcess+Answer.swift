import CommandLine
import Results
import Sentences
import Terminal
import Testing

extension RingsProcess {
  /// Returns the outcome of a read-only command for a shell's words, without a separate process.
  static func answered(
    _ arguments: [String], language: Language = .english
  ) async throws -> Outcome {
    let answer = try #require(
      await CommandRun.answer(
        to: arguments, in: PromptBench.context(on: .plain(language: language))))
    func text(_ stream: Printout.Stream) -> String {
      answer.printout.pieces.filter { $0.stream == stream }.map(\.text).joined()
    }
    return Outcome(status: answer.status, output: text(.output), errors: text(.errors))
  }
}

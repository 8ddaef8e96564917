import Foundation
package import SourceQuestions

/// Answers one question about source text: JSON on standard input, JSON on standard output.
///
/// A process of its own, since swift-syntax takes minutes to build and nothing that a learner waits
/// for may need it.
@main
package enum RingsSource {
  package static func main() throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let answer: SourceAnswer
    do {
      answer = Self.answer(to: try JSONDecoder().decode(SourceQuestion.self, from: input))
    } catch {
      answer = .failed("the question is not a SourceQuestion: \(error)")
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
  }

  package static func answer(to question: SourceQuestion) -> SourceAnswer {
    switch question {
    case .tokens(let files): .tokens(files.map(ComparableTokens.tokens(of:)))
    case .mutants(let files, let limit):
      .mutants(Array(files.flatMap(MutantMaker.mutants(of:)).prefix(limit)))
    }
  }
}

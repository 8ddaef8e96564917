import SourceQuestions
import Testing
import rings_source

/// Asks about one file as the other programs do.
enum Asking {
  static func tokens(_ text: String) throws -> [String] {
    let answer = RingsSource.answer(to: .tokens(files: [SourceText(name: "W.swift", text: text)]))
    guard case .tokens(let files) = answer, let first = files.first else { throw WrongAnswer() }
    return first.map(\.kind)
  }

  static func mutants(_ text: String) throws -> [Mutant] {
    let answer = RingsSource.answer(
      to: .mutants(files: [SourceText(name: "W.swift", text: text)], limit: 100))
    guard case .mutants(let mutants) = answer else { throw WrongAnswer() }
    return mutants
  }

  struct WrongAnswer: Error {}
}

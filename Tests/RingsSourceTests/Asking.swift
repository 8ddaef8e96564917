import SourceQuestions
import Testing
import rings_source

/// Asks about one file as the other programs do.
enum Asking {
  static func policy(_ text: String, _ rules: PolicyRules = PolicyRules()) throws -> [PolicyFinding]
  {
    let answer = RingsSource.answer(
      to: .policy(files: [SourceText(name: "Widget.swift", text: text)], rules: rules))
    guard case .policy(let findings) = answer else { throw WrongAnswer() }
    return findings
  }

  static func variant(_ text: String, _ version: String) throws -> String {
    let answer = RingsSource.answer(
      to: .availability(files: [SourceText(name: "Widget.swift", text: text)], version: version))
    guard case .availability(let texts) = answer, let first = texts.first else {
      throw WrongAnswer()
    }
    return first.text
  }

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

import CommandLine
import Sentences
import Testing
import Tutor

@Suite("A first word that isn't a command") struct UnknownWordTests {
  @Test(arguments: [
    ("rendr", "rings render"), ("chek", "rings check"), ("hlep", "rings help"),
    ("test", "rings check"), ("screen", "rings learn --screen"), ("version", "rings --version"),
    ("next", "rings learn"), ("undo", "type `undo`"), ("undoo", "type `undo`"),
    ("검사", "rings check"), ("compare", "--compare"),
  ])
  func isAnsweredWithACommand(word: String, answer: String) throws {
    let unknown = try #require(UnknownWord(word))
    for language in Language.allCases {
      let said = unknown.sentence.spoken(in: language)
      #expect(said.contains("“\(word)”"), "\(said)")
    }
    #expect(unknown.description.contains(answer), "\(unknown)")
  }

  @Test func maybeAnExercise() {
    #expect(UnknownWord("forcast-model") == nil)
    #expect(UnknownWord("") == nil)
  }

  @Test func optionsAndCommandsAreRejectedForAnotherReason() {
    #expect(UnknownWord(rejected: ["--nonsense"]) == nil)
    #expect(UnknownWord(rejected: ["render", "--nonsense"]) == nil)
    #expect(UnknownWord(rejected: ["pack", "check", "--nonsense"]) == nil)
    #expect(UnknownWord(rejected: ["rendr", "Weather.swift"]) != nil)
  }

  @Test func stepsOfACommandAreNamed() throws {
    let unknown = try #require(UnknownWord(rejected: ["pack", "chek", "Lessons"]))
    #expect(unknown.description.contains("`rings pack check`"), "\(unknown)")
  }
}

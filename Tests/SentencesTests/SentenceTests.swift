import Foundation
import Sentences
import Testing

@Suite("A sentence is a value until somebody hears it")
struct SentenceTests {
  @Test func eachLanguagePutsTheValuesWhereItWantsThem() {
    let (title, detail) = ("the title", "the detail")
    let sentence = Sentence(
      "Put \(title) above \(detail).", ko: "\(detail) 부분 위에 \(title) 부분을 두세요.")
    #expect(sentence.spoken(in: .english) == "Put the title above the detail.")
    #expect(sentence.spoken(in: .korean) == "the detail 부분 위에 the title 부분을 두세요.")
    #expect(sentence.id == "Put {} above {}.")
    #expect(sentence.arguments == [.text("the title"), .text("the detail")])
  }

  @Test func aSentenceWithinASentenceSpeaksItsLanguage() {
    let family = Sentence("the small widget", ko: "작은 위젯")
    let sentence = Sentence("Look at \(family).", ko: "\(family) 쪽을 보세요.")
    #expect(sentence.spoken(in: .english) == "Look at the small widget.")
    #expect(sentence.spoken(in: .korean) == "작은 위젯 쪽을 보세요.")
  }

  @Test func itCrossesTheBorderAsAValue() throws {
    let sentence = Sentence(
      "\(3) of \(Sentence("the texts", ko: "글")) {}",
      ko: "\(Sentence("the texts", ko: "글")) \(3)개 {}")
    let data = try JSONEncoder().encode(sentence)
    let read = try JSONDecoder().decode(Sentence.self, from: data)
    #expect(read == sentence)
    #expect(read.spoken(in: .korean) == "글 3개 {}")
  }

  @Test func wordsOfOthersStayAsTheyAre() throws {
    let sentence = Sentence(verbatim: "cannot find 'x' in scope")
    #expect(
      Language.allCases.map(sentence.spoken(in:))
        == Array(repeating: "cannot find 'x' in scope", count: 2))
    #expect(
      try JSONDecoder().decode(Sentence.self, from: JSONEncoder().encode(sentence)) == sentence)
  }

  @Test func aPlaceWithoutAValueIsNoTrap() throws {
    let data = Data(#"{"en":["a ",7," b"]}"#.utf8)
    #expect(try JSONDecoder().decode(Sentence.self, from: data).spoken(in: .english) == "a  b")
  }
}

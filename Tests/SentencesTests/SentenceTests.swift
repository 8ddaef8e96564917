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

  @Test func forThoseWhoReadItASentenceIsATextInJSON() throws {
    let sentence = Sentence("\(3) texts", ko: "글 \(3)개")
    let encoder = JSONEncoder()
    encoder.userInfo = Language.korean.encoderInfo
    #expect(String(decoding: try encoder.encode([sentence]), as: UTF8.self) == #"["글 3개"]"#)
    let read = try JSONDecoder().decode(Sentence.self, from: Data(#""글 3개""#.utf8))
    #expect(read == Sentence(verbatim: "글 3개"))
  }

  @Test func whatSaysItselfAThousandTimesOverIsRefused() {
    var json = #"{"en":["\#(String(repeating: "a", count: 100))"]}"#
    for _ in 0..<8 {
      json =
        #"{"arguments":[\#(json)],"en":[\#(Array(repeating: "0", count: 20).joined(separator: ","))]}"#
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Sentence.self, from: Data(json.utf8))
    }
  }

  @Test func oursInATextOfOthersSpeaksItsLanguage() {
    let symbol = Sentence("the symbol sun.max", ko: "sun.max 기호")
    let text = Sentence(verbatim: "Make the symbol sun.max larger.", naming: [symbol])
    #expect(text.spoken(in: .english) == "Make the symbol sun.max larger.")
    #expect(text.spoken(in: .korean) == "Make sun.max 기호 larger.")
    #expect(text.isVerbatim)
  }

  @Test func aSentenceThatBeginsWithANameBeginsWithACapital() {
    let name = Sentence("the Button", ko: "버튼")
    let sentence = Sentence("\(name) hides \(name).", ko: "\(name): 가려요.").beginningWithCapital()
    #expect(sentence.spoken(in: .english) == "The Button hides the Button.")
    #expect(sentence.spoken(in: .korean) == "버튼: 가려요.")
  }
}

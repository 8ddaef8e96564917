import Foundation
import Sentences
import Testing

@Suite("A sentence is a value until somebody hears it")
struct SentenceTests {
  @Test func koreanFallsBackToEnglish() throws {
    let sentence: Sentence = Sentence("Save \("A.swift") again.")
    #expect(sentence.spoken(in: .korean) == "Save A.swift again.")
    let read = try JSONDecoder().decode(Sentence.self, from: JSONEncoder().encode(sentence))
    #expect(read == sentence)
    // A sentence without Korean isn't verbatim: verbatim text is complete in every language, and hidden
    // checks withhold it.
    #expect(!read.isVerbatim)
  }

  @Test func eachLanguagePlacesTheValues() {
    let (title, detail) = ("the title", "the detail")
    let sentence = Sentence(
      "Put \(title) above \(detail).", ko: "\(detail) 부분 위에 \(title) 부분을 두세요.")
    #expect(sentence.spoken(in: .english) == "Put the title above the detail.")
    #expect(sentence.spoken(in: .korean) == "the detail 부분 위에 the title 부분을 두세요.")
    #expect(sentence.id == "Put {} above {}.")
    #expect(sentence.arguments == [.text("the title"), .text("the detail")])
  }

  @Test func aNestedSentenceUsesTheSameLanguage() {
    let family = Sentence("the small widget", ko: "작은 위젯")
    let sentence = Sentence("Look at \(family).", ko: "\(family) 쪽을 보세요.")
    #expect(sentence.spoken(in: .english) == "Look at the small widget.")
    #expect(sentence.spoken(in: .korean) == "작은 위젯 쪽을 보세요.")
  }

  @Test func sentencesAreSentAsValues() throws {
    let sentence = Sentence(
      "\(3) of \(Sentence("the texts", ko: "글")) {}",
      ko: "\(Sentence("the texts", ko: "글")) \(3)개 {}")
    let data = try JSONEncoder().encode(sentence)
    let read = try JSONDecoder().decode(Sentence.self, from: data)
    #expect(read == sentence)
    #expect(read.spoken(in: .korean) == "글 3개 {}")
  }

  @Test func verbatimTextIsUnchanged() throws {
    let sentence = Sentence(verbatim: "cannot find 'x' in scope")
    #expect(
      Language.allCases.map(sentence.spoken(in:))
        == Array(repeating: "cannot find 'x' in scope", count: 2))
    #expect(
      try JSONDecoder().decode(Sentence.self, from: JSONEncoder().encode(sentence)) == sentence)
  }

  @Test func aPlaceholderWithoutAValueIsTolerated() throws {
    let data = Data(#"{"en":["a ",7," b"]}"#.utf8)
    #expect(try JSONDecoder().decode(Sentence.self, from: data).spoken(in: .english) == "a  b")
  }

  @Test func outputJSONHasSentencesAsText() throws {
    let sentence = Sentence("\(3) texts", ko: "글 \(3)개")
    let encoder = JSONEncoder()
    encoder.userInfo = Language.korean.encoderInfo
    #expect(String(decoding: try encoder.encode([sentence]), as: UTF8.self) == #"["글 3개"]"#)
    let read = try JSONDecoder().decode(Sentence.self, from: Data(#""글 3개""#.utf8))
    #expect(read == Sentence(verbatim: "글 3개"))
  }

  @Test func exponentialNestingIsRefused() {
    var json = #"{"en":["\#(String(repeating: "a", count: 100))"]}"#
    for _ in 0..<8 {
      json =
        #"{"arguments":[\#(json)],"en":[\#(Array(repeating: "0", count: 20).joined(separator: ","))]}"#
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Sentence.self, from: Data(json.utf8))
    }
  }

  @Test func aSentenceWithinVerbatimTextIsTranslated() {
    let symbol = Sentence("the symbol sun.max", ko: "sun.max 심볼")
    let text = Sentence(verbatim: "Make the symbol sun.max larger.", naming: [symbol])
    #expect(text.spoken(in: .english) == "Make the symbol sun.max larger.")
    #expect(text.spoken(in: .korean) == "Make sun.max 심볼 larger.")
    #expect(text.isVerbatim)
  }

  @Test func joinedSentencesAreNotVerbatim() {
    let own = Sentence("Add a title.", ko: "제목을 더하세요.")
    let written = Sentence(verbatim: "Add a title.")
    #expect(!own.followed(by: own).isVerbatim)
    #expect(!own.followed(by: written).isVerbatim)
    #expect(written.followed(by: written).isVerbatim)
    #expect(Sentence(listing: [written, written]).isVerbatim)
  }

  @Test func aSentenceStartingWithANameIsCapitalized() {
    let name = Sentence("the Button", ko: "버튼")
    let sentence = Sentence("\(name) hides \(name).", ko: "\(name): 가려요.").beginningWithCapital()
    #expect(sentence.spoken(in: .english) == "The Button hides the Button.")
    #expect(sentence.spoken(in: .korean) == "버튼: 가려요.")
  }

  @Test func verbatimTextIsNotCapitalized() {
    let name = Sentence("the Button", ko: "버튼")
    let text = Sentence(verbatim: "the Button is too faint.", naming: [name])
    // Only verbatim text is looked up in the author's translations.
    #expect(text.isVerbatim && text.beginningWithCapital().isVerbatim)
    #expect(text.beginningWithCapital().spoken(in: .english) == "The Button is too faint.")
  }
}

@Suite("Sentences made of others")
struct JoinedSentenceTests {
  private let things = ["a", "b", "c"].map(Sentence.init(verbatim:))

  private func said(_ sentence: Sentence) -> [String] {
    Language.allCases.map(sentence.spoken(in:))
  }

  @Test func listsEndAsInEachLanguage() {
    #expect(said(.list(things)) == ["a, b and c", "a, b, c"])
    #expect(said(.list(Array(things.prefix(2)))) == ["a and b", "a, b"])
    #expect(said(.list(Array(things.prefix(1)))) == ["a", "a"])
    #expect(said(.list([Sentence]())) == ["", ""])
    #expect(said(.list(["x", "y"], more: 4)) == ["x, y and 4 more", "x, y 외 4개"])
  }

  @Test func joinedSentencesKeepTheirLanguages() {
    let one = Sentence("One.", ko: "하나예요.")
    #expect(said(.joined([one, one])) == ["One. One.", "하나예요. 하나예요."])
    #expect(said(.joined([], separator: "\n")) == ["", ""])
  }

  @Test func linesAreCapitalizedAndNamesAreNot() {
    let family = Sentence("the small widget", ko: "작은 위젯")
    #expect(
      said(Sentence("\(family) is empty.", ko: "\(family)에 내용이 없어요.").capitalized)[0]
        == "The small widget is empty.")
    #expect(
      said(Sentence("\("iPhone") rings.", ko: "\("iPhone")에서 소리가 나요.").capitalized)[0]
        == "iPhone rings.")
    #expect(said(Sentence("it rings", ko: "울려요").capitalized) == ["It rings", "울려요"])
  }

  @Test(arguments: [(1, "1 check"), (2, "2 checks"), (0, "0 checks")])
  func onlyEnglishHasPlurals(count: Int, english: String) {
    let sentence = Sentence("\(count: count, "check")", ko: "검사 \(count)개")
    #expect(said(sentence) == [english, "검사 \(count)개"])
    #expect(sentence.arguments == [.text("\(count)")])
  }

  @Test func pointsHaveNoTrailingZeros() {
    #expect(said(Sentence("\(points: 4)/\(points: 2.5)", ko: "\(points: 4)점")) == ["4/2.5", "4점"])
  }

  @Test func aLongFormMayUseTwoLines() {
    let name = "x"
    let sentence = Sentence("Put \(name) " + "there.", ko: "\(name) 부분을 " + "거기에 두세요.")
    #expect(said(sentence) == ["Put x there.", "x 부분을 거기에 두세요."])
    #expect(sentence.arguments == [.text("x")])
  }

  @Test func aSelfDoublingSentenceIsTruncated() {
    var bomb = Sentence(verbatim: "ha")
    var quiet = Sentence(verbatim: "")
    for _ in 0..<60 {
      bomb = .joined([bomb, bomb], separator: "")
      quiet = .joined([quiet, quiet], separator: "")
    }
    #expect(bomb.spoken(in: .english).count <= 100_002)
    #expect(quiet.spoken(in: .korean).isEmpty)
  }
}

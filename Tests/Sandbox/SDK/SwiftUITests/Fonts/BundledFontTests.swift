import Drawing
import Foundation
import SwiftUI
import Testing

@Suite("Fonts of a widget's bundle") @MainActor struct BundledFontTests {
  private func register(_ font: TinyFont) throws {
    let provider = try #require(CGDataProvider(data: font.file))
    CTFontManagerRegisterGraphicsFont(try #require(CGFont(provider)), nil)
  }

  @Test func textHasTheFontsOwnLettersAndMeasures() throws {
    let font = TinyFont(family: "Plain")
    try register(font)
    let drawn = Drawn(Text("AA\nA").font(.custom("Plain-Regular", fixedSize: 20)))
    let run = try #require(drawn.runs.first)
    #expect(run.font.typeface?.name == font.postScriptName)
    #expect(abs(run.width - 28) < 0.001)
    let bounds = try #require(run.outline?.bounds)
    #expect(abs(bounds.minX - 1) < 0.01 && abs(bounds.maxX - 27) < 0.01)
    #expect(abs(bounds.minY + 14) < 0.01 && bounds.maxY == 0)
    // Two lines of 1.1 em, with a gap of 0.1 em between them.
    #expect(drawn.nodes("Text").first?.frame.height == 46)
    #expect(UIFont(name: "Plain", size: 10)?.ascender == 9)
    #expect(UIFont(name: "Plain Regular", size: 10)?.fontName == "Plain-Regular")
  }

  @Test func otherCharactersHaveTheSystemFont() throws {
    try register(TinyFont(family: "Latin"))
    let drawn = Drawn(Text("A강A…🙂").font(.custom("Latin-Regular", fixedSize: 20)))
    #expect(drawn.runs.map(\.string) == ["A", "강", "A", "…🙂"])
    #expect(drawn.runs.map { $0.outline != nil } == [true, false, true, false])
    #expect(drawn.runs.map { $0.font.typeface != nil } == [true, false, true, false])
  }

  /// Arabic letters have the system's glyphs, because they join, but the lines and digits of the bundled font.
  @Test func lettersThatJoinKeepTheLineHeight() throws {
    try register(TinyFont(family: "Beh", letter: 0x628))
    try register(TinyFont(family: "Two", letter: 0x6F2))
    func drawn(_ text: String, _ family: String) -> Drawn {
      Drawn(Text(text).font(.custom("\(family)-Regular", fixedSize: 20)))
    }
    let letter = drawn("\u{628}", "Beh")
    let digit = drawn("\u{6F2}", "Two")
    #expect(letter.runs.first?.outline == nil)
    #expect(digit.runs.first?.outline != nil)
    #expect(letter.runs.first?.font.typeface?.ascent == 0.9)
    #expect(drawn("\u{62F}", "Two").runs.first?.font.typeface == nil)
  }

  @Test func truncatedTextHasAnEllipsis() throws {
    try register(TinyFont(family: "Cut"))
    let drawn = Drawn(
      Text("AAAAAAAA").font(.custom("Cut-Regular", fixedSize: 20)).lineLimit(1).frame(width: 60))
    #expect(drawn.runs.map(\.string) == ["AAA", "…"])
  }

  @Test func aWeightChoosesTheFamilysMember() throws {
    try register(TinyFont(family: "Pair"))
    try register(TinyFont(family: "Pair", style: "Bold", weight: 700, advance: 900))
    let font = Font.custom("Pair-Regular", fixedSize: 10)
    let names = [
      Text("A").font(font), Text("A").font(font).bold(), Text("A").font(font.weight(.light)),
    ]
    .map { Drawn($0).runs.first?.font.typeface?.name }
    #expect(names == ["Pair-Regular", "Pair-Bold", "Pair-Regular"])
    let view = Drawn(VStack { Text("A") }.font(font).fontWeight(.heavy))
    #expect(view.runs.first?.width == 9)
  }

  @Test(arguments: [
    ("GrandeRegular", "Did you mean \"Grande-Regular\"?"),
    ("Grande-Reglar", "Did you mean \"Grande-Regular\"?"),
    ("Avenir Next Demi Bold", "on every iPhone"), ("HelveticaNeue-Bold", "on every iPhone"),
    ("Xyz", "no font named \"Xyz\""),
  ])
  func aMissingFontIsNoted(name: String, words: String) throws {
    try register(TinyFont(family: "Grande"))
    let drawn = Drawn(Text("A").font(.custom(name, size: 20)))
    #expect(drawn.runs.first?.font.typeface == nil)
    let notes = drawn.picture.notes.map { $0.message.spoken(in: .english) }
    #expect(notes.contains { $0.contains(words) }, "\(notes)")
  }

  @Test func aDamagedFileIsRefusedOrDrawn() throws {
    let file = TinyFont(family: "Broken").file
    for end in stride(from: 0, to: file.count, by: 3) {
      let provider = try #require(CGDataProvider(data: file.prefix(end)))
      if let font = CGFont(provider) { CTFontManagerRegisterGraphicsFont(font, nil) }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var copy = file
      copy[Int.random(in: 0..<copy.count, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
      guard let provider = CGDataProvider(data: copy), let font = CGFont(provider) else { continue }
      CTFontManagerRegisterGraphicsFont(font, nil)
    }
    _ = Drawn(Text("AAA").font(.custom("Broken-Regular", size: 20)))
  }
}

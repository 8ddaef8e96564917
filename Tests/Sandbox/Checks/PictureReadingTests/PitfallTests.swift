import Drawing
import Foundation
import PictureReading
import Sentences
import Testing

@Suite("Pitfalls of rendering modes, on display lists")
struct PitfallTests {
  private let whole = Drawn.whole

  private func pitfalls(
    _ items: [DisplayItem], _ mode: RenderingMode = .accented,
    _ profile: RenderingProfile = .tintedIOS18()
  ) -> [Pitfall] {
    let root = PictureNode(index: 0, type: "widget", frame: whole)
    let list = DisplayList(size: whole.size, items: items)
    return PitfallRecognizer(mode: mode, profile: profile)
      .pitfalls(in: Picture(size: whole.size, root: root, drawing: list))
  }

  private func pill(
    _ color: RGBA, alpha: Double = 1, accent: AccentGroup = .primary
  ) -> DisplayItem {
    Drawn.fill(
      .roundedRectangle(in: CGRect(x: 16, y: 100, width: 120, height: 30), radius: 15),
      color.opacity(alpha), accent: accent)
  }

  private func label(_ text: String = "Top up", accent: AccentGroup = .primary) -> DisplayItem {
    Drawn.text(text, x: 76, y: 106, size: 15, anchor: .center, accent: accent)
  }

  @Test func fullColorHasNone() {
    #expect(pitfalls([pill(.black), label()], .fullColor).isEmpty)
  }

  @Test func anOpaqueFillOfTheWidgetIsReportedWithWhatItHides() throws {
    let items = [
      Drawn.fill(.rectangle(whole), .black),
      Drawn.text("Balance", x: 16, y: 20, size: 15),
      Drawn.text("Due today", x: 16, y: 60, size: 15),
    ]
    let found = try #require(pitfalls(items).first)
    #expect(found.rule == .accentedBlock)
    #expect(found.subjects.map(\.text) == ["Balance", "Due today"])
    #expect(found.causes.map(\.colorName) == ["black"])
    #expect(found.coverage > 0.99)
    #expect(pitfalls(items).count == 1)
  }

  @Test func aPillHidesOnlyTextInItsGroup() {
    #expect(pitfalls([pill(.black), label()]).map(\.rule) == [.accentedFillHidesContent])
    #expect(pitfalls([pill(.black), label(accent: .accent)]).isEmpty)
    // Both groups are white from iOS 26.
    #expect(
      pitfalls([pill(.black), label(accent: .accent)], .accented, .tintedIOS26()).map(\.rule)
        == [.accentedFillHidesContent])
  }

  private func bar(_ color: RGBA, alpha: Double = 1, accent: AccentGroup = .primary) -> DisplayItem
  {
    Drawn.fill(
      .roundedRectangle(in: CGRect(x: 16, y: 100, width: 60, height: 30), radius: 15),
      color.opacity(alpha), accent: accent)
  }

  @Test func aBarBecomesOneWithItsTrackInTheSameGroup() throws {
    let found = pitfalls([pill(.white), bar(RGBA(hex: 0x007AFF))])
    #expect(found.map(\.rule) == [.accentedShapesMerge])
    #expect(found.first?.subjects.map(\.colorName) == ["blue"])
    #expect(found.first?.causes.map(\.colorName) == ["white"])
    let note = try #require(found.first?.note())
    #expect(note.fix?.spoken(in: .english).contains(".widgetAccentable()") == true)
    #expect(pitfalls([pill(.white), bar(RGBA(hex: 0x007AFF), accent: .accent)]).isEmpty)
    // Both groups are white from iOS 26.
    #expect(
      pitfalls(
        [pill(.white), bar(RGBA(hex: 0x007AFF), accent: .accent)], .accented, .tintedIOS26()
      ).map(\.rule)
        == [.accentedShapesMerge])
    #expect(pitfalls([pill(.white, alpha: 0.3), bar(RGBA(hex: 0x007AFF))]).isEmpty)
    #expect(pitfalls([pill(RGBA(hex: 0x007AFF)), bar(RGBA(hex: 0x007AFF))]).isEmpty)
  }

  /// The block's own finding already says to move it into the container background.
  @Test func aShapeOnABlockIsOneFindingWithTheBlock() {
    let block = Drawn.fill(.rectangle(whole), RGBA(hex: 0x007AFF))
    let card = Drawn.fill(.rectangle(whole.insetBy(dx: 4, dy: 4)), RGBA(hex: 0xFF9500))
    #expect(pitfalls([block, card]).map(\.rule) == [.accentedBlock])
    #expect(pitfalls([block, bar(.white)]).map(\.rule) == [.accentedBlock])
  }

  @Test func bothPupilsOfAFaceAreOneFinding() {
    let pupils = [40.0, 90].map { x in
      Drawn.fill(.ellipse(in: CGRect(x: x, y: 110, width: 8, height: 8)), .black)
    }
    #expect(pitfalls([pill(.white)] + pupils).map(\.subjects.count) == [2])
  }

  @Test func aFaintPillHidesNothing() {
    #expect(pitfalls([pill(.black, alpha: 0.25), label()]).isEmpty)
    #expect(pitfalls([pill(.black, alpha: 0.95), label()]).count == 1)
  }

  @Test func alreadyInvisibleTextIsNotReported() {
    #expect(pitfalls([pill(.white), label()]).isEmpty)
  }

  @Test func twoFillsThatHideTogetherAreBothNamed() throws {
    let card = Drawn.fill(.rectangle(whole.insetBy(dx: 8, dy: 20)), RGBA(hex: 0x333333))
    let found = try #require(pitfalls([card, pill(.black), label()]).first)
    #expect(found.causes.count == 2)
  }

  @Test func cutOutTextIsVisible() {
    let hole = DisplayItem(.layer(Layer(items: [label()], blendMode: .destinationOut)))
    let badge = DisplayItem(.layer(Layer(items: [pill(.white), hole], isCompositingGroup: true)))
    #expect(pitfalls([badge]).isEmpty)
  }

  @Test func equalBrightnessIsLostInVibrantMode() {
    let items = [
      pill(RGBA(hex: 0x00FF00)),
      Drawn.text(
        "Late", x: 60, y: 106, size: 15, color: RGBA(white: 0.7154)),
    ]
    #expect(pitfalls(items, .vibrant).map(\.rule) == [.vibrantFillHidesContent])
    #expect(pitfalls(items, .accented).map(\.rule) == [.accentedFillHidesContent])
  }

  @Test func darkTextFadesInVibrantMode() {
    let items = [Drawn.text("Late", x: 60, y: 106, size: 15, color: .black)]
    #expect(pitfalls(items, .vibrant).map(\.rule) == [.vibrantContentFades])
    #expect(pitfalls([label()], .vibrant).isEmpty)
  }

  @Test func anImageInsideAnAccentableAncestorIsReported() {
    let image = ImageDrawing(
      content: .missing(name: "cover"), frame: whole, accentedMode: .desaturated, name: "cover")
    #expect(
      pitfalls([DisplayItem(.image(image), accent: .accent)]).map(\.rule)
        == [.accentedModeConflict])
    #expect(pitfalls([DisplayItem(.image(image))]).isEmpty)
  }

  @Test func aLuminanceToAlphaSymbolIsNotLost() {
    for mode in [ImageDrawing.AccentedMode.desaturated, .accentedDesaturated] {
      let symbol = Drawn.symbol("sun.max.fill", x: 20, y: 20, size: 17, accentedMode: mode)
      #expect(pitfalls([symbol]).isEmpty, "\(mode)")
    }
  }

  @Test func aDarkSymbolIsLostToItsOwnBrightness() throws {
    let symbol = Drawn.symbol(
      "star.fill", x: 20, y: 20, size: 17, color: .black, accentedMode: .accentedDesaturated)
    let pitfall = try #require(pitfalls([symbol, label()]).first)
    #expect(pitfall.rule == .accentedImageFades)
    #expect(pitfall.isOfSymbols)
    let note = pitfall.note().message.spoken(in: .english)
    #expect(
      note.contains("its brightness becomes its opacity") && !note.contains("plate"), "\(note)")
  }

  @Test func theNoteNamesFillAndTextWithTheirLines() throws {
    let items = [Drawn.fill(.rectangle(whole), .black), label("Balance")]
    let pitfall = try #require(pitfalls(items).first)
    let note = pitfall.note { subject in
      subject.text == nil
        ? SourcePlace(file: "W.swift", lines: [12], snippet: "Color.black")
        : SourcePlace(file: "W.swift", lines: [14])
    }
    #expect(
      note.message.spoken(in: .english).hasPrefix(
        "`Color.black` (line 12) and “Balance” (line 14) are both in the default group: "
          + "the fill hides the text."))
    #expect(note.rule == "accented-block")
    #expect(note.file == "W.swift" && note.line == 12)
    #expect(note.fix?.spoken(in: .english).contains("containerBackground") == true)
  }

  @Test func anUncertainLineIsMarked() throws {
    let pitfall = try #require(pitfalls([pill(.black), label()]).first)
    let note = pitfall.note { _ in SourcePlace(file: "W.swift", lines: [9, 21]) }
    #expect(note.message.spoken(in: .english).contains("(line 9 or 21)"))
    #expect(note.line == nil && note.file == nil)
  }

  @Test(arguments: Pitfall.Rule.allCases, Language.allCases)
  func everyRuleHasACauseAReasonAndAFix(rule: Pitfall.Rule, language: Language) {
    let text = PitfallSubject(node: 2, type: "Text", text: "Hi", owner: "Card")
    let fill = PitfallSubject(node: 1, type: "Color", colorName: "black")
    let note = Pitfall(
      rule: rule, mode: .accented, subjects: [text], causes: [fill], coverage: 0.4
    ).note()
    let message = note.message.spoken(in: language)
    #expect(message.contains("Hi") && note.fix?.spoken(in: language).isEmpty == false)
    #expect(!message.contains("()") && !message.contains("  "))
    let hasHangul = message.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    #expect(hasHangul == (language == .korean), "\(message)")
  }
}

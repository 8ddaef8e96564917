import Drawing
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG")
struct SVGTests {
  /// Collects errors that a viewer would report.
  private final class Reader: NSObject, XMLParserDelegate {
    var identifiers: Set<String> = []
    var references: Set<String> = []
    var elements: [String: Int] = [:]
    var texts = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      if let identifier = attributes["id"] { identifiers.insert(identifier) }
      for value in attributes.values {
        for match in value.matches(of: /url\(#([^)]+)\)/) { references.insert(String(match.1)) }
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { texts += string }
  }

  private func read(_ svg: String) throws -> Reader {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError))")
    return reader
  }

  @Test(arguments: GalleryTests.lists.keys.sorted())
  func everyPictureIsWellFormedWithResolvedReferences(name: String) throws {
    let list = try #require(GalleryTests.lists[name])
    for mode in RenderingMode.allCases {
      let svg = SVGPainter(title: name, cornerRadius: 22)
        .paint(list.rendered(in: mode, profile: .tintedIOS18()))
      let reader = try read(svg)
      #expect(reader.references.isSubset(of: reader.identifiers))
    }
  }

  @Test func screenReadersGetATitleAndDescription() throws {
    let svg = SVGPainter(title: "A < B & C", description: "Two \"things\"").paint(SampleLists.gauge)
    let reader = try read(svg)
    #expect(reader.texts.contains("A < B & C") && reader.texts.contains("Two \"things\""))
    #expect(svg.contains("role=\"img\"") && svg.contains("aria-labelledby=\"title description\""))
  }

  private func line(_ strings: String...) -> TextLine {
    let runs = strings.map {
      TextLine.Run(string: $0, font: FontDescription(size: 17), paint: .color(.black), width: 20)
    }
    return TextLine(
      runs: runs, frame: CGRect(x: 0, y: 0, width: 20 * Double(runs.count), height: 20),
      baseline: 15, anchor: .leading)
  }

  private func paint(_ line: TextLine) -> String {
    SVGPainter().paint(
      DisplayList(size: CGSize(width: 200, height: 40), items: [DisplayItem(.text(line))]))
  }

  private func texts(_ line: TextLine) -> [String] {
    paint(line).matches(of: /<text x="([\d.]+)"[^>]*>([^<]*)</).map { "\($0.1) \($0.2)" }
  }

  /// The first letter decides the direction of a line; numbers and letters inside keep theirs.
  @Test func runsGoInTheDirectionOfTheirScript() {
    #expect(texts(line("بدون", "مناسبت")) == ["0 مناسبت", "20 بدون"])
    #expect(texts(line("۲۵", "دی", "۱۴۰۴")) == ["0 ۱۴۰۴", "20 دی", "40 ۲۵"])
    #expect(texts(line("דף", "one", "two")) == ["0 one", "20 two", "40 דף"])
    #expect(texts(line("page", "דף", "12", "end")) == ["0 page", "20 12", "40 דף", "60 end"])
    #expect(texts(line("one", "2", "three")) == ["0 one", "20 2", "40 three"])
  }

  @Test func textFromRightToLeftStartsOnTheRight() {
    #expect(paint(line("۲۵ دی ۱۴۰۴")).contains("direction=\"rtl\" text-anchor=\"end\""))
    #expect(!paint(line("Day 25 דף")).contains("direction"))
    #expect(!paint(line("۲۵")).contains("direction"))
  }

  /// When tinted, an emoji is a shape in the group's color.
  ///
  /// Each emoji between letters has its own position.
  @Test func emojiAreSeparateAndFlatWhenTinted() throws {
    let font = FontDescription(size: 17)
    let line = TextLine(
      runs: [
        TextLine.Run(
          string: "Sun \u{1F324} and \u{1F525}\u{2602}", font: font, paint: .color(.black),
          width: 140)
      ], frame: CGRect(x: 0, y: 0, width: 140, height: 20), baseline: 15, anchor: .leading)
    let list = DisplayList(
      size: CGSize(width: 200, height: 40), items: [DisplayItem(.text(line))])
    let reader = try read(SVGPainter().paint(list))
    #expect(reader.elements["text"] == 5)
    #expect(reader.elements["filter"] == nil)
    let svg = SVGPainter().paint(list.rendered(in: .accented, profile: .tintedIOS18()))
    #expect(svg.matches(of: /class="emoji"/).count == 2)
    #expect(try read(svg).elements["feComposite"] == 1)
    // Text with a gradient has one color in SVG, and so do its emoji.
    var faded = line
    faded.runs[0].paint = .linearGradient(
      stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
      start: .zero, end: CGPoint(x: 140, y: 0))
    let other = DisplayList(size: list.size, items: [DisplayItem(.text(faded))])
      .rendered(in: .accented, profile: .tintedIOS18())
    #expect(try read(SVGPainter().paint(other)).elements["feComposite"] == 1)
    #expect(EmojiSequence.isColorPicture("\u{1F324}") && !EmojiSequence.isEmoji("\u{1F324}"))
    #expect(!EmojiSequence.isColorPicture("\u{1F324}\u{FE0E}"))
  }

  @Test func textKeepsItsLaidOutWidth() throws {
    let svg = SVGPainter().paint(
      DisplayList(
        size: CGSize(width: 100, height: 30),
        items: [SampleLists.text("Seoul", x: 10, y: 5, size: 17)]))
    let width = TextMetrics.sanFrancisco.width(of: "Seoul", in: FontDescription(size: 17))
    let match = try #require(svg.firstMatch(of: /textLength="([0-9.]+)"/))
    #expect(abs((Double(match.1) ?? 0) - width) < 0.01)
  }

  @Test func spacesInARowStay() {
    let svg = SVGPainter().paint(
      DisplayList(
        size: CGSize(width: 100, height: 30),
        items: [SampleLists.text("CPU  18%", x: 10, y: 5, size: 17)]))
    #expect(svg.contains("xml:space=\"preserve\"") && svg.contains(">CPU  18%<"))
  }

  @Test func controlCharactersDoNotBreakTheFile() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 30),
      items: [SampleLists.text("a\u{0}b\u{1B}<&>\n\u{FFFF}", x: 0, y: 0, size: 12)])
    let reader = try read(SVGPainter().paint(list))
    #expect(reader.texts.contains("ab<&>"))
  }

  @Test func imagesAreEmbeddedAsPNG() throws {
    let svg = SVGPainter().paint(SampleLists.effects)
    let match = try #require(svg.firstMatch(of: /base64,([A-Za-z0-9+\/=]+)/))
    let data = try #require(Data(base64Encoded: String(match.1)))
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(data.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
  }

  @Test func equalDisplayListsMakeEqualFiles() throws {
    try Golden.expect(
      SVGPainter(title: "Weather", description: "23 degrees in Seoul", cornerRadius: 22)
        .paint(SampleLists.weather), matches: "weather.svg")
  }

  private func sheet(_ places: [(row: String, column: String)], width: Double = 1200) -> SVGSheet {
    let square = DisplayList(size: CGSize(width: 100, height: 100), items: [])
    return SVGSheet(
      places.map { .init(caption: "whole", drawing: square, row: $0.row, column: $0.column) },
      title: "Shared", width: width)
  }

  /// Returns the captions that a viewer shows, without titles for screen readers.
  private func captions(_ svg: String) -> [String] {
    svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  @Test func aSheetHasOneCaptionForEachRowAndColumn() throws {
    let places = ["small", "large"].flatMap { row in
      ["light", "dark", "tinted"].map { (row: row, column: $0) }
    }
    // One cell stays empty.
    let svg = sheet(places.dropLast()).paint()
    _ = try read(svg)
    #expect(captions(svg) == ["Shared", "light", "dark", "tinted", "small", "large"])
    let columns = svg.matches(of: /<svg x="([0-9.]+)"/).map { String($0.1) }
    #expect(Set(columns).count == 3)
    #expect(columns[0] == columns[3])
  }

  @Test func aSheetThatIsTooWideTurnsOrHasCaptionsOfItsOwn() throws {
    let places = ["small", "large"].flatMap { row in
      ["light", "dark", "tinted", "clear"].map { (row: row, column: $0) }
    }
    let turned = sheet(places, width: 400).paint()
    #expect(captions(turned).prefix(3) == ["Shared", "small", "large"])
    #expect(captions(sheet(places, width: 200).paint()).count == 9)
    #expect(captions(sheet(places, width: 200).paint()).last == "large · clear")
  }

  @Test func filtersCoverOnlyWhatIsSeen() {
    let square = Outline.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20))
    var layer = Layer(items: [
      DisplayItem(.fill(outline: square, paint: .color(.white), isEvenOdd: false))
    ])
    layer.blurRadius = 4
    layer.transform = .translation(x: 30, y: 0)
    let list = DisplayList(
      size: CGSize(width: 100, height: 50), items: [DisplayItem(.layer(layer))])
    let svg = SVGPainter().paint(list)
    #expect(svg.contains("x=\"-43\" y=\"-13\" width=\"126\" height=\"76\""), "\(svg)")
  }
}

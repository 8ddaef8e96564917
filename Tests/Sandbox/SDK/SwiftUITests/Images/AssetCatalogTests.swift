import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct AssetCatalogTests {
  private final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  private static let ocean = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x00", "green": "128", "blue": "1.000", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"platform": "ios", "reference": "systemRedColor"}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  @Test func colorSetsHaveLightAndDarkColors() throws {
    let folder = try Folder()
    try folder.write(Self.ocean, to: "Assets.xcassets/Ocean.colorset/Contents.json")
    let catalog = AssetCatalog(folders: [folder.url])
    let light = Drawn(Color("Ocean")) { $0.assetCatalog = catalog }
    #expect(light.fills.map(\.paint.name) == ["0080FF@50"])
    let dark = Drawn(Color("Ocean")) {
      $0.assetCatalog = catalog
      $0.colorScheme = .dark
    }
    #expect(dark.fills.map(\.paint.name) == ["FF453A"])
    #expect(light.rules.isEmpty)
  }

  /// The system draws a widget's controls in its own blue.
  @Test func theCatalogsAccentColorIsNotTheTint() throws {
    let folder = try Folder()
    try folder.write(Self.ocean, to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    let catalog = AssetCatalog(folders: [folder.url])
    let accent = Drawn(Rectangle().fill(Color.accentColor)) { $0.assetCatalog = catalog }
    #expect(accent.fills.map(\.paint.name) == ["0080FF@50"])
    let tint = Drawn(Rectangle().fill(.tint)) { $0.assetCatalog = catalog }
    #expect(tint.fills.map(\.paint.name) == ["007AFF"])
  }

  @Test func aLocalizedImageFollowsTheLanguage() throws {
    let folder = try Folder()
    try folder.write(
      """
      {"images": [{"filename": "a.png", "idiom": "universal"},
        {"filename": "b.png", "idiom": "universal", "locale": "ko"}]}
      """, to: "Assets.xcassets/Flag.imageset/Contents.json")
    try folder.write(PNGSample.all[1].data, to: "Assets.xcassets/Flag.imageset/a.png")
    try folder.write(PNGSample.all[0].data, to: "Assets.xcassets/Flag.imageset/b.png")
    let catalog = AssetCatalog(folders: [folder.url])
    func content(_ locale: String) -> ImageContent? {
      catalog.bitmap(
        named: "Flag", isDark: false, displayScale: 1, locale: Locale(identifier: locale))?.content
    }
    #expect(content("en_US") != nil && content("en_US") != content("ko_KR"))
    #expect(content("de_DE") == content("en_US"))
  }

  /// A symbol of two squares for a font of 100 points, in the layout of Apple's templates.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a comment -->
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="700" y2="700"/>
      <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="600" y2="720"/>
      <path id="right-margin-Regular-M" d="M1490 600V720"/>
     </g>
     <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 700)">
      <path class="hierarchical-0:primary multicolor-0:systemRedColor" d="M0-80h40v80h-40z"/>
      <path class="hierarchical-1:secondary" d="M 40,-80 L 80 -80 80 0 A 1 1 0 0140 0 Z"/>
     </g></g>
    </svg>
    """

  @Test func symbolsOfTheAppAreDrawnFromTheirTemplate() throws {
    let folder = try Folder()
    try folder.write(
      #"{"symbols": [{"filename": "two.svg", "idiom": "universal"}]}"#,
      to: "Assets.xcassets/my.two.symbolset/Contents.json")
    try folder.write(Self.template, to: "Assets.xcassets/my.two.symbolset/two.svg")
    let catalog = AssetCatalog(folders: [folder.url])
    func drawn(_ mode: SymbolRenderingMode) -> Drawn {
      Drawn(Image("my.two").symbolRenderingMode(mode).font(.system(size: 50))) {
        $0.assetCatalog = catalog
      }
    }
    let symbol = try #require(drawn(.hierarchical).symbols.first)
    #expect(symbol.frame.width == 50)
    let parts = try #require(symbol.parts)
    #expect(parts.map(\.level) == [0, 1])
    #expect(parts.map(\.color?.red) == [1, nil])
    // The left margin is 10 units wide, and the arc reaches below the baseline.
    #expect(abs(parts[0].outline.bounds.minX - 0.1) < 1e-6)
    #expect(parts[1].outline.bounds.maxY > 0.99 && parts[0].outline.bounds.maxY < 0.9)
    #expect(drawn(.monochrome).rules.isEmpty)
  }

  @Test func slicesAreMeasuredInPoints() throws {
    let folder = try Folder()
    try folder.write(
      """
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing":
        {"mode": "9-part", "cap-insets": {"top": 2, "left": 4, "bottom": 2, "right": 4}}}]}
      """, to: "Assets.xcassets/Plate.imageset/Contents.json")
    try folder.write(PNGSample.all[1].data, to: "Assets.xcassets/Plate.imageset/a.png")
    let bitmap = AssetCatalog(folders: [folder.url]).bitmap(
      named: "Plate", isDark: false, displayScale: 2)
    #expect(bitmap?.slices == Insets(top: 1, leading: 2, bottom: 1, trailing: 2))
  }

  @Test func vectorImagesAreReadFromTheirConversion() throws {
    let folder = try Folder()
    try folder.write(
      #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#,
      to: "Assets.xcassets/Leaf.imageset/Contents.json")
    try folder.write("<svg/>", to: "Assets.xcassets/Leaf.imageset/a.svg")
    let unread = AssetCatalog(folders: [folder.url])
    let drawn = Drawn(Image("Leaf")) { $0.assetCatalog = unread }
    #expect(drawn.rules == ["image-not-decoded"])
    try folder.write(PNGSample.all[1].data, to: "Assets.xcassets/Leaf.imageset/a.svg.png")
    let read = AssetCatalog(folders: [folder.url])
    #expect(Drawn(Image("Leaf")) { $0.assetCatalog = read }.rules.isEmpty)
    #expect(read.bitmap(named: "Leaf", isDark: false, displayScale: 2)?.scale == 3)
  }

  /// A damaged file and a missing name have different messages.
  @Test func aDamagedFileDiffersFromAMissingName() throws {
    let folder = try Folder()
    try folder.write(
      #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#,
      to: "Assets.xcassets/Flag.imageset/Contents.json")
    try folder.write("no picture", to: "Assets.xcassets/Flag.imageset/a.png")
    let catalog = AssetCatalog(folders: [folder.url])
    #expect(Drawn(Image("Flag")) { $0.assetCatalog = catalog }.rules == ["damaged-image"])
    #expect(Drawn(Image("Flags")) { $0.assetCatalog = catalog }.rules == ["missing-image"])
  }

  @Test func imageSetsChooseByScaleAndAppearance() throws {
    let folder = try Folder()
    let sample = PNGSample.all[0]
    try folder.write(sample.data, to: "Assets.xcassets/Icons/Sun.imageset/sun@2x.png")
    try folder.write(
      """
      {"images": [{"filename": "sun@2x.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Assets.xcassets/Icons/Sun.imageset/Contents.json")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Icons/Contents.json")
    let catalog = AssetCatalog(folders: [folder.url])
    let drawn = Drawn(Image("Icons/Sun").foregroundStyle(.red)) { $0.assetCatalog = catalog }
    #expect(drawn.images.first?.frame.size == CGSize(width: 1, height: 1))
    #expect(drawn.images.first?.template?.name == "FF3B30")
  }

  @Test func anInvalidCatalogIsEmpty() throws {
    let folder = try Folder()
    try folder.write("{", to: "Assets.xcassets/Ocean.colorset/Contents.json")
    let catalog = AssetCatalog(folders: [folder.url, URL(fileURLWithPath: "/nowhere")])
    #expect(catalog.color(named: "Ocean", in: EnvironmentValues()) == nil)
  }
}

import Foundation
import Testing

@Suite("A picture is read in one place")
struct SingleReadingTests {
  /// The modules that may read pictures.
  private static let readers: Set = [
    "Drawing", "WorkerProtocol", "PictureReading", "WidgetLint", "LessonChecks", "LessonProbes",
    "Judge",
    "Tutor", "Classroom", "Authoring", "Results", "SymbolDocumentation", "Learning", "CommandLine",
  ]

  private func files(where isMeant: (String) -> Bool) throws -> [String] {
    try House.swiftFiles(under: "Sources").filter {
      isMeant(try String(contentsOf: $0, encoding: .utf8))
    }.map(House.relativePath)
  }

  @Test(
    arguments: [
      // WCAG's relative luminance, on linear light, for contrast.
      (
        ["0.2126", "0.7152", "0.0722"],
        "Sources/Sandbox/Checks/PictureReading/Contrast/RGBA+Contrast.swift"
      ),
      // SVG's luma, on encoded values, for alpha from luminance and for shades.
      (["0.2125", "0.7154", "0.0721"], "Sources/Foundations/Drawing/Color/RGBA+Pixel.swift"),
    ])
  func luminanceIsComputedInOnePlace(weights: [String], home: String) throws {
    for weight in weights {
      #expect(try files { $0.contains(weight) } == [home], "\(weight)")
    }
  }

  @Test func contrastIsComputedInThePictureReading() throws {
    // A contrast formula contains WCAG's flare: 0.05 added to both luminances.
    let formula = /\+ 0\.05\) \/ \(/
    #expect(
      try files { $0.firstMatch(of: formula) != nil }
        == ["Sources/Sandbox/Checks/PictureReading/Contrast/RGBA+Contrast.swift"])
  }

  /// Types for reading pictures are in one module, because earlier versions had several types under each of
  /// these names.
  @Test func elementsAndLegibilityBelongToPictureReading() throws {
    let declaration = /(?:struct|class|enum|actor|protocol) ((?:Placed|Legib)\w*|\w+Element)\b/
    var homes: [String: Set<String>] = [:]
    for file in try House.swiftFiles(under: "Sources")
    where Self.readers.contains(House.target(of: file) ?? "") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declaration) {
        homes[String(match.1), default: []].insert(House.target(of: file) ?? "")
      }
    }
    #expect(
      homes == [
        "Legibility": ["PictureReading"], "PlacedElement": ["PictureReading"],
        "PlacedLeaf": ["PictureReading"],
        // Glyphs that the painter passes to cell output.
        "PlacedGlyphs": ["Drawing"],
        // The check authors' interface to `PlacedElement`.
        "PictureElement": ["LessonChecks"],
      ])
  }

  @Test func onlyPictureReadingSamplesPictures() throws {
    let rasterizing = try files { $0.contains("Rasterizer(") }
      .filter { !$0.hasPrefix("Sources/Foundations/Drawing/") }
    #expect(
      rasterizing == [
        "Sources/Sandbox/Checks/PictureReading/Contrast/SampledDrawing.swift",
        // Draws an image for another drawing, without reading it.
        "Sources/Sandbox/SDK/SwiftUI/Images/CanvasImage+Pixels.swift",
      ],
      "ask ReadPicture or SampledDrawing instead")
  }
}

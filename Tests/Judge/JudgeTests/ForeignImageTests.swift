import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// Sandboxed system programs convert pictures that no worker reads to PNG.
@Suite("Pictures of other formats", .serialized, .startsProcesses) struct ForeignImageTests {
  private static let check = "CardChecks.testAViewTakesALearnersType"

  @Test(.mainPath, .enabled(if: ImageConverter.svg.isInstalled)) func svgImagesAreDecoded()
    async throws
  {
    #expect(try await Self.isDrawn(Data(PictureSamples.svg.utf8), as: "logo.svg"))
  }

  @Test(.enabled(if: ImageConverter.pdf.isInstalled)) func pdfImagesAreDecoded() async throws {
    #expect(try await Self.isDrawn(Self.bytes(PictureSamples.pdf), as: "logo.pdf", width: 18))
  }

  @Test(.enabled(if: ImageConverter.heic.isInstalled)) func heicImagesAreDecoded() async throws {
    #expect(try await Self.isDrawn(Self.bytes(PictureSamples.heic), as: "logo.heic", width: 72))
  }

  /// Converting a large drawing takes seconds, so the result is cached.
  ///
  /// A damaged cache costs only time.
  @Test(.enabled(if: ImageConverter.svg.isInstalled)) func anImageIsConvertedOnce() async throws {
    let drawing = PictureSamples.svg.replacing(
      "</svg>", with: "<!-- \(UUID().uuidString) --></svg>")
    let place = try await Laboratory.shared.configuration.cache.url
      .appending(path: "converted-pictures")
    func kept() -> Set<String> {
      Set((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [])
    }
    let before = kept()
    #expect(try await Self.isDrawn(Data(drawing.utf8), as: "logo.svg"))
    let made = kept().subtracting(before)
    #expect(made.count == 1)
    for damage in [nil, Data(), Data("no picture".utf8)] {
      for name in made { try damage?.write(to: place.appending(path: name)) }
      #expect(try await Self.isDrawn(Data(drawing.utf8), as: "logo.svg"))
    }
    #expect(kept().subtracting(before) == made)
  }

  /// An unreadable picture becomes a placeholder, and the submission still gets a verdict.
  @Test(arguments: [
    ("logo.svg", "no drawing"), ("logo.pdf", "%PDF-1.7 and no more"), ("logo.heic", "ftypheic"),
    ("logo.svg", hugeDrawing), ("logo.svg", manyEntities), ("logo.svg", foreignFile),
    // The name is never used as an option or a command.
    ("--output=logo; touch x.svg", "no drawing"),
  ])
  func unreadableImagesAreNotDrawn(name: String, contents: String) async throws {
    #expect(try await !Self.isDrawn(Data(contents.utf8), as: name))
  }

  /// Drawing this would take more memory than any machine has.
  private static let hugeDrawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="9000000" height="9000000"><rect width="9"/></svg>
    """

  /// Ten entities, each of which expands to ten copies of the previous entity.
  private static let manyEntities: String = {
    let names = (1..<10).map {
      "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">"
    }
    return """
      <!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">\(names.joined())]>
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><text>&a9;</text></svg>
      """
  }()

  /// The external file isn't read, so there's nothing to draw.
  private static let foreignFile = """
    <!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><text y="9">&file;</text></svg>
    """

  private static func bytes(_ base64: String) throws -> Data {
    try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters))
  }

  /// Returns whether the learner's code finds the catalog's image with this width in points, and with pixels.
  private static func isDrawn(
    _ contents: Data, as name: String, width: Int = 24
  ) async throws -> Bool {
    let solution = try TinyPack.solution("card/Card.swift")
    let line = "Text(card.title).bold()"
    try #require(solution.contains(line))
    let shown = """
      Text(
        UIImage(named: "logo")?.size.width == \(width) && UIImage(named: "logo")?.pngData() != nil
          ? card.title : "no logo"
      ).bold()
      """
    let files = try Submitted(["Card.swift": solution.replacing(line, with: shown)])
    defer { files.remove() }
    let set = files.folder.appending(path: "Media.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try contents.write(to: set.appending(path: name))
    try Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}]}".utf8)
      .write(to: set.appending(path: "Contents.json"))
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    let verdict = await Judge(configuration).verdict(
      for: try TinyPack.exercise("card"), in: try TinyPack.read(), files: files.urls)
    let status = verdict.checks.first { $0.id == check }?.status
    #expect(status == .passed || status == .failed, "\(verdict)")
    return status == .passed
  }
}

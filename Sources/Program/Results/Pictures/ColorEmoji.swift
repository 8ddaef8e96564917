import Drawing
import Foundation
import Processes
import Storage
import Synchronization

/// Replaces the emoji of an SVG document with color images before conversion to pixels.
///
/// `rsvg-convert` draws outlines only: emoji from a color font come out black or not at all. Pango draws them
/// instead, and its images replace the text elements.
package struct ColorEmoji {
  let environment: [String: String]

  package init(environment: [String: String]) {
    self.environment = environment
  }

  /// The font size of the images in pixels; the SVG renderer scales them.
  private static let size = 96.0
  /// The baseline's distance from the top, as a fraction of the image's height: 0.95 of 1.2 em, measured for
  /// Noto Color Emoji.
  private static let baseline = 0.79
  /// The maximum number of scalars per emoji, and of emoji per document; others stay text.
  private static let limits = (scalars: 16, pictures: 200)
  /// Drawn emoji in Base64, cached because a canvas shows the same emoji after each save.
  private static let drawn = Mutex<[String: String]>([:])

  /// Returns whether an emoji renderer and a color emoji font are installed.
  package func isPossible() async -> Bool {
    guard PictureProgram.typesetter.path(in: environment) != nil,
      let color = try? await PictureProgram.fonts.output(
        ["--format", "%{color}", "emoji"], input: [], in: environment)
    else { return false }
    return String(decoding: color, as: UTF8.self) == "True"
  }

  /// Returns the document with images in place of emoji, or unchanged if emoji can't be drawn.
  func drawn(in document: String) async -> String {
    let found = SVGTextRun.all(in: document).filter(Self.isEmoji)
    let wanted = Set(found.map { String($0.content) }).filter {
      $0.unicodeScalars.count <= Self.limits.scalars
        && $0.allSatisfy(EmojiSequence.isColorPicture)
    }
    guard !wanted.isEmpty, wanted.count <= Self.limits.pictures else { return document }
    var pictures = Self.drawn.withLock { $0 }
    let missing = wanted.subtracting(pictures.keys)
    if !missing.isEmpty, await isPossible() {
      for emoji in missing {
        pictures[emoji] = await picture(of: emoji)?.base64EncodedString()
      }
      let known = pictures
      Self.drawn.withLock { $0 = known.count <= Self.limits.pictures ? known : [:] }
    }
    return SVGTextRun.replacing(in: document) { element in
      guard Self.isEmoji(element) else { return nil }
      return pictures[String(element.content)].map { Self.image($0, inPlaceOf: element) }
    }
  }

  private static func isEmoji(_ element: SVGTextRun) -> Bool {
    element.value(of: "class") == "emoji"
  }

  /// Returns an image element placed by the attributes of the text element it replaces.
  private static func image(_ picture: String, inPlaceOf element: SVGTextRun) -> String {
    let size = element.number(of: "font-size") ?? 17
    let (width, height) = (element.number(of: "textLength") ?? size * 1.25, size * 1.2)
    let top = (element.number(of: "y") ?? 0) - height * baseline
    var words = [
      "x=\"\(element.number(of: "x") ?? 0)\"", "y=\"\(top)\"", "width=\"\(width)\"",
      "height=\"\(height)\"",
    ]
    if let opacity = element.number(of: "fill-opacity") { words.append("opacity=\"\(opacity)\"") }
    return "<image \(words.joined(separator: " ")) href=\"data:image/png;base64,\(picture)\"/>"
  }

  /// Draws an emoji as PNG; nil if that fails.
  private func picture(of emoji: String) async -> Data? {
    guard let folder = try? PrivateFolder(in: FileManager.default.temporaryDirectory) else {
      return nil
    }
    defer { folder.remove() }
    let file = folder.url.appending(path: "emoji.png")
    let words = [
      "--no-display", "--output", file.path, "--dpi", "72", "--margin", "0", "--background",
      "transparent", "--font", "emoji \(Int(Self.size))", "--text", emoji,
    ]
    let report = try? await PictureProgram.typesetter.command(words, in: environment)
      .run(deadline: .seconds(10))
    guard report?.end == .exited(code: 0) else { return nil }
    return try? Data(contentsOf: file)
  }
}

import Drawing
import Foundation
import Processes
import Storage
import Synchronization

/// Emoji in their colours, in an SVG document that becomes pixels.
///
/// The converter knows outlines alone: of a font of colour pictures, which emoji are in, it draws black shapes or
/// nothing. Pango draws them, and their pictures stand in the document where their texts stood.
package struct ColorEmoji {
  let environment: [String: String]

  package init(environment: [String: String]) {
    self.environment = environment
  }

  /// Pixels that a picture is set in; what is larger on the screen is scaled.
  private static let size = 96.0
  /// How far down the baseline is in a picture: 0.95 of 1.2 em, measured of Noto Color Emoji.
  private static let baseline = 0.79
  /// Longer sequences than any emoji, and more of them than a widget has, stay text.
  private static let limits = (scalars: 16, pictures: 200)
  /// What was drawn, as base 64: a canvas shows the same emoji after each save.
  private static let drawn = Mutex<[String: String]>([:])

  /// Whether there is a program that draws emoji, and a font with colours.
  package func isPossible() async -> Bool {
    guard PictureProgram.emoji.path(in: environment) != nil,
      let color = try? await PictureProgram.fonts.output(
        ["--format", "%{color}", "emoji"], input: [], in: environment)
    else { return false }
    return String(decoding: color, as: UTF8.self) == "True"
  }

  /// The document with pictures for its emoji, or as it was where there is nothing to draw them with.
  func drawn(in document: String) async -> String {
    let element = /<text class="emoji" ([^>]*)>([^<]*)<\/text>/
    let found = document.matches(of: element)
    let wanted = Set(found.map { String($0.2) })
      .filter {
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
    return document.replacing(element) { match in
      guard let picture = pictures[String(match.2)] else { return match.0 }
      return Self.image(picture, in: match.1)[...]
    }
  }

  /// An image in the place of a text, by the text's attributes.
  private static func image(_ picture: String, in attributes: Substring) -> String {
    let all = " " + attributes
    func number(_ name: String) -> Double? {
      guard let start = all.firstRange(of: " \(name)=\"") else { return nil }
      return Double(all[start.upperBound...].prefix { $0 != "\"" })
    }
    let size = number("font-size") ?? 17
    let (width, height) = (number("textLength") ?? size * 1.25, size * 1.2)
    let top = (number("y") ?? 0) - height * baseline
    var words = [
      "x=\"\(number("x") ?? 0)\"", "y=\"\(top)\"", "width=\"\(width)\"", "height=\"\(height)\"",
    ]
    if let opacity = number("fill-opacity") { words.append("opacity=\"\(opacity)\"") }
    return "<image \(words.joined(separator: " ")) href=\"data:image/png;base64,\(picture)\"/>"
  }

  /// One emoji as PNG; nil where it could not be drawn.
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
    let report = try? await PictureProgram.emoji.command(words, in: environment)
      .run(deadline: .seconds(10))
    guard report?.end == .exited(code: 0) else { return nil }
    return try? Data(contentsOf: file)
  }
}

import Foundation
import Processes
import Storage
import Synchronization

/// Fits the text of an SVG document into its layout before conversion to pixels.
///
/// `rsvg-convert` ignores `textLength`, so text would have the widths of the installed fonts. Pango, which
/// draws the text, measures it first. Each text element then gets the letter spacing or the horizontal scale
/// for its width.
struct FittedText {
  let environment: [String: String]

  /// The font size in pixels at which text is measured.
  private static let size = 200.0
  /// The maximum number of texts measured at once, and of widths that are cached.
  private static let limits = (measured: 1_000, cached: 10_000)
  /// Widths in em, by markup, cached because a canvas shows the same words after each save.
  private static let known = Mutex<[String: Double]>([:])

  /// Returns the document with fitted text, or unchanged if Pango isn't installed.
  func fitted(in document: String) async -> String {
    // Skip emoji, which become images in the frames of their text.
    let wanted = SVGTextRun.all(in: document)
      .filter { $0.value(of: "textLength") != nil && $0.value(of: "class") == nil }
      .map(Self.markup)
    guard !wanted.isEmpty else { return document }
    var widths = Self.known.withLock { $0 }
    let missing = Set(wanted).filter { widths[$0] == nil }.sorted()
    for start in stride(from: 0, to: missing.count, by: Self.limits.measured) {
      let lines = Array(missing[start..<min(start + Self.limits.measured, missing.count)])
      guard let measured = await measure(lines), measured.count == lines.count else { continue }
      widths.merge(zip(lines, measured)) { $1 }
    }
    let all = widths
    Self.known.withLock { $0 = all.count <= Self.limits.cached ? all : [:] }
    return SVGTextRun.replacing(in: document) { element in
      all[Self.markup(of: element)].flatMap { Self.fitted(element, width: $0) }
    }
  }

  /// Returns the element with the scale or letter spacing that fits its natural width, in em, to its
  /// `textLength`.
  private static func fitted(_ element: SVGTextRun, width em: Double) -> String? {
    guard let length = element.number(of: "textLength"), length > 0,
      let size = element.number(of: "font-size"), em * size > 0
    else { return nil }
    let natural = em * size
    let fit: String
    // A transform would also scale a gradient.
    if element.value(of: "lengthAdjust") == "spacing"
      || element.value(of: "fill")?.hasPrefix("url(") == true
    {
      fit = "letter-spacing=\"\((length - natural) / Double(max(element.letterCount, 1)))\""
    } else {
      let (scale, x) = (length / natural, element.number(of: "x") ?? 0)
      fit = "transform=\"matrix(\(scale) 0 0 1 \(x - x * scale) 0)\""
    }
    return "<text\(element.attributes) \(fit)>\(element.content)</text>"
  }

  /// Returns a line of Pango markup with the element's text and font.
  private static func markup(of element: SVGTextRun) -> String {
    let families = (element.value(of: "font-family") ?? "sans-serif").filter { $0 != "'" }
    var words = ["font_family=\"\(families)\""]
    if let weight = element.value(of: "font-weight") { words.append("weight=\"\(weight)\"") }
    if let style = element.value(of: "font-style") { words.append("style=\"\(style)\"") }
    return "<span \(words.joined(separator: " "))>\(element.content)</span>"
  }

  /// Returns the widths of lines of markup in em, or `nil` if they can't be measured.
  private func measure(_ lines: [String]) async -> [Double]? {
    guard PictureProgram.typesetter.path(in: environment) != nil,
      let folder = try? PrivateFolder(in: FileManager.default.temporaryDirectory)
    else { return nil }
    defer { folder.remove() }
    let file = folder.url.appending(path: "layout.json")
    let words = [
      "--no-display", "--markup", "--dpi", "72", "--font", "Sans \(Int(Self.size))",
      "--serialize-to", file.path, "/dev/stdin",
    ]
    let report = try? await PictureProgram.typesetter.command(words, in: environment)
      .run(input: Array(lines.joined(separator: "\n").utf8), deadline: .seconds(10))
    guard report?.end == .exited(code: 0), let data = try? Data(contentsOf: file),
      let layout = try? JSONDecoder().decode(PangoLayout.self, from: data)
    else { return nil }
    return layout.output.lines.map { line in
      line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.width } / PangoLayout.unit / Self.size
    }
  }
}

extension SVGTextRun {
  /// The number of characters, where an escape such as `&amp;` counts as one.
  fileprivate var letterCount: Int {
    content.split(separator: "&", omittingEmptySubsequences: false).enumerated()
      .reduce(0) { count, part in
        guard part.offset > 0, let end = part.element.firstIndex(of: ";") else {
          return count + part.element.count
        }
        return count + part.element[end...].count
      }
  }
}

/// The parts of a layout that `pango-view --serialize-to` writes.
private struct PangoLayout: Decodable {
  /// Pango's units per pixel.
  static let unit = 1024.0

  struct Output: Decodable { var lines: [Line] }
  struct Line: Decodable { var runs: [Run] }
  struct Run: Decodable { var glyphs: [Glyph] }
  struct Glyph: Decodable { var width: Double }

  var output: Output
}

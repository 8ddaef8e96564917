import Drawing
import Foundation

/// Reads the groups and guides of a symbol template, an SVG file.
///
/// It reads tags and attributes in one pass and ignores everything else, so a file can't make it load other files, and
/// takes time only in proportion to its length.
struct SymbolTemplateReader {
  struct Shape {
    var outline: Outline
    var level = 0
    var color: SystemColor?
  }

  /// The shapes of each group such as `Regular-M`, in the template's coordinates.
  private(set) var variants: [String: [Shape]] = [:]
  /// The positions of guides, by name.
  private(set) var guides: [String: CGPoint] = [:]

  private struct Group {
    var id: String
    var transform: AffineTransform2D
  }

  private var groups: [Group] = []
  private static let deepest = 64

  mutating func read(_ file: String) {
    for piece in file.split(separator: "<").dropFirst() where !piece.hasPrefix("!") {
      guard let end = piece.firstIndex(of: ">") else { continue }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        if tag.hasPrefix("/g"), !groups.isEmpty { groups.removeLast() }
        continue
      }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      let attributes = Self.attributes(of: String(tag.dropFirst(name.count)))
      switch name {
      case "g":
        if !tag.hasSuffix("/"), groups.count < Self.deepest { enter(attributes) }
      case "line":
        note(
          attributes,
          CGPoint(x: Self.number(attributes["x1"]), y: Self.number(attributes["y1"])))
      case "path": add(attributes)
      default: break
      }
    }
  }

  private mutating func enter(_ attributes: [String: String]) {
    let own = attributes["transform"].map(Self.transform) ?? .identity
    groups.append(
      Group(
        id: attributes["id"] ?? "",
        transform: own.followed(by: groups.last?.transform ?? .identity)))
  }

  private mutating func add(_ attributes: [String: String]) {
    let outline = SVGPath.outline(of: attributes["d"] ?? "")
    if let start = outline.elements.first, case .move(let point) = start {
      note(attributes, point)
    }
    guard let place = groups.firstIndex(where: { $0.id == "Symbols" }), place + 1 < groups.count,
      attributes["fill"] != "none", let group = groups.last
    else { return }
    var shape = Shape(
      outline: outline.applying(
        (attributes["transform"].map(Self.transform) ?? .identity).followed(by: group.transform)))
    for word in (attributes["class"] ?? "").split(separator: " ") {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0].hasPrefix("hierarchical-") {
        shape.level = ["primary", "secondary", "tertiary"].firstIndex(of: parts[1]) ?? 0
      } else if parts[0].hasPrefix("multicolor-") {
        shape.color = AssetColor.systemColor(String(parts[1]))
      }
    }
    variants[groups[place + 1].id, default: []].append(shape)
  }

  /// Stores the position of an element with an `id`, which may be a guide.
  private mutating func note(_ attributes: [String: String], _ point: CGPoint) {
    guard let id = attributes["id"] else { return }
    guides[id] = (groups.last?.transform ?? .identity).apply(point)
  }

  private static func attributes(of tag: String) -> [String: String] {
    var found: [String: String] = [:]
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return found }
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { return found }
      found[name] = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return found
  }

  private static func number(_ text: String?) -> Double {
    text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  /// Returns the product of the transforms in a `transform` attribute.
  ///
  /// Templates use only `matrix`, `translate` and `scale`.
  private static func transform(_ text: String) -> AffineTransform2D {
    text.split(separator: ")").reversed().reduce(AffineTransform2D.identity) { whole, call in
      let parts = call.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { return whole }
      let values = parts[1].split { $0 == "," || $0.isWhitespace }.map { number(String($0)) }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines.union([","]))
      switch (name, values.count) {
      case ("matrix", 6):
        return whole.followed(
          by: AffineTransform2D(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5]))
      case ("translate", 1...):
        return whole.followed(
          by: .translation(x: values[0], y: values.count > 1 ? values[1] : 0))
      case ("scale", 1...):
        return whole.followed(
          by: .scale(x: values[0], y: values.count > 1 ? values[1] : values[0]))
      default: return whole
      }
    }
  }
}

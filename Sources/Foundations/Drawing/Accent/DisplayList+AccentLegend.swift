import Foundation
package import Sentences

extension DisplayList {
  /// The text and symbols in each group, for output without color; `nil` if the accent group is empty.
  package var accentLegend: Sentence? {
    var names: [AccentGroup: [Sentence]] = [:]
    func add(_ name: Sentence, to group: AccentGroup) {
      if names[group]?.contains(name) != true { names[group, default: []].append(name) }
    }
    func visit(_ items: [DisplayItem], seenIn group: AccentGroup? = nil) {
      for item in items {
        let accent = group ?? item.accent
        switch item.content {
        case .text(let line):
          let text = line.string.trimmingCharacters(in: .whitespaces)
          if !text.isEmpty { add(Sentence(verbatim: text), to: accent) }
        case .symbol(let symbol):
          add(SymbolGlyph.named(symbol.name).name, to: accent)
        case .image(let image):
          let name = image.name.map(Sentence.init(verbatim:))
          add(name ?? Sentence("image", ko: "이미지"), to: accent)
        case .layer(let layer):
          if let mask = layer.mask, let paint = layer.items.onlyGroupOfShapes {
            // A mask made of symbols or text reveals the color behind it, so list the mask's contents in the
            // group of that color.
            visit(mask, seenIn: group ?? paint)
          } else {
            visit(layer.items, seenIn: group)
            visit(layer.mask ?? [], seenIn: group)
          }
        case .fill, .stroke:
          if accent == .accent { add(Sentence("shape", ko: "도형"), to: .accent) }
        }
      }
    }
    visit(items)
    guard let accent = names[.accent].map({ Sentence.joined($0, separator: ", ") }) else {
      return nil
    }
    guard let primary = names[.primary].map({ Sentence.joined($0, separator: ", ") }) else {
      return Sentence("accent group: \(accent)", ko: "악센트 그룹: \(accent)")
    }
    return Sentence(
      "accent group: \(accent) · default group: \(primary)",
      ko: "악센트 그룹: \(accent) · 기본 그룹: \(primary)")
  }
}

extension [DisplayItem] {
  /// The group of the items if they are plain shapes of a single group.
  fileprivate var onlyGroupOfShapes: AccentGroup? {
    var group: AccentGroup?
    for item in self {
      let next: AccentGroup?
      switch item.content {
      case .fill, .stroke: next = item.accent
      case .layer(let layer) where layer.mask == nil: next = layer.items.onlyGroupOfShapes
      case .layer, .text, .symbol, .image: next = nil
      }
      guard let next, group == nil || group == next else { return nil }
      group = next
    }
    return group
  }
}

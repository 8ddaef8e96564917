import Foundation
package import Sentences

extension DisplayList {
  /// Which texts and symbols stand in which group, for outputs whose colours cannot tell.
  ///
  /// Nil where nothing is in the accent group.
  package var accentLegend: Sentence? {
    var names: [AccentGroup: [Sentence]] = [:]
    func add(_ name: Sentence, to group: AccentGroup) {
      if names[group]?.contains(name) != true { names[group, default: []].append(name) }
    }
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .text(let line):
          let text = line.string.trimmingCharacters(in: .whitespaces)
          if !text.isEmpty { add(Sentence(verbatim: text), to: item.accent) }
        case .symbol(let symbol):
          add(SymbolGlyph.named(symbol.name).name, to: item.accent)
        case .image(let image):
          let name = image.name.map(Sentence.init(verbatim:))
          add(name ?? Sentence("image", ko: "이미지"), to: item.accent)
        case .layer(let layer):
          visit(layer.items)
          visit(layer.mask ?? [])
        case .fill, .stroke:
          if item.accent == .accent { add(Sentence("shape", ko: "도형"), to: .accent) }
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

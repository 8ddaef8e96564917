import Foundation

extension DisplayList {
  /// Which texts and symbols stand in which group, for outputs whose colours cannot tell.
  ///
  /// Nil where nothing is in the accent group.
  package func accentLegend(in language: DescriptionLanguage) -> String? {
    var names: [AccentGroup: [String]] = [:]
    func add(_ name: String, to group: AccentGroup) {
      if !name.isEmpty, names[group]?.contains(name) != true {
        names[group, default: []].append(name)
      }
    }
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .text(let line):
          add(line.string.trimmingCharacters(in: .whitespaces), to: item.accent)
        case .symbol(let symbol):
          let glyph = SymbolGlyph.named(symbol.name)
          add(language == .korean ? glyph.korean : glyph.english, to: item.accent)
        case .image(let image):
          add(image.name ?? (language == .korean ? "이미지" : "image"), to: item.accent)
        case .layer(let layer):
          visit(layer.items)
          visit(layer.mask ?? [])
        case .fill, .stroke:
          if item.accent == .accent { add(language == .korean ? "도형" : "shape", to: .accent) }
        }
      }
    }
    visit(items)
    guard let accent = names[.accent] else { return nil }
    let title = language == .korean ? "강조 그룹" : "accent group"
    var legend = "\(title): \(accent.joined(separator: ", "))"
    if let primary = names[.primary] {
      let other = language == .korean ? "기본 그룹" : "default group"
      legend += " · \(other): \(primary.joined(separator: ", "))"
    }
    return legend
  }
}

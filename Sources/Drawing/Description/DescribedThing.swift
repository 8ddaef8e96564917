import Foundation
import Pixels

/// Something in a picture that is worth a sentence.
struct DescribedThing {
  enum Kind {
    case text(String)
    case symbol(String)
    case image(String?, isMissing: Bool)
    case gauge(label: String?, fraction: Double?)
    case control(String, label: String, isOn: Bool?)
  }

  var kind: Kind
  var frame: CGRect
  var node: Int
  var fontSize: Double?
  var isBold = false
  var isTruncated = false
  var isRedacted = false
  var isAccented = false

  /// Finds the things of a tree.
  struct Finder {
    let language: DescriptionLanguage
    /// The nodes whose image could not be found.
    let missing: Set<Int>
  }
}

extension DescribedThing.Finder {
  /// What a tree shows; what is hidden from accessibility is left out.
  func things(in node: PictureNode) -> [DescribedThing] {
    let traits = node.traits
    if traits.isAccessibilityHidden || traits.opacity <= 0 { return [] }
    var things: [DescribedThing] = []
    if let kind = kind(of: node) {
      var thing = DescribedThing(kind: kind, frame: node.frame, node: node.index)
      if case .text = kind {
        thing.fontSize = traits.font?.size
        thing.isBold = (traits.font?.weight ?? 400) >= 600
      }
      thing.isTruncated = node.isTruncated
      thing.isRedacted = traits.isRedacted
      thing.isAccented = traits.accent == .accent
      things.append(thing)
      // A gauge speaks for its parts; a button's label is heard with the button.
      switch kind {
      case .gauge, .control: return things
      case .text, .symbol, .image: break
      }
    }
    return things + node.children.flatMap(things(in:))
  }

  private func kind(of node: PictureNode) -> DescribedThing.Kind? {
    let traits = node.traits
    let label = traits.accessibilityLabel
    if traits.action != nil || traits.isOn != nil {
      return .control(node.type, label: label ?? spoken(node), isOn: traits.isOn)
    }
    if let fraction = traits.fraction {
      return .gauge(label: label ?? spokenText(node), fraction: fraction)
    }
    if let text = node.text, !text.isEmpty { return .text(label ?? text) }
    if let name = traits.imageName, node.children.isEmpty {
      if traits.isSymbol { return .symbol(label ?? name) }
      return .image(label ?? name, isMissing: missing.contains(node.index))
    }
    return nil
  }

  /// Every text and symbol below a node, in order.
  private func spoken(_ node: PictureNode) -> String {
    if let text = node.text, !text.isEmpty { return text }
    if let name = node.traits.imageName, node.children.isEmpty {
      if let label = node.traits.accessibilityLabel { return label }
      guard node.traits.isSymbol else { return name }
      let glyph = SymbolGlyph.named(name)
      return language == .korean ? glyph.korean : glyph.english
    }
    return node.children.map(spoken).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func spokenText(_ node: PictureNode) -> String? {
    let text = spoken(node)
    return text.isEmpty ? nil : text
  }
}

extension DescribedThing {
  func words(_ language: DescriptionLanguage) -> String {
    let isKorean = language == .korean
    switch kind {
    case .text(let text):
      return isKorean ? "글 “\(text)”" : "text “\(text)”"
    case .symbol(let name):
      let glyph = SymbolGlyph.named(name)
      return isKorean ? "심볼 \(glyph.korean)" : "symbol of \(glyph.english)"
    case .image(let name, let isMissing):
      let what = name.map { " “\($0)”" } ?? ""
      if isMissing { return isKorean ? "찾을 수 없는 이미지\(what)" : "missing image\(what)" }
      return isKorean ? "이미지\(what)" : "image\(what)"
    case .gauge(let label, let fraction):
      let name = label.map { isKorean ? " “\($0)”" : " “\($0)”" } ?? ""
      let value = fraction.map { "\(Int(saturating: ($0 * 100).rounded())) %" } ?? ""
      return isKorean ? "게이지\(name) \(value)" : "gauge\(name) at \(value)"
    case .control(let type, let label, let isOn):
      let name = DescribedThing.controlName(type, language)
      let state =
        switch isOn {
        case true?: isKorean ? ", 켜짐" : ", on"
        case false?: isKorean ? ", 꺼짐" : ", off"
        case nil: ""
        }
      return "\(name) “\(label)”\(state)"
    }
  }

  private static func controlName(_ type: String, _ language: DescriptionLanguage) -> String {
    switch (type, language) {
    case ("Toggle", .english): "toggle"
    case ("Toggle", .korean): "토글"
    case ("Link", .english): "link"
    case ("Link", .korean): "링크"
    case (_, .english): "button"
    case (_, .korean): "버튼"
    }
  }
}

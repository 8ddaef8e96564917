import Foundation
import Pixels
import Sentences

/// A part of a picture that deserves a sentence.
struct DescribedThing {
  enum Kind {
    case text(String)
    case symbol(String)
    case image(String?, isMissing: Bool)
    case gauge(label: Sentence?, fraction: Double?)
    case control(String, label: Sentence, isOn: Bool?)
  }

  var kind: Kind
  var frame: CGRect
  var node: Int
  var fontSize: Double?
  var isBold = false
  var isTruncated = false
  var isRedacted = false
  var isAccented = false

  /// Finds the things to describe in a view tree.
  struct Finder {
    let missing: Set<Int>
  }
}

extension DescribedThing.Finder {
  /// Returns the things in a tree, without those hidden from accessibility.
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
      // A gauge represents its parts, and a button's label is read with the button.
      switch kind {
      case .gauge, .control: return things
      case .text, .symbol, .image: break
      }
    }
    return things + node.childrenAsHeard.flatMap(things(in:))
  }

  private func kind(of node: PictureNode) -> DescribedThing.Kind? {
    let traits = node.traits
    let label = traits.accessibilityLabel
    if traits.action != nil || traits.isOn != nil {
      return .control(node.type, label: heard(node), isOn: traits.isOn)
    }
    if let fraction = traits.fraction {
      let parts = label.map { [Sentence(verbatim: $0)] } ?? self.parts(of: node)
      return .gauge(
        label: parts.isEmpty ? nil : .joined(parts, separator: ", "), fraction: fraction)
    }
    if let text = node.text, !text.isEmpty { return .text(label ?? text) }
    if let name = traits.imageName, node.children.isEmpty {
      if traits.isSymbol { return .symbol(label ?? name) }
      return .image(label ?? name, isMissing: missing.contains(node.index))
    }
    return nil
  }

  /// Returns a control's accessibility label, or else its contents.
  private func heard(_ node: PictureNode) -> Sentence {
    if let label = node.traits.accessibilityLabel { return Sentence(verbatim: label) }
    return .joined(parts(of: node), separator: ", ")
  }

  /// Returns the text and symbols of a node and its descendants, in order.
  private func parts(of node: PictureNode) -> [Sentence] {
    if let text = node.text, !text.isEmpty { return [Sentence(verbatim: text)] }
    if let name = node.traits.imageName, node.children.isEmpty {
      if let label = node.traits.accessibilityLabel {
        return label.isEmpty ? [] : [Sentence(verbatim: label)]
      }
      if node.traits.isSymbol { return [SymbolGlyph.named(name).name] }
      return name.isEmpty ? [] : [Sentence(verbatim: name)]
    }
    return node.children.flatMap(parts)
  }
}

extension DescribedThing {
  /// The kind of thing and its text.
  var words: Sentence {
    switch kind {
    case .text(let text): Sentence("text “\(text)”", ko: "텍스트 “\(text)”")
    case .symbol(let name):
      Sentence(
        "symbol of \(SymbolGlyph.named(name).name)", ko: "심볼 \(SymbolGlyph.named(name).name)")
    case .image(let name?, true):
      Sentence("missing image “\(name)”", ko: "찾을 수 없는 이미지 “\(name)”")
    case .image(nil, true): Sentence("missing image", ko: "찾을 수 없는 이미지")
    case .image(let name?, false): Sentence("image “\(name)”", ko: "이미지 “\(name)”")
    case .image(nil, false): Sentence("image", ko: "이미지")
    case .gauge(let label, let fraction): gauge(label, fraction)
    case .control(let type, let label, let isOn): control(type, label, isOn)
    }
  }

  private func gauge(_ label: Sentence?, _ fraction: Double?) -> Sentence {
    let name = label.map { Sentence(" “\($0)”", ko: " “\($0)”") } ?? Sentence(verbatim: "")
    let value = fraction.map { "\(Int(saturating: ($0 * 100).rounded()))%" } ?? ""
    return Sentence("gauge\(name) at \(value)", ko: "게이지\(name) \(value)")
  }

  private func control(_ type: String, _ label: Sentence, _ isOn: Bool?) -> Sentence {
    let name =
      switch type {
      case "Toggle": Sentence("toggle", ko: "스위치")
      case "Link": Sentence("link", ko: "링크")
      default: Sentence("button", ko: "버튼")
      }
    return switch isOn {
    case true?: Sentence("\(name) “\(label)”, on", ko: "\(name) “\(label)”, 켜짐")
    case false?: Sentence("\(name) “\(label)”, off", ko: "\(name) “\(label)”, 꺼짐")
    case nil: Sentence("\(name) “\(label)”", ko: "\(name) “\(label)”")
    }
  }
}

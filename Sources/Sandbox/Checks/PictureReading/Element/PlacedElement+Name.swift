import Drawing
import Foundation

extension PlacedElement {
  /// What people know a view by: the first of these that it has.
  package enum Sign: Hashable, Sendable {
    case text(String)
    case symbol(String)
    case image(String)
    case identifier(String)
    /// What VoiceOver reads first of a control.
    case label(String)
  }

  /// What people know the view by; nil for a view that has nothing but its type.
  package var sign: Sign? {
    if let text, !text.isEmpty { return .text(text) }
    if let symbol = symbolNames.first { return .symbol(symbol) }
    if let imageName { return .image(imageName) }
    if let identifier { return .identifier(identifier) }
    return isControl ? controlLabel.map(Sign.label) : nil
  }

  /// `Text “23°”`, `Image “sun.max.fill”`, `Button “Refresh”`, `VStack`.
  package var name: String {
    switch sign {
    case .text(let word), .symbol(let word), .image(let word), .identifier(let word),
      .label(let word):
      "\(type) “\(word)”"
    case nil: type
    }
  }

  /// The beginning of what VoiceOver reads, or where that is nothing, of what the control shows.
  private var controlLabel: String? {
    Self.spokenParts(of: node).first
      ?? subtree.lazy.compactMap { $0.text ?? $0.traits.imageName }.first
  }
}

extension PlacedElement {
  /// True where it, or a view around it, is hidden from VoiceOver: decoration.
  package var isDecoration: Bool {
    node.traits.isAccessibilityHidden || ancestors.contains { $0.traits.isAccessibilityHidden }
  }

  /// What VoiceOver reads for the view: its label, or else everything written or drawn in it.
  ///
  /// Empty where the view, or one around it, is hidden from VoiceOver.
  package var spokenText: String {
    guard !isDecoration else { return "" }
    return Self.spokenParts(of: labelled).joined(separator: " ")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The view itself, or the outermost of the layout around it alone that carries a label: a frame or a
  /// padding is no element of its own for VoiceOver.
  private var labelled: PictureNode {
    let wrappers = ancestors.prefix { $0.children.count == 1 && $0.text == nil }
    return wrappers.last { $0.traits.accessibilityLabel != nil } ?? node
  }

  /// What is read out in a view, in the order of the source; a label stands for all inside.
  private static func spokenParts(of node: PictureNode) -> [String] {
    if node.traits.isAccessibilityHidden { return [] }
    let value = node.traits.accessibilityValue.map { [$0] } ?? []
    if let label = node.traits.accessibilityLabel { return [label] + value }
    let own = (node.text ?? node.traits.imageName).map { [$0] } ?? []
    return own + node.childrenAsHeard.flatMap(spokenParts) + value
  }
}

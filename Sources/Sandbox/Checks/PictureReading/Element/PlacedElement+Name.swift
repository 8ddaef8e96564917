import Drawing
import Foundation

extension PlacedElement {
  /// A feature that identifies a view in a message.
  ///
  /// The first of these features that a view has is used.
  package enum Sign: Hashable, Sendable {
    case text(String)
    case symbol(String)
    case image(String)
    case identifier(String)
    /// The first part of a control's VoiceOver text.
    case label(String)
  }

  /// The feature that identifies the view, or `nil` if it has only its type.
  package var sign: Sign? {
    if let text, !text.isEmpty { return .text(text) }
    if let symbol = symbolNames.first { return .symbol(symbol) }
    if let imageName { return .image(imageName) }
    if let identifier { return .identifier(identifier) }
    return isControl ? controlLabel.map(Sign.label) : nil
  }

  /// The view's name in messages: `Text “23°”`, `Image “sun.max.fill”`, `Button “Refresh”`, `VStack`.
  package var name: String {
    switch sign {
    case .text(let word), .symbol(let word), .image(let word), .identifier(let word),
      .label(let word):
      "\(type) “\(word)”"
    case nil: type
    }
  }

  /// The first part of the VoiceOver text, or else of the control's visible content.
  private var controlLabel: String? {
    Self.spokenParts(of: node).first
      ?? subtree.lazy.compactMap { $0.text ?? $0.traits.imageName }.first
  }
}

extension PlacedElement {
  /// Whether the view or an ancestor is hidden from VoiceOver.
  package var isDecoration: Bool {
    node.traits.isAccessibilityHidden || ancestors.contains { $0.traits.isAccessibilityHidden }
  }

  /// The text that VoiceOver reads for the view: the view's label, or else all text and symbols in the view.
  ///
  /// The text is empty if the view or an ancestor is hidden from VoiceOver.
  package var spokenText: String {
    guard !isDecoration else { return "" }
    return Self.spokenParts(of: labelled).joined(separator: " ")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The view itself, or the outermost layout wrapper around it that has a label.
  ///
  /// For VoiceOver, a frame or padding isn't a separate element.
  private var labelled: PictureNode {
    let wrappers = ancestors.prefix { $0.children.count == 1 && $0.text == nil }
    return wrappers.last { $0.traits.accessibilityLabel != nil } ?? node
  }

  /// Returns the strings that VoiceOver reads in a view, in source order.
  ///
  /// A label replaces everything inside its view.
  private static func spokenParts(of node: PictureNode) -> [String] {
    if node.traits.isAccessibilityHidden { return [] }
    let value = node.traits.accessibilityValue.map { [$0] } ?? []
    if let label = node.traits.accessibilityLabel { return [label] + value }
    let own = (node.text ?? node.traits.imageName).map { [$0] } ?? []
    return own + node.childrenAsHeard.flatMap(spokenParts) + value
  }
}

// Apple also declares these modifiers on the type that they return, so that a chain of modifiers has a single
// type. Code that spells out that type needs these declarations.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Content, Modifier> {
    adding { $0.traits.accessibilityLabel = label.string(in: $0.environment) }
  }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Content, Modifier> {
    adding { $0.traits.accessibilityValue = valueDescription.string(in: $0.environment) }
  }

  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    adding { $0.traits.accessibilityHint = Text(hintKey).string(in: $0.environment) }
  }

  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding { $0.traits.isAccessibilityHidden = hidden }
  }

  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  nonisolated private func adding(
    _ change: @escaping (LayoutNode) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    let first = modifier.change
    return ModifiedContent(
      content: content,
      modifier: AccessibilityAttachmentModifier { node in
        first(node)
        change(node)
      })
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Adds a label that VoiceOver reads in place of the view's content.
  ///
  /// ```swift
  /// Image(systemName: "cloud.rain").accessibilityLabel("Rain")
  /// ```
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.traits.accessibilityLabel = label.string(in: $0.environment) }
  }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Adds a description of the view's value for VoiceOver to read.
  ///
  /// ```swift
  /// Text("24°").accessibilityValue("24 degrees")
  /// ```
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.traits.accessibilityValue = valueDescription.string(in: $0.environment) }
  }

  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Adds a hint that tells VoiceOver users what happens when they use the view.
  ///
  /// ```swift
  /// Text("Seoul").accessibilityHint("Opens the forecast")
  /// ```
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.traits.accessibilityHint = hint.string(in: $0.environment) }
  }

  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Hides a view from VoiceOver.
  ///
  /// Use it for decorative content.
  ///
  /// ```swift
  /// HStack { Image(systemName: "drop").accessibilityHidden(true); Text("80 % rain") }
  /// ```
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.traits.isAccessibilityHidden = hidden }
  }

  /// Adds traits that describe a view's role to assistive technologies.
  ///
  /// ```swift
  /// Text("Today").accessibilityAddTraits(.isHeader)
  /// ```
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.traits.accessibilitySortPriority = sortPriority }
  }

  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    noting(.invertedColors)
  }
}

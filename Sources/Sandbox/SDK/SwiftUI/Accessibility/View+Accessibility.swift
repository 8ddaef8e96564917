@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Says what VoiceOver reads in place of what is drawn.
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

  /// Says what a screen reader reads as the value.
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

  /// Says what happens, for a screen reader.
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

  /// Leaves a view out of what VoiceOver reads: for what only decorates.
  ///
  /// ```swift
  /// HStack { Image(systemName: "drop").accessibilityHidden(true); Text("80 % rain") }
  /// ```
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.traits.isAccessibilityHidden = hidden }
  }

  /// Tells a screen reader what a view is.
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

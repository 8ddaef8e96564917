import AppleFoundation

// Details for screen readers beyond a view's text. None of them changes the picture.

/// The level of a heading.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    described { _ in }
  }

  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    noting(.largeContentViewer)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View {
    noting(.largeContentViewer)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { _ in }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    described { _ in }
  }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
extension View {
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    described { $0.identifier = identifier }
  }
}

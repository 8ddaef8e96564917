@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Hides a view's content behind blocks, as in the placeholder of a widget without data.
  ///
  /// ```swift
  /// VStack { Text("23°"); Text("Seoul") }.redacted(reason: .placeholder)
  /// ```
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment(as: "redacted") { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows a view inside redacted content.
  ///
  /// Use it for content that's the same for every user, such as a symbol.
  ///
  /// ```swift
  /// HStack { Image(systemName: "drop").unredacted(); Text("80 %") }.redacted(reason: .placeholder)
  /// ```
  nonisolated public func unredacted() -> some View {
    changingEnvironment(as: "unredacted") { $0.redactionReasons = [] }
  }

  /// Marks a view as private.
  ///
  /// A locked phone hides the view if the owner has chosen to in Settings.
  ///
  /// ```swift
  /// VStack { Text("Balance"); Text("4,200").privacySensitive() }.redacted(reason: .privacy)
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment(as: "privacySensitive") { $0.isPrivacySensitive = sensitive }
      .changingNodes { $0.traits.isPrivacySensitive = sensitive }
  }

  /// Marks content as out of date from a tap until the next timeline appears.
  ///
  /// ```swift
  /// Text("80 %").invalidatableContent()
  /// ```
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

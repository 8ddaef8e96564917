@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment(as: "redacted") { $0.redactionReasons.formUnion(reason) }
  }

  nonisolated public func unredacted() -> some View {
    changingEnvironment(as: "unredacted") { $0.redactionReasons = [] }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment(as: "privacySensitive") { $0.isPrivacySensitive = sensitive }
      .changingNodes { $0.traits.isPrivacySensitive = sensitive }
  }

  /// Content that looks out of date from a tap until the timeline that follows it is there.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

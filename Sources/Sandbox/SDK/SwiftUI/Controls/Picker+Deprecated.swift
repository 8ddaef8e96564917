@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Picker {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use init(selection:content:label:) instead."
  )
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

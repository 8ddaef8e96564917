/// The intent whose parameters are being edited, for queries that depend on earlier choices.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
package enum EditedIntent {
  @TaskLocal package static var current: (any AppIntent)?
}

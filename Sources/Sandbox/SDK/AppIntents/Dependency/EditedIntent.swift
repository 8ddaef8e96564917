/// The intent whose parameters are being chosen, for queries that depend on what was chosen before.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
package enum EditedIntent {
  @TaskLocal package static var current: (any AppIntent)?
}

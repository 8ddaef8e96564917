/// Asks for a plugin to be loaded; `StageRefusal.failed` says why it cannot be.
package struct LoadRequest: StageRequest {
  package typealias Response = StageReceipt

  /// The plugin's path, as the worker sees it.
  package var plugin: String

  /// Whether parts of the code were left out of it, so that what does not answer is not to blame.
  package var isIncomplete: Bool

  /// A request to load the plugin of this path.
  package init(plugin: String, isIncomplete: Bool = false) {
    self.plugin = plugin
    self.isIncomplete = isIncomplete
  }

  package var erased: AnyStageRequest { .load(self) }
}

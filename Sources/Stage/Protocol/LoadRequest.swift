/// Asks for a plugin to be loaded; `StageRefusal.failed` says why it cannot be.
package struct LoadRequest: StageRequest {
  package typealias Response = StageReceipt

  /// The plugin's path, as the worker sees it.
  package var plugin: String

  /// A request to load the plugin of this path.
  package init(plugin: String) { self.plugin = plugin }

  package var erased: AnyStageRequest { .load(self) }
}

/// A request to load a plugin; `RequestRefusal.failed` explains a failure.
package struct LoadRequest: WorkerRequest {
  package typealias Response = Acknowledgment

  /// The plugin's path in the worker's file system.
  package var plugin: String

  /// Whether parts of the code were left out, so that the code isn't at fault if it doesn't respond.
  package var isIncomplete: Bool

  /// Whether the left-out code may declare the container background that a picture lacks.
  package var mayDeclareBackground = false

  /// Creates a request to load the plugin at this path.
  package init(plugin: String, isIncomplete: Bool = false) {
    self.plugin = plugin
    self.isIncomplete = isIncomplete
  }

  package var erased: AnyWorkerRequest { .load(self) }
}

/// A request for a plugin's declarations.
package enum InspectRequest: WorkerRequest {
  package typealias Response = PluginContents

  /// Widgets, bundles, providers, intents, previews and probes.
  case everything
  /// Only the types of widgets and controls, without running their code.
  case types
  /// Only the declarations of these widgets and controls.
  case widgets([String])

  package var erased: AnyWorkerRequest { .inspect(self) }
}

/// Asks what a plugin declares.
package enum InspectRequest: StageRequest {
  package typealias Response = PluginContents

  /// Widgets, bundles, providers, intents, previews and probes.
  case everything
  /// The same, but of widgets and controls only their types, without running any code of theirs.
  case types
  /// Only what these widgets and controls declare.
  case widgets([String])

  package var erased: AnyStageRequest { .inspect(self) }
}

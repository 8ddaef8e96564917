package import Judge
package import Stage

/// Files as `inspect --json` prints them.
package struct InspectionReport: Encodable {
  let contents: PluginContents
  let diagnostics: [VerdictDiagnostic]

  package init(_ contents: PluginContents, diagnostics: [VerdictDiagnostic]) {
    self.contents = contents
    self.diagnostics = diagnostics
  }

  private enum Key: String, CodingKey {
    case version, widgets, bundles, providers, intents, previews, views, diagnostics
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(contents.widgets + contents.controls, forKey: .widgets)
    try container.encode(contents.bundles, forKey: .bundles)
    try container.encode(contents.providers, forKey: .providers)
    try container.encode(contents.intents, forKey: .intents)
    try container.encode(contents.previews, forKey: .previews)
    try container.encode(contents.views, forKey: .views)
    try container.encode(diagnostics, forKey: .diagnostics)
  }
}

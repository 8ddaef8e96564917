import Judge
import Stage
import Viewing

extension Inspection {
  /// For people: a line for each thing that is declared.
  var summary: String {
    var lines: [String] = []
    lines += contents.widgets.map { "widget " + Self.line($0) }
    lines += contents.controls.map { "control " + Self.line($0) }
    lines += contents.bundles.map { "bundle \($0)" }
    lines += contents.providers.map { "provider \($0)" }
    lines += contents.intents.map { intent in
      "intent \(intent.type)\(intent.isConfiguration ? ", a configuration" : ""): “\(intent.title)”"
    }
    lines += contents.previews.map { "preview \($0)" }
    if lines.isEmpty, compiles {
      lines = ["It compiles, and declares no widget, intent or preview."]
    }
    // Kinds and titles are texts of the files' own.
    return lines.map { HarmlessText.text($0) + "\n" }.joined()
  }

  /// A widget or control with what it declares; of some only the name is known.
  private static func line(_ widget: PluginContents.Widget) -> String {
    var line = widget.type
    if !widget.kind.isEmpty { line += " (\(widget.kind))" }
    if !["control", "empty"].contains(widget.configuration) { line += ", \(widget.configuration)" }
    if !widget.families.isEmpty { line += ": " + widget.families.joined(separator: ", ") }
    return line
  }
}

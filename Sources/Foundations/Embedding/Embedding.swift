import Foundation
import PackagePlugin

/// Embeds a target's `.tsv` files in its code, each as a constant of `EmbeddedText`.
///
/// Sandboxed programs then need no file access, and unused tables cost nothing at launch. SwiftPM's
/// `embedInCode` writes an array literal instead: for 126 kB, the compiler takes six seconds with an array
/// literal and 0.1 seconds with a string.
@main
struct Embedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let files = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    let tables = files.filter { $0.pathExtension == "tsv" }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding tables", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, output.path] + tables.map(\.path),
        inputFiles: tables, outputFiles: [output])
    ]
  }

  /// A shell script whose arguments are the output file and the tables, which mustn't contain `"""#`.
  private let script = ##"""
    set -eu
    {
      echo 'enum EmbeddedText {'
      for table; do
        printf '  static let %s: StaticString = #"""\n' "$(basename "$table" .tsv)"
        cat "$table"
        echo '"""#'
      done
      echo '}'
    } >"$0"
    """##
}

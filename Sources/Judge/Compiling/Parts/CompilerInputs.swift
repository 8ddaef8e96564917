import Foundation

/// The inputs and outputs of one compiler run.
///
/// When a module is compiled as a whole, all files become objects on two cores at once. When it's compiled in
/// parts, files with cached objects are only read, which is much faster.
struct CompilerInputs: Sendable {
  /// The files' paths, relative to the compiler's working folder.
  let paths: [String]

  /// The names of the files with cached objects; nil if the module is compiled as a whole.
  let kept: Set<String>?

  init(paths: [String], kept: Set<String>? = nil) {
    self.paths = paths
    self.kept = kept
  }

  /// The indexes of the files to compile.
  var compiled: [Int] { paths.indices.filter(isCompiled) }

  var objects: [String] { compiled.map(Output.object) }

  var keptObjects: [String] { (kept ?? []).sorted().map(Self.keptObject) }

  var diagnostics: [String] {
    kept == nil ? [Output.diagnostics] : compiled.map(Output.diagnostics(ofFile:))
  }

  /// Returns the path of a cached object.
  static func keptObject(of name: String) -> String { "\(SourceCopies.folder)/\(name).o" }

  func name(of number: Int) -> String { (paths[number] as NSString).lastPathComponent }

  /// The frontend's arguments to compile the files without a cached object.
  var arguments: [String] { lookingArguments + objects.flatMap { ["-o", $0] } }

  /// The frontend's arguments to only check the files without a cached object.
  var lookingArguments: [String] {
    var arguments =
      kept == nil
      ? paths
      : paths.indices.flatMap { isCompiled($0) ? ["-primary-file", paths[$0]] : [paths[$0]] }
    arguments += diagnostics.flatMap { ["-serialize-diagnostics-path", $0] }
    if kept != nil {
      arguments += compiled.flatMap {
        ["-emit-reference-dependencies-path", Output.dependencies(ofFile: $0)]
      }
    }
    return arguments
  }

  private func isCompiled(_ number: Int) -> Bool {
    guard let kept else { return true }
    let name = name(of: number)
    // The warm compiler's file of imports has no code to link.
    return !kept.contains(name) && name != WaitingCompiler.importsFile
  }
}

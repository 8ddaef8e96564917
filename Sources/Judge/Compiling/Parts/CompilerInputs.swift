import Foundation

/// What one run of the compiler reads, and what it makes of it.
///
/// Compiled whole, all files become objects on two cores at once. Compiled by parts, files whose objects
/// are there are only looked at, which is a fraction of the work.
struct CompilerInputs: Sendable {
  /// The files' paths, relative to the compiler's working folder.
  let paths: [String]

  /// The names of the files that are only looked at, with their objects beside them; nil where the module
  /// is compiled whole.
  let kept: Set<String>?

  init(paths: [String], kept: Set<String>? = nil) {
    self.paths = paths
    self.kept = kept
  }

  /// The numbers of the files that are compiled.
  var compiled: [Int] { paths.indices.filter(isCompiled) }

  /// The objects that the compiler makes.
  var objects: [String] { compiled.map(Output.object) }

  /// The objects that are there already.
  var keptObjects: [String] { (kept ?? []).sorted().map(Self.keptObject) }

  /// Where the compiler's words are put.
  var diagnostics: [String] {
    kept == nil ? [Output.diagnostics] : compiled.map(Output.diagnostics(ofFile:))
  }

  /// Where the object of a file lies that is only looked at.
  static func keptObject(of name: String) -> String { "\(SourceCopies.folder)/\(name).o" }

  /// The name of the file with this number.
  func name(of number: Int) -> String { (paths[number] as NSString).lastPathComponent }

  /// The frontend's arguments for compiling these files.
  var arguments: [String] { lookingArguments + objects.flatMap { ["-o", $0] } }

  /// The frontend's arguments for looking at these files without making anything of them.
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
    // What a waiting compiler imports is nothing to link.
    return !kept.contains(name) && name != WaitingCompiler.importsFile
  }
}

import Foundation
import Storage

/// A module of which some files are the same in many compiles, such as those of earlier exercises.
struct ModuleParts: Sendable {
  /// What names these files' sources in caches, by their copies' names.
  let keys: [String: String]

  /// What is known of them.
  var known: [String: CompiledPart]

  /// What is compiled, of the files at these paths.
  func inputs(_ paths: [String]) -> CompilerInputs {
    CompilerInputs(paths: paths, kept: Set(known.keys))
  }

  /// Puts the objects that are known where the linker finds them.
  func write(into work: CompilerFolder) throws {
    for (name, part) in known {
      let place = work.url.appending(path: CompilerInputs.keptObject(of: name))
      try ScratchFile.write(part.object, to: place)
    }
  }
}

import Foundation
import Hashing
import Storage

/// A module of which some files are the same in many compiles, such as those of earlier exercises or those that
/// nobody works at now.
struct ModuleParts: Sendable {
  /// What names these files' sources in caches, by their copies' names.
  var keys: [String: String]

  /// What is known of them.
  var known: [String: CompiledPart]

  /// Whether all files are one person's.
  var areOwn = false

  /// The same with something else known.
  func knowing(_ known: [String: CompiledPart]) -> ModuleParts {
    var parts = self
    parts.known = known
    return parts
  }

  /// The same with other names for the sources.
  func named(_ keys: [String: String]) -> ModuleParts {
    var parts = self
    parts.keys = keys
    return parts
  }

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

extension SourceCopies {
  /// What names each file's source among files of these names.
  ///
  /// - Parameter shared: A digest of all else that decides on what becomes of a file.
  func keys(_ shared: ContentDigest, decidingPlatform: Bool) -> [String: String] {
    var shared = shared
    for macros in macroDeclarations { shared.combine(macros.text) }
    for name in names.sorted() { shared.combine(name) }
    func key(_ name: String, _ isProbe: Bool, _ bytes: [UInt8]) -> String {
      var digest = shared
      digest.combine(name)
      digest.combine(isProbe ? "probe" : "source")
      digest.combine(bytes)
      return digest.hexadecimal
    }
    var keys: [String: String] = [:]
    for copy in copies {
      keys[copy.name] = key(
        copy.name, copy.isProbe, compiled(copy, decidingPlatform: decidingPlatform))
    }
    for macros in macroDeclarations {
      keys[macros.fileName] = key(macros.fileName, false, Array(macros.text.utf8))
    }
    return keys
  }
}

import Foundation
import Hashing
import Storage

/// A module with files that are the same in many compiles, such as files of earlier exercises or files that
/// aren't being edited.
struct ModuleParts: Sendable {
  /// The cache keys for the sources of the files that stay the same, by the copies' names.
  var keys: [String: String]

  /// The cached results for the files that stay the same, by the copies' names.
  var known: [String: CompiledPart]

  /// Whether all files are by the same author.
  var areOwn = false

  func knowing(_ known: [String: CompiledPart]) -> ModuleParts {
    var parts = self
    parts.known = known
    return parts
  }

  func named(_ keys: [String: String]) -> ModuleParts {
    var parts = self
    parts.keys = keys
    return parts
  }

  func inputs(_ paths: [String]) -> CompilerInputs {
    CompilerInputs(paths: paths, kept: Set(known.keys))
  }

  /// Writes the cached objects to the linker's paths.
  func write(into work: CompilerFolder) throws {
    for (name, part) in known {
      let place = work.url.appending(path: CompilerInputs.keptObject(of: name))
      try ScratchFile.write(part.object, to: place)
    }
  }
}

extension SourceCopies {
  /// Returns each file's cache key, in a module with files of these names.
  ///
  /// - Parameter shared: A digest of everything else that affects the result.
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

import Foundation

/// The copies of source files that the compiler reads, and the way back from them.
///
/// Copies have plain names in one folder, whatever the learner's folders are called.
package struct SourceCopies: Sendable {
  /// One file to compile.
  struct Copy: Sendable {
    let name: String
    let original: URL
    let isProbe: Bool
    let bytes: [UInt8]
  }

  let copies: [Copy]

  /// Whether the declarations of `#Preview` are compiled along.
  let supportsPreviews: Bool

  /// The folder of the copies, relative to the compiler's working folder.
  static let folder = "src"

  /// The most bytes that one file may have.
  static let sizeLimit = 2 << 20

  /// Reads all files.
  init(sources: [URL], probes: [URL]) throws {
    var names: Set<String> = [PreviewMacroSource.fileName.lowercased()]
    var copies: [Copy] = []
    for (url, isProbe) in sources.map({ ($0, false) }) + probes.map({ ($0, true) }) {
      let bytes: [UInt8]
      do {
        bytes = try BoundedFile.read(
          url.resolvingSymlinksInPath().path, limit: Self.sizeLimit)
      } catch {
        throw SourceError(file: url.path, refusal: error)
      }
      copies.append(
        Copy(
          name: Self.name(for: url, avoiding: &names), original: url, isProbe: isProbe,
          bytes: bytes))
    }
    self.copies = copies
    supportsPreviews = copies.contains { PreviewMacroSource.isNeeded(by: $0.bytes) }
  }

  /// Writes the copies for the compiler, with their platform conditions decided or untouched.
  func write(into folder: URL, decidingPlatform: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if supportsPreviews {
      try Data(PreviewMacroSource.text.utf8)
        .write(to: folder.appending(path: PreviewMacroSource.fileName))
    }
    for copy in copies {
      let bytes = decidingPlatform ? PlatformConditions.decided(copy.bytes) : copy.bytes
      try Data(bytes).write(to: folder.appending(path: copy.name))
    }
  }

  /// The copies' paths, relative to the compiler's working folder.
  var paths: [String] {
    let names = copies.map(\.name) + (supportsPreviews ? [PreviewMacroSource.fileName] : [])
    return names.map { "\(Self.folder)/\($0)" }
  }

  /// The file that a path in the compiler's words stands for.
  func copy(forCompilerPath path: String) -> Copy? {
    let name = path.split(separator: "/").last.map(String.init)
    return copies.first { path.hasSuffix("\(Self.folder)/\($0.name)") && $0.name == name }
  }

  /// A file name without surprises that no other copy has; the compiler wants them to differ.
  private static func name(for url: URL, avoiding names: inout Set<String>) -> String {
    let plain = url.deletingPathExtension().lastPathComponent.map { character in
      character.isLetter || character.isNumber || "+-_".contains(character) ? character : "_"
    }
    let stem = plain.first.map { "+-".contains($0) } ?? true ? "_" + String(plain) : String(plain)
    var name = "\(stem).swift"
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).swift"
      number += 1
    }
    return name
  }
}

/// A source file that cannot be read.
package struct SourceError: Error, Equatable {
  package let file: String
  let refusal: BoundedFile.Refusal
}

extension SourceError: CustomStringConvertible {
  package var description: String {
    switch refusal {
    case .missing: "\(file) cannot be read. Is the name right?"
    case .notRegular: "\(file) is not a file."
    case .tooLarge: "\(file) is larger than 2 MB, which no lesson needs."
    }
  }
}

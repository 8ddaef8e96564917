package import Foundation
package import PhoneFacts
package import Sentences
import Storage
import SwiftSource

/// The copies of source files that the compiler reads, and their originals.
///
/// Copies have plain names in one folder, whatever the learner's folders are called.
package struct SourceCopies: Sendable {
  struct Copy: Sendable {
    let name: String
    let original: URL
    let isProbe: Bool
    let file: SwiftFile

    var bytes: [UInt8] { file.bytes }

    /// The last line, from 1, and the column after its last byte.
    let end: (line: Int, column: Int)

    init(name: String, original: URL, isProbe: Bool, bytes: [UInt8]) {
      self.name = name
      self.original = original
      self.isProbe = isProbe
      file = SwiftFile(bytes)
      let starts = LineTable(bytes).starts
      end = (starts.count, bytes.count - (starts.last ?? 0) + 1)
    }
  }

  private(set) var copies: [Copy]

  package var names: [String] { copies.map(\.name) }

  /// The macro declarations that are compiled with the files.
  private(set) var macroDeclarations: [MacroDeclarations]

  /// Whether the files are written for Apple's compilers; false for an author's checks.
  private let isForApple: Bool

  /// The modules that, together with Linux's Foundation, make up Apple's Foundation.
  var foundation: [String] = []

  /// The folder of the copies, relative to the compiler's working folder.
  static let folder = "src"

  /// The maximum size of a file, in bytes.
  package static let sizeLimit = 2 << 20

  /// Reads all files.
  ///
  /// - Parameter systemVersion: The iOS version for which `#available` is resolved.
  package init(
    sources: [URL], probes: [URL], audience: SoftwareDevelopmentKit.Audience = .learner,
    systemVersion: SystemVersion? = nil
  ) throws {
    isForApple = audience != .checks
    let variant = systemVersion.map(AvailabilityVariant.init)
    // Reserve the names of our own files in the same folder.
    var names = Set(MacroDeclarations.all.map { $0.fileName.lowercased() })
    names.insert(WaitingCompiler.importsFile.lowercased())
    var copies: [Copy] = []
    for (url, isProbe) in sources.map({ ($0, false) }) + probes.map({ ($0, true) }) {
      let bytes = try Self.bytes(of: url)
      copies.append(
        Copy(
          name: Self.name(for: url, avoiding: &names), original: url, isProbe: isProbe,
          bytes: isProbe ? bytes : variant?.text(of: bytes) ?? bytes))
    }
    self.copies = copies
    macroDeclarations = Self.macroDeclarations(for: copies)
  }

  private static func macroDeclarations(for copies: [Copy]) -> [MacroDeclarations] {
    MacroDeclarations.all.filter { macros in
      copies.contains { macros.areNeeded(by: $0.bytes) }
    }
  }

  /// Returns only the copies with these names.
  func only(_ names: Set<String>) -> SourceCopies {
    var few = self
    few.copies.removeAll { !names.contains($0.name) }
    few.macroDeclarations = Self.macroDeclarations(for: few.copies)
    return few
  }

  /// Returns the bytes of a source file, which may be a link but must not exceed the size limit.
  ///
  /// - Throws: `SourceError`, with a message for the author.
  package static func bytes(of file: URL) throws(SourceError) -> [UInt8] {
    do {
      return try BoundedFile.read(file.resolvingSymlinksInPath().path, limit: sizeLimit)
    } catch {
      throw SourceError(file: file.path, refusal: error)
    }
  }

  /// Writes the copies for the compiler.
  ///
  /// Copies with resolved platform conditions also import the missing parts of Foundation.
  func write(into folder: URL, decidingPlatform: Bool) throws {
    try writeMacroDeclarations(into: folder)
    for copy in copies {
      let bytes = compiled(copy, decidingPlatform: decidingPlatform)
      try ScratchFile.write(bytes, to: folder.appending(path: copy.name))
    }
  }

  func writeMacroDeclarations(into folder: URL) throws {
    for macros in macroDeclarations {
      try ScratchFile.write(
        Data(macros.text.utf8), to: folder.appending(path: macros.fileName))
    }
  }

  /// Returns the bytes that the compiler reads for a file.
  func compiled(_ copy: Copy, decidingPlatform: Bool) -> [UInt8] {
    var rewriters = [SourceRewriter.plainSpaces] + (isForApple ? SourceRewriter.forApple : [])
    if decidingPlatform {
      rewriters.append(.platformConditions)
      rewriters.append(
        copy.isProbe ? .leadingImports(of: foundation) : .foundationImports(of: foundation))
    }
    return copy.file.rewritten(by: rewriters)
  }

  /// The copies with resolved platform conditions, for a warm compiler.
  package var placed: [PlacedSource] {
    copies.map { copy in
      PlacedSource(name: copy.name, bytes: compiled(copy, decidingPlatform: true))
    }
  }

  /// The name of the copy whose original changed last and will probably change next; nil if there are only
  /// probes.
  var changedLast: String? {
    let own = copies.filter { !$0.isProbe }
    let times = own.map { FileStamp(path: $0.original.path)?.changed ?? 0 }
    return zip(own, times).max { $0.1 < $1.1 }?.0.name
  }

  /// The copies' paths, relative to the compiler's working folder.
  var paths: [String] {
    let names = copies.map(\.name) + macroDeclarations.map(\.fileName)
    return names.map { "\(Self.folder)/\($0)" }
  }

  /// Returns the file for a path in the compiler's output.
  func copy(forCompilerPath path: String) -> Copy? {
    let name = path.split(separator: "/").last.map(String.init)
    return copies.first { path.hasSuffix("\(Self.folder)/\($0.name)") && $0.name == name }
  }

  /// Returns the file for a `#fileID`, `Module/File.swift`, as used in macro expansions.
  ///
  /// `@Observable` repeats a property's observers, with their line numbers in the file.
  func copy(forFileID path: String) -> Copy? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] != Self.folder else { return nil }
    return copies.first { $0.name == parts[1] }
  }

  /// The maximum length of a name without its extension, in bytes.
  ///
  /// File systems allow 255 bytes, including a number and an extension.
  private static let longestStem = 200

  /// Returns a safe file name that no other copy has, because the compiler requires distinct names.
  private static func name(for url: URL, avoiding names: inout Set<String>) -> String {
    let plain = url.deletingPathExtension().lastPathComponent.map { character in
      character.isLetter || character.isNumber || "+-_".contains(character) ? character : "_"
    }
    var stem = plain.first.map { "+-".contains($0) } ?? true ? "_" + String(plain) : String(plain)
    while stem.utf8.count > longestStem { stem.removeLast() }
    var name = "\(stem).swift"
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).swift"
      number += 1
    }
    return name
  }
}

/// An error about a source file that can't be read.
package struct SourceError: Error, Equatable {
  package let file: String
  let refusal: BoundedFile.Refusal

  /// Whether the file doesn't exist or can't be opened.
  package var isMissing: Bool { refusal == .missing }
}

extension SourceError: SpokenError {
  package var sentence: Sentence {
    let name = URL(filePath: file).lastPathComponent
    return switch refusal {
    case .missing:
      Sentence(
        "Can't read \(name). Is the name right?", ko: "\(name) 파일을 읽을 수 없어요. 이름이 맞나요?")
    case .notRegular:
      Sentence(
        "\(name) isn't a regular file. Save your work in a regular file.",
        ko: "\(name): 일반 파일이 아니에요. 일반 파일에 저장하세요.")
    case .tooLarge:
      Sentence(
        "\(name) is larger than 2 MB. No lesson needs a file that large.",
        ko: "\(name) 파일이 2 MB보다 커요. 이렇게 큰 파일이 필요한 과제는 없어요.")
    }
  }
}

package import Foundation
import Storage
import SwiftSource

/// An `.intentdefinition` file and the Swift code that Xcode generates from it.
package struct IntentDefinitionFile: Sendable {
  package let url: URL

  /// The maximum size of a file, in bytes.
  ///
  /// A file with one parameter takes 6 kB.
  private static let largest = 1 << 20
  /// The maximum number of files to read in a project.
  private static let mostFiles = 20
  /// The maximum nesting depth.
  ///
  /// Files from Xcode nest six levels deep.
  private static let deepest = 40

  /// Returns the definitions in the folders of some source files, sorted by name within a folder.
  package static func all(beside sources: [URL]) -> [IntentDefinitionFile] {
    var folders: [URL] = []
    for source in sources {
      let folder = source.deletingLastPathComponent().standardizedFileURL
      if !folders.contains(folder) { folders.append(folder) }
    }
    let found = folders.flatMap { folder in
      let items = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return (items ?? []).filter { $0.pathExtension == "intentdefinition" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
    return found.prefix(mostFiles).map(IntentDefinitionFile.init)
  }

  package init(url: URL) { self.url = url }

  /// Returns the Swift code that Xcode generates from the file.
  ///
  /// - Parameter declared: The types that the sources declare themselves, which are omitted.
  /// - Throws: `IntentDefinitionError`.
  package func source(besides declared: Set<String>) throws(IntentDefinitionError) -> String {
    try IntentDefinitionSource(try definition(), declared: declared).text
  }

  package static func declaredTypes(in sources: [URL]) -> Set<String> {
    Set(
      sources.flatMap { source -> [String] in
        guard let bytes = try? SourceCopies.bytes(of: source) else { return [] }
        return SwiftFile(bytes).types.filter { $0.keyword != "extension" }.map(\.name)
      })
  }

  private func definition() throws(IntentDefinitionError) -> IntentDefinition {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(url.resolvingSymlinksInPath().path, limit: Self.largest)
    } catch {
      throw error == .tooLarge ? .tooLarge : .unreadable
    }
    // Accept only XML, Xcode's property list format.
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed }
    do {
      return try PropertyList.value(of: bytes, deepest: Self.deepest)
        .decoded(as: IntentDefinition.self)
    } catch {
      throw .malformed
    }
  }
}

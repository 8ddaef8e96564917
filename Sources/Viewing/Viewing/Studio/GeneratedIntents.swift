import Compiling
import Foundation
import Judge
import Sentences
import Storage

/// The Swift files that Xcode would generate from `.intentdefinition` files.
final class GeneratedIntents: Sendable {
  /// The files, which are deleted with this object.
  let files: [URL]
  private let folder: PrivateFolder?

  struct Refusal: Error {
    let diagnostic: VerdictDiagnostic
  }

  /// - Parameter sources: The files that are compiled too; types that they declare aren't generated.
  /// - Throws: `Refusal`, and failures of this machine.
  init(
    _ definitions: [IntentDefinitionFile], besides sources: [URL], in scratch: URL
  ) throws {
    guard !definitions.isEmpty else {
      files = []
      folder = nil
      return
    }
    let declared = IntentDefinitionFile.declaredTypes(in: sources)
    let folder = try PrivateFolder(in: scratch)
    self.folder = folder
    files = try definitions.enumerated().map { number, definition in
      let name = definition.url.deletingPathExtension().lastPathComponent
      let text: String
      do {
        text = try definition.source(besides: declared)
      } catch let error as IntentDefinitionError {
        throw Refusal(
          diagnostic: VerdictDiagnostic(
            severity: .error, message: error.sentence, file: definition.url.lastPathComponent))
      }
      let file = folder.url.appending(path: "\(number)-\(name).swift")
      try ScratchFile.write(Data(text.utf8), to: file)
      return file
    }
  }
}

import Foundation
import UniformTypeIdentifiers
import WidgetKit

enum SharedFiles {
  static func pictures(in folder: URL) -> [URL] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { file in
      guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
      return type == .png || type == .jpeg || type == .heic
    }
  }

  static let deck = UTType(exportedAs: "com.example.deck")
  static let name = "deck." + (UTType.json.preferredFilenameExtension ?? "json")
  static let identifiers = [UTType.plainText.identifier, UTType.url.identifier]
}

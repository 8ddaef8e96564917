import Foundation
import Storage
import XcodeProjects

/// The classes that Xcode generates from the data models of a target or module.
final class GeneratedModels: Sendable {
  /// The files, which are deleted with their folder.
  let files: [URL]

  /// - Parameter folder: The folder to write the files to.
  init(of models: [URL], in folder: URL) throws {
    if !models.isEmpty {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    files = try models.enumerated().compactMap { number, place in
      guard let source = DataModel(at: place.resolvingSymlinksInPath())?.source else { return nil }
      let file = folder.appending(path: "GeneratedDataModel\(number + 1).swift")
      try ScratchFile.write(Data(source.utf8), to: file)
      return file
    }
  }
}

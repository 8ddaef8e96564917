import Foundation
import Storage
import XcodeProjects

/// The classes that Xcode makes of a target's data models.
final class GeneratedModels: Sendable {
  /// Gone with the folder that they stand in.
  let files: [URL]

  /// - Parameter folder: Where the files are written.
  init(of models: [URL], in folder: URL) throws {
    files = try models.enumerated().compactMap { number, place in
      guard let source = DataModel(at: place.resolvingSymlinksInPath())?.source else { return nil }
      let file = folder.appending(path: "GeneratedDataModel\(number + 1).swift")
      try ScratchFile.write(Data(source.utf8), to: file)
      return file
    }
  }
}

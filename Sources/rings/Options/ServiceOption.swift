import ArgumentParser
import Curriculum
import Foundation
import Stage

/// The web service that is played to what is looked at.
struct ServiceOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with a service.yml: the web service that the widget reaches. Without one it is offline.",
      valueName: "folder"))
  var service: String?

  /// The service to play; nil where none is named.
  ///
  /// - Throws: `FileError`, and `CurriculumError.brokenService`.
  func played() throws -> PlayedService? {
    guard let service else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: service, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw FileError.noFolder(service) }
    return try PlayedService.read(in: URL(filePath: service, directoryHint: .isDirectory))
  }
}

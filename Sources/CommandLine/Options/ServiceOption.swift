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
    try service.map { try PlayedService.read(in: FileError.folder(at: $0)) }
  }
}

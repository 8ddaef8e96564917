import Foundation
import Stage

extension ExerciseReader {
  /// The service that the exercise's folder plays; nil where it has none.
  func readService(_ root: inout ManifestMapping) -> PlayedService? {
    guard let name = root.optionalString("service") else { return nil }
    let place = folder.appending(path: name, directoryHint: .isDirectory)
    var status = stat()
    guard name == "Service", lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
    else {
      manifest.note(
        .missingFile, at: root.mapping["service"],
        "there is no folder \"\(name)\" in the exercise's folder",
        "write `service: Service`, and put service.yml and its answers there")
      return nil
    }
    return ServiceReader(folder: place, log: manifest.log).read()
  }

  /// The app groups, by names as Apple wants them.
  func readAppGroups(_ root: inout ManifestMapping) -> [String] {
    root.words("app-groups").map { word, node in
      if !word.hasPrefix("group.") || word.contains("/") {
        manifest.note(
          .invalidValue, at: node, "\"\(word)\" is no app group",
          "begin it with `group.`, such as group.example.weather")
      }
      return word
    }
  }
}

import Foundation
import Sentences
import WorkerProtocol

extension ExerciseReader {
  /// Reads the web service simulated by the exercise's folder; nil if there's none.
  func readService(_ root: inout ManifestMapping) -> PlayedService? {
    guard let name = root.optionalString("service") else { return nil }
    let place = folder.appending(path: name.raw, directoryHint: .isDirectory)
    manifest.log.look(at: place)
    var status = stat()
    guard name.raw == "Service", lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
    else {
      manifest.note(
        .missingFile, at: root.mapping["service"],
        Sentence(
          "there is no folder \"\(name.sanitized())\" in the exercise's folder",
          ko: "과제 폴더 안에 “\(name.sanitized())” 폴더가 없어요"),
        Sentence(
          "write `service: Service`, and put service.yml and its responses there",
          ko: "`service: Service`라고 적고, service.yml과 응답 파일을 거기에 두세요"))
      return nil
    }
    return ServiceReader(folder: place, log: manifest.log).read()
  }

  func readAppGroups(_ root: inout ManifestMapping) -> [String] {
    root.words("app-groups").map { word, node in
      if !word.raw.hasPrefix("group.") || word.raw.contains("/") {
        manifest.note(
          .invalidValue, at: node,
          Sentence(
            "\"\(word.sanitized())\" isn't an app group",
            ko: "앱 그룹 이름이 아니에요: “\(word.sanitized())”"),
          Sentence(
            "begin it with `group.`, such as group.example.weather",
            ko: "group.example.weather처럼 `group.`으로 시작하세요"))
      }
      return word.raw
    }
  }
}

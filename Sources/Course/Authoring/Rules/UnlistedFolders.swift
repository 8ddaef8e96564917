import Curriculum
import Foundation
import Sentences

/// Finds folders with exercises or solutions that the pack doesn't read.
struct UnlistedFolders: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    guard exercises.count == pack.exercises.count else { return [] }
    let folders = pack.exercises.map(\.folder)
    let rings = Set(folders.map { $0.deletingLastPathComponent().lastPathComponent })
    let unlisted = SwiftFiles.folders(in: pack.folder).filter { folder in
      !rings.contains(folder.lastPathComponent)
        && SwiftFiles.folders(in: folder).contains {
          FileManager.default.fileExists(atPath: $0.appending(path: "exercise.yml").path)
        }
    }.map {
      Self.finding(
        $0,
        Sentence(
          "pack.yml doesn't list this folder, so learners don't get its exercises",
          ko: "pack.yml 파일의 나이테 목록에 없어서 학습자가 이 과제들을 받지 못해요"),
        Sentence("add a ring with this `folder`, or remove it", ko: "이 `folder` 값으로 나이테를 더하거나 지우세요")
      )
    }
    let known = Set(
      folders.map {
        "\($0.deletingLastPathComponent().lastPathComponent)/\($0.lastPathComponent)"
      })
    let orphans = (pack.solutionsFolder.map(SwiftFiles.folders) ?? []).flatMap { ring in
      SwiftFiles.folders(in: ring).filter {
        !known.contains("\(ring.lastPathComponent)/\($0.lastPathComponent)")
      }
    }.map {
      Self.finding(
        $0, Sentence("no exercise has this solution", ko: "이 모범 답안의 과제가 없어요"),
        Sentence(
          "give it the name of its exercise's folder, or remove it", ko: "과제 폴더와 같은 이름으로 바꾸거나 지우세요")
      )
    }
    return unlisted + orphans
  }

  private static func finding(
    _ folder: URL, _ message: Sentence, _ remedy: Sentence
  ) -> ValidationFinding {
    ValidationFinding(.unlistedFolder, file: folder, message: message, remedy: remedy)
  }
}

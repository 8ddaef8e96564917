import Authoring
import Curriculum
import Foundation
import Sentences

/// Finds packs with the id of a pack that comes with Rings, because progress is stored under the id.
struct TakenNames: FileRule {
  /// The program, which determines the folder of the packs that come with it.
  let executable: URL

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    guard let share = ProgramShare(of: executable) else { return [] }
    let folder = pack.folder.resolvingSymlinksInPath().path
    let isTaken = PackLibrary(searchFolders: [share.lessons]).locations.contains { location in
      location.folder.resolvingSymlinksInPath().path != folder
        && (try? PackLibrary.read(location.folder))?.identifier == pack.identifier
    }
    guard isTaken else { return [] }
    let manifest = pack.manifestFile
    let text = (try? PackFile.text(of: manifest)) ?? ""
    let name = pack.identifier
    return [
      ValidationFinding(
        .takenName, file: manifest,
        line: (text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .firstIndex { $0.hasPrefix("id:") } ?? 0) + 1,
        message: Sentence(
          "“\(name)” is the id of a course that comes with Rings; learners' progress would be mixed",
          ko: "“\(name)”: Rings에 들어 있는 과정의 id예요. 학습자의 진도가 섞일 수 있어요"),
        remedy: Sentence("give the pack another id", ko: "꾸러미에 다른 id를 붙이세요"))
    ]
  }
}

package import Foundation
package import Sentences

package enum CurriculumError: Error, Hashable, Sendable {
  /// A pack with mistakes, in the order of its files.
  case brokenPack(folder: URL, problems: [PackProblem])
  /// The folder of a simulated web service contains mistakes.
  case brokenService(folder: URL, problems: [PackProblem])
  /// A `class.yml` file with mistakes.
  case brokenClass(file: URL, problems: [PackProblem])
  /// There's no pack with this name; `known` lists the packs that exist.
  case unknownPack(name: String, known: [String])
  case noPacks(searched: [URL])
  case unknownExercise(name: String, pack: String, known: [String])
  /// There's no route with this name; `known` lists the names of the pack's routes.
  case unknownRoute(name: String, pack: String, known: [String])
  /// A folder or file of the learner's workspace couldn't be written.
  case unwritable(path: String, reason: String)
  case unreadable(path: String, reason: Sentence)
  /// An exercise with nothing to copy: a quiz, or an exercise without a starter.
  case nothingToEdit(exercise: String)
  /// This copy of the pack lacks the exercise's solution.
  case noSolution(exercise: String)
  /// An exercise requires an earlier exercise that the learner hasn't started and that has no solution here.
  case earlierWorkMissing(exercise: String, of: String)
  /// The pack is a student copy, but the whole pack is required.
  case forStudents(pack: String)
  /// A newer version of Rings wrote the progress file.
  case newerProgress(path: String, version: Int)
  /// The file to import isn't a progress file.
  case notProgress(path: String, reason: String)
}

extension CurriculumError: SpokenError {
  /// The error, its location and the remedy.
  package var sentence: Sentence {
    switch self {
    case .brokenPack(let folder, let problems):
      let lines = Sentence.joined(
        problems.map { Sentence("  \($0.sentence)", ko: "  \($0.sentence)") }, separator: "\n")
      return problems.count == 1
        ? Sentence(
          "the pack in \(folder.path) has 1 mistake:\n\(lines)",
          ko: "\(folder.path) 폴더의 꾸러미에 잘못이 1개 있어요:\n\(lines)")
        : Sentence(
          "the pack in \(folder.path) has \(problems.count) mistakes:\n\(lines)",
          ko: "\(folder.path) 폴더의 꾸러미에 잘못이 \(problems.count)개 있어요:\n\(lines)")
    case .brokenClass(let file, let problems):
      let lines = Sentence.joined(
        problems.map { Sentence("  \($0.sentence)", ko: "  \($0.sentence)") }, separator: "\n")
      return Sentence(
        "\(file.path) can't be used:\n\(lines)", ko: "\(file.path) 파일을 사용할 수 없어요:\n\(lines)")
    case .brokenService(let folder, let problems):
      let lines = problems.map { "  \($0.description(relativeTo: folder))" }.joined(separator: "\n")
      return problems.count == 1
        ? Sentence(
          "the service in \(folder.path) has 1 mistake:\n\(lines)",
          ko: "\(folder.path) 폴더의 서비스에 잘못이 1개 있어요:\n\(lines)")
        : Sentence(
          "the service in \(folder.path) has \(problems.count) mistakes:\n\(lines)",
          ko: "\(folder.path) 폴더의 서비스에 잘못이 \(problems.count)개 있어요:\n\(lines)")
    case .unknownPack(let name, let known):
      let rest = Self.suggestion(for: name, in: known)
      return Sentence("there is no pack \"\(name)\"; \(rest)", ko: "“\(name)” 꾸러미가 없어요. \(rest)")
    case .noPacks(let searched):
      let folders = searched.map(\.path).joined(separator: ", ")
      return Sentence(
        "there is no course pack in \(folders); set RINGS_PACKS to a folder that contains one",
        ko: "\(folders) 폴더에 꾸러미가 없어요. RINGS_PACKS 값을 꾸러미가 든 폴더로 정하세요")
    case .unknownExercise(let name, let pack, let known):
      let rest = Self.suggestion(for: name, in: known)
      return Sentence(
        "there is no exercise \"\(name)\" in \(pack); \(rest)",
        ko: "\(pack) 꾸러미에 “\(name)” 과제가 없어요. \(rest)")
    case .unknownRoute(let name, let pack, let known):
      let routes = known.joined(separator: ", ")
      return Sentence(
        "there is no route \"\(name)\" in \(pack); its routes are \(routes)",
        ko: "\(pack) 꾸러미에 “\(name)” 경로가 없어요. 경로: \(routes)")
    case .unwritable(let path, let reason):
      return Sentence(
        """
        can't write \(path): \(reason); choose another folder with --workspace or RINGS_WORKSPACE, \
        or make this folder writable
        """,
        ko: """
          \(path) 위치에 쓸 수 없어요: \(reason). --workspace 옵션이나 RINGS_WORKSPACE 값으로 다른 폴더를 \
          고르거나 쓰기를 허용하세요
          """)
    case .unreadable(let path, let reason):
      return Sentence(
        "can't read \(path): \(reason)", ko: "\(path) 파일을 읽을 수 없어요: \(reason)")
    case .nothingToEdit(let exercise):
      return Sentence(
        "\(exercise) has no file to edit; answer its questions with `rings` instead",
        ko: "\(exercise) 과제에는 고칠 파일이 없어요. `rings` 명령으로 질문에 답하세요")
    case .noSolution(let exercise):
      return Sentence(
        "this copy of the pack has no solution to \(exercise)",
        ko: "이 꾸러미에는 \(exercise) 과제의 모범 답안이 들어 있지 않아요")
    case .earlierWorkMissing(let earlier, let exercise):
      return Sentence(
        """
        \(exercise) builds on your files from \(earlier), which you haven't started; this copy of the pack \
        has no solutions to use instead, so do \(earlier) first: `rings learn \(earlier)`
        """,
        ko: """
          \(exercise) 과제는 아직 시작하지 않은 \(earlier) 과제의 파일에서 이어져요. 이 꾸러미에는 대신 쓸 모범 답안이 \
          없어요. 그 과제를 먼저 푸세요: `rings learn \(earlier)`
          """)
    case .forStudents(let pack):
      return Sentence(
        """
        this is the student copy of \(pack), without solutions and without the checks that teachers run; \
        ask its author for the whole pack
        """,
        ko: """
          이 꾸러미는 학생용이에요: \(pack). 모범 답안과 선생님이 판정하는 검사가 빠져 있어요. 만든 사람에게 \
          전체 꾸러미를 받으세요
          """)
    case .newerProgress(let path, let version):
      return Sentence(
        """
        a newer Rings wrote \(path) (format \(version)); update Rings, or move the file away to start over
        """,
        ko: """
          \(path) 파일은 더 새로운 Rings가 썼어요(형식 \(version)). Rings를 업데이트하거나, 처음부터 시작하려면 \
          파일을 옮기세요
          """)
    case .notProgress(let path, let reason):
      return Sentence(
        "\(path) isn't a Rings progress file: \(reason)",
        ko: "\(path): Rings의 진행 기록 파일이 아니에요: \(reason)")
    }
  }

  private static func suggestion(for name: String, in known: [String]) -> Sentence {
    Suggestion.sentence(for: name, in: known)
      ?? Sentence("see all of them with `rings list`", ko: "`rings list` 명령으로 모두 볼 수 있어요")
  }
}

import Foundation
import Processes
import Sentences

/// A revision of the Git repository that contains the files.
struct GitRevision: Sendable {
  enum Failure: SpokenError, Hashable {
    case noGit
    case noRepository
    case unknown(String)
    case withoutFiles(String)

    var sentence: Sentence {
      switch self {
      case .noGit: Sentence("Git isn't installed.", ko: "Git이 설치되어 있지 않아요.")
      case .noRepository:
        Sentence("These files aren't in a Git repository.", ko: "이 파일은 Git 저장소에 있지 않아요.")
      case .unknown(let name):
        Sentence(
          "This Git repository has no revision “\(name)”. Try HEAD or a commit from `git log`.",
          ko: "이 Git 저장소에 “\(name)” 리비전이 없어요. HEAD나 `git log`에 나오는 커밋을 써 보세요.")
      case .withoutFiles(let name):
        Sentence(
          "The revision “\(name)” has none of these files.", ko: "“\(name)” 리비전에는 이 파일이 없어요.")
      }
    }
  }

  let name: String
  private let environment: [String: String]

  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.name = name
    self.environment = environment
  }

  /// Returns the files' contents in this revision.
  ///
  /// It runs only commands that read objects, so Git starts no programs from the repository's configuration.
  ///
  /// - Throws: `Failure`, and `ProcessError`.
  func texts(of files: [URL]) async throws -> FileTexts {
    // Git would read a name that starts with a hyphen as an option.
    guard let first = files.first, !name.hasPrefix("-"), name.utf8.count <= 200,
      !name.contains(where: \.isNewline)
    else { throw Failure.unknown(name) }
    let folder = first.deletingLastPathComponent()
    let found = try await git(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], in: folder)
    guard found.end == .exited(code: 0) else {
      throw found.errorText.contains("not a git repository")
        ? Failure.noRepository : Failure.unknown(name)
    }
    let commit = found.outputText.trimmingCharacters(in: .whitespacesAndNewlines)
    var texts = FileTexts()
    for file in files {
      let blob = try await git(
        ["cat-file", "blob", "\(commit):./\(file.lastPathComponent)"],
        in: file.deletingLastPathComponent())
      texts.add(blob.end == .exited(code: 0) ? blob.output : nil, of: file)
    }
    guard !texts.isEmpty else { throw Failure.withoutFiles(name) }
    return texts
  }

  private func git(_ arguments: [String], in folder: URL) async throws -> ProcessReport {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    guard let git = Program.first(named: "git", in: folders) else { throw Failure.noGit }
    let inherited = environment.filter { ["PATH", "HOME", "XDG_CONFIG_HOME"].contains($0.key) }
    return try await ProcessCommand(
      executable: git, arguments: ["-C", folder.path] + arguments,
      environment: inherited.merging(
        ["LC_ALL": "C", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
    ).run(deadline: .seconds(20))
  }
}

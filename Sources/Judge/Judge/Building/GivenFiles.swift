import Compiling
import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Somebody's files, with an exercise's given ones as its pack has them.
///
/// A model that is there to be used decides what the checks see: whoever rewrote it would be asked about their
/// own answers.
struct GivenFiles {
  /// What is judged, in the order of the files; given ones that are not among them come last.
  ///
  /// A compiler that waits for files takes them in the order in which they were announced.
  let files: [URL]
  /// The names of those that somebody wrote other code into.
  private let changed: [String]

  init(of exercise: Exercise, in files: [URL]) {
    let given = exercise.givenFiles
    var left = Dictionary(
      given.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(left.keys)
    let judged = files.compactMap { file in
      let name = file.lastPathComponent
      return names.contains(name) ? left.removeValue(forKey: name) : file
    }
    self.files = judged + given.filter { left[$0.lastPathComponent] != nil }
    changed = given.filter { original in
      files.contains {
        $0.lastPathComponent == original.lastPathComponent && !Self.isSame($0, as: original)
      }
    }.map(\.lastPathComponent)
  }

  /// Comments may be in a language of their own.
  private static func isSame(_ file: URL, as original: URL) -> Bool {
    guard let own = try? SourceCopies.bytes(of: file),
      let given = try? SourceCopies.bytes(of: original)
    else { return false }
    return own == given || SwiftFile(own).isSameCode(as: SwiftFile(given))
  }

  /// The verdict, and that the checks did not take what was changed.
  func noting(_ verdict: VerdictRecord) -> VerdictRecord {
    guard !changed.isEmpty else { return verdict }
    var verdict = verdict
    verdict.diagnostics += changed.map { name in
      VerdictDiagnostic(
        severity: .warning,
        message: Sentence(
          "\(name) stays as it is: it was taken as the exercise gives it, without your changes.",
          ko: "\(name) 파일은 그대로 두는 파일이에요. 고친 내용은 빼고, 과제가 준 그대로 썼어요."),
        file: name, rule: VerdictDiagnostic.givenFileRule)
    }
    return verdict
  }
}

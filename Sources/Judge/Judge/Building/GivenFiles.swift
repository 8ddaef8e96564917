import Compiling
import Curriculum
import Foundation
import Sentences
import SwiftSource

/// A learner's files, in which the pack's originals replace the files that the exercise provides.
///
/// A provided model determines what the checks see. A learner who changed it would be tested on their own
/// values.
struct GivenFiles {
  /// The files to judge, in their original order, followed by any missing provided files.
  ///
  /// A warm compiler takes files in the order in which they were announced.
  let files: [URL]
  /// The names of provided files whose code the learner changed.
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

  /// Whether two files have the same code.
  ///
  /// Comments may be localized.
  private static func isSame(_ file: URL, as original: URL) -> Bool {
    guard let own = try? SourceCopies.bytes(of: file),
      let given = try? SourceCopies.bytes(of: original)
    else { return false }
    return own == given || SwiftFile(own).isSameCode(as: SwiftFile(given))
  }

  /// Adds a warning to the verdict for each provided file that the learner changed.
  func noting(_ verdict: VerdictRecord) -> VerdictRecord {
    guard !changed.isEmpty else { return verdict }
    var verdict = verdict
    verdict.diagnostics += changed.map { name in
      VerdictDiagnostic(
        severity: .warning,
        message: Sentence(
          "\(name) isn't for editing. Rings used the exercise's version, without your changes.",
          ko: "\(name) 파일은 고치지 않는 파일이에요. 고친 내용은 빼고, 과제가 준 그대로 썼어요."),
        file: name, rule: VerdictDiagnostic.givenFileRule)
    }
    return verdict
  }
}

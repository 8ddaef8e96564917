import Compiling
package import Curriculum
package import Foundation
import Sentences
import SwiftSource

/// Explains an unknown type that a starter file declares, if the submission lacks the file.
package struct MissingStarters {
  /// The names of the missing files by the types that they declare.
  private let files: [String: String]

  package init(_ exercise: Exercise, sources: [URL]) {
    let present = Set(sources.map(\.lastPathComponent))
    let missing = exercise.startFiles.filter { !present.contains($0.lastPathComponent) }
    let declared = missing.flatMap { file -> [(String, String)] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return SwiftFile(text).types.map { ($0.name, file.lastPathComponent) }
    }
    files = Dictionary(declared, uniquingKeysWith: { first, _ in first })
  }

  package func explained(_ diagnostics: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    files.isEmpty ? diagnostics : diagnostics.map(explained)
  }

  private func explained(_ diagnostic: VerdictDiagnostic) -> VerdictDiagnostic {
    let message = diagnostic.message.spoken(in: .english)
    guard diagnostic.severity == .error,
      let name = message.prefixMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1,
      let file = files[String(name)]
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.explanation = Sentence(
      "`\(name)` is in `\(file)`, a file of this exercise that isn't among yours. Add the file.",
      ko: "`\(name)` 선언은 이 과제의 `\(file)` 파일에 있는데 낸 파일 가운데 그 파일이 없어요. 함께 넣으세요.")
    return diagnostic
  }
}

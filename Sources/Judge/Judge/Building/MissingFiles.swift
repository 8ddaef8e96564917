import Compiling
package import Curriculum
package import Foundation
import Sentences
import Storage
import SwiftSource

/// Explains an unknown type that a file outside the compiled files declares.
package struct MissingFiles {
  /// The names of the missing files by the types that they declare.
  private let files: [String: String]
  private let sentence: (_ name: String, _ file: String) -> Sentence

  /// The starter files that a submission lacks.
  package init(startersOf exercise: Exercise, sources: [URL]) {
    let present = Set(sources.map(\.lastPathComponent))
    self.init(
      exercise.startFiles.filter { !present.contains($0.lastPathComponent) }
    ) { name, file in
      Sentence(
        "`\(name)` is in `\(file)`, a file of this exercise that isn't among yours. Add the file.",
        ko: "`\(name)` 선언은 이 과제의 `\(file)` 파일에 있는데 낸 파일 가운데 그 파일이 없어요. 함께 넣으세요.")
    }
  }

  /// The Swift files in the folder of a file with an unknown type.
  init(besides sources: [URL], for diagnostics: [VerdictDiagnostic]) {
    let puzzled = Set(diagnostics.filter { Self.unknownType(in: $0) != nil }.compactMap(\.file))
    let folders = Set(
      sources.filter { puzzled.contains($0.lastPathComponent) }.map {
        $0.deletingLastPathComponent()
      })
    let present = Set(sources.map { $0.standardizedFileURL.path })
    let siblings = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        ?? []
    }.filter { $0.pathExtension == "swift" && !present.contains($0.standardizedFileURL.path) }
    self.init(siblings.sorted { $0.path < $1.path }.prefix(Self.mostSiblings)) { name, file in
      Sentence(
        "`\(name)` is in `\(file)`, which is in the same folder. Add that file to the command.",
        ko: "`\(name)` 선언은 같은 폴더의 `\(file)` 파일에 있어요. 명령에 그 파일도 넣으세요.")
    }
  }

  private init(
    _ missing: some Sequence<URL>, _ sentence: @escaping (String, String) -> Sentence
  ) {
    let declared = missing.flatMap { file -> [(String, String)] in
      guard let bytes = try? BoundedFile.read(file.path, limit: Self.mostBytes) else { return [] }
      return SwiftFile(bytes).types.map { ($0.name, file.lastPathComponent) }
    }
    files = Dictionary(declared, uniquingKeysWith: { first, _ in first })
    self.sentence = sentence
  }

  /// The maximum number of files to read in a folder.
  private static let mostSiblings = 200
  /// The maximum size of a file to read, in bytes.
  private static let mostBytes = 256 << 10

  package func explained(_ diagnostics: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    files.isEmpty ? diagnostics : diagnostics.map(explained)
  }

  private func explained(_ diagnostic: VerdictDiagnostic) -> VerdictDiagnostic {
    guard let name = Self.unknownType(in: diagnostic), let file = files[name] else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.explanation = sentence(name, file)
    return diagnostic
  }

  private static func unknownType(in diagnostic: VerdictDiagnostic) -> String? {
    guard diagnostic.severity == .error else { return nil }
    return diagnostic.message.spoken(in: .english)
      .prefixMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }
}

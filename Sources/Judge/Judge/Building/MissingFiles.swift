import Compiling
package import Curriculum
package import Foundation
import Sentences
import Storage
import SwiftSource

/// Explains an unknown type that a file outside the compiled files declares.
package struct MissingFiles {
  /// The missing files by the types that they declare.
  private let files: [String: URL]
  private let sentence: (_ name: String, _ file: URL) -> Sentence

  /// The starter files that a submission lacks.
  package init(startersOf exercise: Exercise, sources: [URL]) {
    let present = Set(sources.map(\.lastPathComponent))
    self.init(
      exercise.startFiles.filter { !present.contains($0.lastPathComponent) }
    ) { name, file in
      Sentence(
        """
        `\(name)` is in `\(file.lastPathComponent)`, a file of this exercise that isn't among yours. Add \
        the file.
        """,
        ko: "`\(name)` 선언은 이 과제의 `\(file.lastPathComponent)` 파일에 있는데 낸 파일 가운데 그 파일이 없어요. 함께 넣으세요.")
    }
  }

  /// The Swift files in the folder of a file with an unknown type, and the others of the project around it.
  package init(besides sources: [URL], for diagnostics: [VerdictDiagnostic]) {
    let puzzled = Set(diagnostics.filter { Self.unknownType(in: $0) != nil }.compactMap(\.file))
    let folders = Set(
      sources.filter { puzzled.contains($0.lastPathComponent) }.map {
        $0.deletingLastPathComponent()
      })
    let present = Set(sources.map { $0.standardizedFileURL.path })
    let all = folders.flatMap { Self.files(in: $0) }.sorted { $0.path < $1.path }
    let siblings = all.filter { Self.isSwift($0) && !present.contains($0.standardizedFileURL.path) }
    let others = Set(folders.compactMap(Self.project)).flatMap(Self.swiftFiles).filter {
      !present.contains($0.standardizedFileURL.path) && !siblings.contains($0)
    }
    self.init(siblings.prefix(Self.mostSiblings) + others) { name, file in
      folders.contains(file.deletingLastPathComponent())
        ? Sentence(
          """
          `\(name)` is in `\(file.lastPathComponent)`, which is in the same folder. Add that file to the \
          command.
          """,
          ko: "`\(name)` 선언은 같은 폴더의 `\(file.lastPathComponent)` 파일에 있어요. 명령에 그 파일도 넣으세요.")
        : Sentence(
          """
          `\(name)` is in `\(file.lastPathComponent)`, another file of the project. Add that file to the \
          command.
          """,
          ko: "`\(name)` 선언은 프로젝트의 다른 파일 `\(file.lastPathComponent)`에 있어요. 명령에 그 파일도 넣으세요.")
    }
  }

  /// Returns the folder of the Xcode project around a folder; nil if there's none nearby.
  private static func project(around folder: URL) -> URL? {
    var place = folder.standardizedFileURL
    for _ in 0..<nearby {
      if files(in: place).contains(where: { $0.pathExtension == "xcodeproj" }) { return place }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the Swift files of a project, those near its folder first.
  private static func swiftFiles(below folder: URL) -> [URL] {
    var found: [URL] = []
    var folders = [folder]
    var next = 0
    while next < folders.count, next < mostFolders, found.count < mostSiblings {
      let all = files(in: folders[next]).sorted { $0.path < $1.path }
      found += all.filter(isSwift)
      folders += all.filter { $0.hasDirectoryPath && !ToolFolder.isOne($0.lastPathComponent) }
      next += 1
    }
    return found
  }

  private static func files(in folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
  }

  private static func isSwift(_ file: URL) -> Bool { file.pathExtension == "swift" }

  private init(
    _ missing: some Sequence<URL>, _ sentence: @escaping (String, URL) -> Sentence
  ) {
    let declared = missing.flatMap { file -> [(String, URL)] in
      guard let bytes = try? BoundedFile.read(file.path, limit: Self.mostBytes) else { return [] }
      return SwiftFile(bytes).types.map { ($0.name, file) }
    }
    files = Dictionary(declared, uniquingKeysWith: { first, _ in first })
    self.sentence = sentence
  }

  /// The maximum number of files to read in a folder or project.
  private static let mostSiblings = 200
  private static let mostFolders = 200
  /// The number of folders around a file in which to look for a project.
  private static let nearby = 3
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

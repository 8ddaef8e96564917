package import Foundation

/// The files of an exercise's solution and starter, to which a sample answer's changes apply.
package struct AnswerBases: Sendable {
  package let solution: [String: SourceLines]
  package let starter: [String: SourceLines]

  package init(solution: [String: SourceLines], starter: [String: SourceLines] = [:]) {
    self.solution = solution
    self.starter = starter
  }

  package init(of exercise: Exercise, in pack: Pack) throws(CurriculumError) {
    solution = try Self.texts(of: try pack.solutionFiles(of: exercise))
    starter = try Self.texts(of: exercise.startFiles)
  }

  private static func texts(of files: [URL]) throws(CurriculumError) -> [String: SourceLines] {
    var texts: [String: SourceLines] = [:]
    for file in files { texts[file.lastPathComponent] = try lines(of: file) }
    return texts
  }

  /// Reads a file's lines.
  ///
  /// - Throws: `CurriculumError.unreadable`.
  package static func lines(of file: URL) throws(CurriculumError) -> SourceLines {
    do {
      return SourceLines(try PackFile.bytes(of: file))
    } catch {
      throw .unreadable(path: file.path, reason: error.message)
    }
  }

  func base(of change: FileChange) -> SourceLines? {
    switch change.base {
    case .solution: solution[change.name]
    case .starter: starter[change.name]
    case .nothing: SourceLines(lines: [], endsWithBreak: true)
    }
  }
}

extension AnswerBases {
  /// Returns an answer's files by name.
  ///
  /// - Throws: `CurriculumError.brokenPack` if a change doesn't apply, `.unreadable`.
  package func sources(
    of answer: KnownAnswer
  ) throws(CurriculumError) -> [(name: String, bytes: [UInt8])] {
    let log = ProblemLog()
    let sources = try sources(of: answer, log)
    guard log.problems.isEmpty else {
      throw .brokenPack(folder: answer.place.deletingLastPathComponent(), problems: log.problems)
    }
    return sources
  }

  /// Returns an answer's files by name.
  ///
  /// - Parameter log: Receives the changes that don't apply.
  func sources(
    of answer: KnownAnswer, _ log: ProblemLog
  ) throws(CurriculumError) -> [(name: String, bytes: [UInt8])] {
    var texts: [String: SourceLines]
    switch answer.content {
    case .files(let files): texts = starter.merging(try Self.texts(of: files)) { $1 }
    case .change(let change):
      texts = solution
      for file in change.files {
        texts[file.name] = ChangeApplication(file, on: self, from: answer.place, log).result()
      }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value.bytes) }
  }
}

package import Foundation
package import Sentences

/// The files of earlier exercises that are compiled together with an exercise.
///
/// A later exercise's file replaces an earlier file with the same name, as if the learner had edited it.
package struct UsedFiles: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package enum Author: String, Hashable, Sendable { case learner, solution }

    package var file: URL
    package var exercise: String
    package var author: Author
  }

  package var files: [File]

  /// Collects the files of all exercises that `exercise` uses, directly or indirectly, in the course's order.
  ///
  /// - Parameters:
  ///   - ownNames: The names of the exercise's own files, which take precedence.
  ///   - learnerFiles: Returns the learner's files of an earlier exercise, or an empty array to use the
  ///     solution's.
  package init(
    of exercise: Exercise, in pack: Pack, ownNames: Set<String>,
    learnerFiles: (Exercise) -> [URL]
  ) throws(CurriculumError) {
    var byName: [String: File] = [:]
    for used in Self.exercises(usedBy: exercise, in: pack) where used.kind == .code {
      let own = learnerFiles(used)
      if own.isEmpty, pack.isForStudents {
        throw .earlierWorkMissing(exercise: used.identifier, of: exercise.identifier)
      }
      let files = own.isEmpty ? try pack.solutionFiles(of: used) : own
      for file in files where !ownNames.contains(file.lastPathComponent) {
        byName[file.lastPathComponent] = File(
          file: file, exercise: used.identifier, author: own.isEmpty ? .solution : .learner)
      }
    }
    let order = pack.exercises.map(\.identifier)
    files = byName.values.sorted { first, second in
      let places = [first, second].map { order.firstIndex(of: $0.exercise) ?? 0 }
      return places[0] == places[1]
        ? first.file.lastPathComponent < second.file.lastPathComponent : places[0] < places[1]
    }
  }

  /// Returns all exercises that are used directly or indirectly, in the course's order.
  package static func exercises(usedBy exercise: Exercise, in pack: Pack) -> [Exercise] {
    var wanted: Set<String> = []
    var open = exercise.uses
    while let identifier = open.popLast() {
      guard wanted.insert(identifier).inserted else { continue }
      open += pack.exercise(identifier)?.uses ?? []
    }
    return pack.exercises.filter {
      wanted.contains($0.identifier) && $0.identifier != exercise.identifier
    }
  }
}

extension Workspace {
  /// Returns the files of earlier exercises for checking the learner's work: the learner's files if the
  /// earlier exercise is passed, else the solution's files.
  ///
  /// In a pack without solutions, returns the learner's files in any state.
  ///
  /// - Parameter answer: The files to check; nil for the files in the workspace.
  package func usedFiles(
    of exercise: Exercise, in pack: Pack, progress: LearnerProgress, besides answer: [URL]? = nil
  ) throws(CurriculumError) -> UsedFiles {
    let ownNames = Set(
      (exercise.startFiles + (answer ?? files(of: exercise, in: pack))).map(\.lastPathComponent))
    return try UsedFiles(of: exercise, in: pack, ownNames: ownNames) { used in
      let isPassed = progress.record(of: used, in: pack)?.isPassed ?? false
      let hasSolution = pack.solutionFolder(of: used) != nil
      return isPassed || !hasSolution ? files(of: used, in: pack) : []
    }
  }

  /// Returns the files of earlier exercises that the exercise being opened needs, and writes the page about
  /// them.
  ///
  /// Returns no files if some are missing, which the first check reports.
  package func layOutEarlierFiles(
    of exercise: Exercise, in pack: Pack, progress: LearnerProgress, language: Language
  ) -> [UsedFiles.File] {
    guard exercise.kind == .code, !exercise.uses.isEmpty,
      let used = try? usedFiles(of: exercise, in: pack, progress: progress)
    else { return [] }
    EarlierFilesPage(
      used, in: pack, folder: folder(of: exercise, in: pack), language: language
    ).write()
    return used.files
  }
}

package import Foundation

/// Why a pack, a workspace or progress could not be used.
package enum CurriculumError: Error, Hashable, Sendable {
  /// A pack has mistakes; all of them, in the order of its files.
  case brokenPack(folder: URL, problems: [PackProblem])
  /// No pack of this name; the packs that were found.
  case unknownPack(name: String, known: [String])
  /// No packs at all; the folders that were searched.
  case noPacks(searched: [URL])
  /// The pack has no exercise of this name.
  case unknownExercise(name: String, pack: String, known: [String])
  /// A folder or file of the learner's workspace could not be written.
  case unwritable(path: String, reason: String)
  /// A file that must be there could not be read.
  case unreadable(path: String, reason: String)
  /// An exercise that has nothing to copy: a quiz, or a pack without starters.
  case nothingToEdit(exercise: String)
  /// This copy of the pack comes without this exercise's solution.
  case noSolution(exercise: String)
  /// Progress was written by a version of Rings that knows more than this one.
  case newerProgress(path: String, version: Int)
  /// A file offered for import is not progress.
  case notProgress(path: String, reason: String)
}

extension CurriculumError: CustomStringConvertible {
  /// What happened, where, and what to do next.
  package var description: String {
    switch self {
    case .brokenPack(let folder, let problems):
      let lines = problems.map { "  \($0)" }.joined(separator: "\n")
      let count = problems.count == 1 ? "1 mistake" : "\(problems.count) mistakes"
      return "the pack in \(folder.path) has \(count):\n\(lines)"
    case .unknownPack(let name, let known):
      return Self.unknown("pack", name, known: known, list: "rings list")
    case .noPacks(let searched):
      let folders = searched.map(\.path).joined(separator: ", ")
      return "no course packs found in \(folders); set RINGS_PACKS to a folder that holds one"
    case .unknownExercise(let name, let pack, let known):
      return Self.unknown("exercise", name, in: pack, known: known, list: "rings list")
    case .unwritable(let path, let reason):
      return "cannot write \(path): \(reason); choose another folder with --workspace or "
        + "RINGS_WORKSPACE, or make this one writable"
    case .unreadable(let path, let reason):
      return "cannot read \(path): \(reason)"
    case .nothingToEdit(let exercise):
      return "\(exercise) has no file to edit; answer its questions with `rings` instead"
    case .noSolution(let exercise):
      return "this copy of the pack comes without a solution to \(exercise)"
    case .newerProgress(let path, let version):
      return "\(path) was written by a newer Rings (format \(version)); update Rings, or move the "
        + "file away to start again"
    case .notProgress(let path, let reason):
      return "\(path) is not a progress file of Rings: \(reason)"
    }
  }

  private static func unknown(
    _ noun: String, _ name: String, in place: String? = nil, known: [String], list: String
  ) -> String {
    let location = place.map { " in \($0)" } ?? ""
    let question = Suggestion.question(for: name, in: known)
    return "no \(noun) \"\(name)\"\(location); " + (question ?? "see them all with `\(list)`")
  }
}

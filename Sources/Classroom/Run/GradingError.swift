/// Why a class cannot be graded; a submission that cannot is a verdict, not an error.
package enum GradingError: Error, Equatable, Sendable {
  case unreadableFolder(String, reason: String)
  /// An archive, or a folder that is none any more: the sentence says it all.
  case unreadableArchive(String)
  case noSubmissions(folder: String, exercises: [String])
  case cannotWrite(String, reason: String)
  /// A folder of results that could have been handed in.
  case resultsAmongSubmissions(String)
  case isolationTooWeak(level: String, missing: [String])
  case badShard(String)
  /// An exercise for which nobody hands in files, and one for which they do.
  case quiz(String, instead: String?)

  package var message: String {
    switch self {
    case .unreadableFolder(let folder, let reason):
      "The submissions in \(folder) cannot be listed: \(reason)."
    case .unreadableArchive(let sentence): sentence
    case .noSubmissions(let folder, let exercises):
      """
      Nothing to grade in \(folder). Rings looks for one folder a learner, with Swift files in it; \
      for several exercises with a folder each (\(exercises.prefix(3).joined(separator: ", "))…). \
      Where all of it is for one exercise, name that with --exercise.
      """
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason). Choose another folder with --out."
    case .resultsAmongSubmissions(let path):
      """
      \(path) is there already, among the submissions: what is in it may have been handed in. Name a \
      folder elsewhere with --out; if the results are your own, move them there first.
      """
    case .isolationTooWeak(let level, let missing):
      """
      This machine isolates learner code only at level “\(level)” (missing: \
      \(missing.joined(separator: ", "))). Grading strangers' code needs “full”: see `rings doctor`, \
      or accept the risk with --isolation \(level).
      """
    case .quiz(let exercise, let instead):
      "“\(exercise)” is a quiz: nobody hands in files for it."
        + (instead.map { " Name an exercise with code, such as \($0)." } ?? "")
    case .badShard(let text):
      "--shard \(text) is not of the form I/N with 1 ≤ I ≤ N, such as 2/8."
    }
  }
}

/// Why a submission is not compiled.
package enum SubmissionProblem: Error, Equatable, Sendable {
  case noSwiftFile(folder: String)
  /// Work for other exercises is there, and none for this one.
  case nothingFor(exercise: String, folder: String)
  case tooManyFiles(count: Int, limit: Int)
  case tooLarge(bytes: Int, limit: Int)
  case unreadable(file: String, reason: String)
  /// A link, pipe or device: only plain files are read.
  case notAPlainFile(file: String)
  /// It was there when the class was listed.
  case changedMeanwhile(file: String)
  case tooDeep(folder: String)
  case tooManyItems(folder: String)
  case catalogTooLarge(name: String)
  case brokenArchive(file: String, ArchiveProblem)
  case archiveInArchive(file: String)
  /// All that is there is left out, and why.
  case nothingButLeftOut(line: String)
  /// An archive of another program.
  case foreignArchive(file: String)

  package var message: String {
    switch self {
    case .noSwiftFile(let folder):
      "No Swift file in \(folder). Hand in the file that the exercise names."
    case .nothingFor(let exercise, let folder):
      """
      Nothing in \(folder) is for \(exercise). Hand in the file that the exercise names, in a folder \
      called \(exercise).
      """
    case .tooManyFiles(let count, let limit):
      "\(count) Swift files, where at most \(limit) are graded. Hand in only the exercise's files."
    case .tooLarge(let bytes, let limit):
      "\(bytes) bytes of source, where at most \(limit) are graded."
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)."
    case .notAPlainFile(let file):
      "\(file) is not a plain file. Hand in the file itself, not a link to it."
    case .changedMeanwhile(let file):
      "\(file) was changed or moved while it was read. Grade again when nobody writes there."
    case .tooDeep(let folder):
      "\(folder) lies too many folders deep to be looked into."
    case .tooManyItems(let folder):
      "\(folder) holds more files than a submission may (\(ClassListing.maximumItems))."
    case .catalogTooLarge(let name):
      """
      \(name) holds more than a widget may bring along (\(CatalogReading.maximumBytes >> 20) MB, \
      \(CatalogReading.maximumItems) files).
      """
    case .brokenArchive(let file, let problem):
      "\(file) \(problem.words). Unpack it and put the folder in its place, or ask for it again."
    case .archiveInArchive(let file):
      "\(file) is an archive inside another. Unpack the outer one."
    case .nothingButLeftOut(let line): line
    case .foreignArchive(let file):
      "\(file) is an archive that Rings does not read. Unpack it and put the folder in its place."
    }
  }
}

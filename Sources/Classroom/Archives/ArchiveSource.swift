import Archives
import Foundation

/// Where an archive is: opened for one submission at a time, or held because the whole class is in it.
final class ArchiveSource: Sendable, Hashable {
  /// From the class's folder on; empty for an archive that is the class.
  let path: [[UInt8]]
  let form: Archive.Form
  /// Whether it holds the work of a whole class, and so may hold archives of learners.
  let isWholeClass: Bool
  private let held: Archive?

  init(path: [[UInt8]], form: Archive.Form) {
    self.path = path
    self.form = form
    isWholeClass = false
    held = nil
  }

  init(held archive: Archive, form: Archive.Form, isWholeClass: Bool) {
    self.isWholeClass = isWholeClass
    path = []
    self.form = form
    held = archive
  }

  /// Opens the archive, wherever it stands.
  ///
  /// - Throws: `SubmissionProblem`.
  func open(in directory: ClassDirectory?) throws(SubmissionProblem) -> Archive {
    if let held { return held }
    let name = ShownName.of(path.last ?? [])
    guard let directory else { throw .changedMeanwhile(file: name) }
    let limits = Archive.Limits.submission
    let bytes = try directory.bytes(of: path, limit: limits.packedBytes)
    do {
      return try Archive(bytes, form: form, limits: limits)
    } catch {
      throw .brokenArchive(file: name, error)
    }
  }

  static func == (left: ArchiveSource, right: ArchiveSource) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

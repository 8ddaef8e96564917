import Archives
import Foundation

/// An archive in the folder with learners' work, opened for one submission at a time.
final class ArchiveSource: Sendable, Hashable {
  /// The location of the archive's bytes.
  enum Place: Sendable {
    /// In the class folder, at the given path components.
    case folder([[UInt8]])
    /// In memory, because the archive holds the whole class's work.
    case held(Archive)
    /// In another archive, which is reopened for each use because there may be an archive for every learner.
    case archive(ArchiveSource, entry: Int)
    /// In a format that Rings can't read, so that it was converted to a tar archive.
    case unpacked(URL, keptBy: any AnyObject & Sendable)
  }

  let place: Place
  let name: String
  let form: Archive.Form

  init(_ place: Place, name: String, form: Archive.Form) {
    self.place = place
    self.name = name
    self.form = form
  }

  /// Whether the archive holds the whole class's work and may therefore contain learners' archives.
  var isWholeClass: Bool { if case .held = place { true } else { false } }

  /// The number of levels of nested archives that this archive may contain.
  var levels: Int {
    switch place {
    case .folder: 1
    case .held: 2
    case .archive(let outer, _): outer.levels - 1
    case .unpacked: 0
    }
  }

  /// Opens the archive.
  ///
  /// - Throws: `SubmissionProblem`.
  func open(in directory: ClassDirectory?) throws(SubmissionProblem) -> Archive {
    let limits = Archive.Limits.submission
    let bytes: [UInt8]
    switch place {
    case .held(let archive): return archive
    case .folder(let path):
      guard let directory else { throw .changedMeanwhile(file: name) }
      bytes = try directory.bytes(of: path, limit: limits.packedBytes)
    case .unpacked(let tar, _):
      guard let data = try? Data(contentsOf: tar) else { throw .changedMeanwhile(file: name) }
      bytes = [UInt8](data)
    case .archive(let outer, let entry):
      let archive = try outer.open(in: directory)
      do {
        bytes = try archive.bytes(of: entry, limit: limits.packedBytes)
      } catch {
        throw .brokenArchive(file: name, error)
      }
    }
    do {
      return try Archive(bytes, form: form, limits: limits)
    } catch {
      throw .brokenArchive(file: name, error)
    }
  }

  static func == (left: ArchiveSource, right: ArchiveSource) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

import Archives
import Foundation

/// An archive among what was handed in: opened for one submission at a time.
final class ArchiveSource: Sendable, Hashable {
  /// The place of its bytes.
  enum Place: Sendable {
    /// In the class's folder, by the names on the way.
    case folder([[UInt8]])
    /// Held, because the work of the whole class is in it.
    case held(Archive)
    /// In another archive, which is opened again each time, for a class has many.
    case archive(ArchiveSource, entry: Int)
    /// Of another program: in a tar archive that it was turned into.
    case unpacked(URL, keptBy: any AnyObject & Sendable)
  }

  let place: Place
  /// The name as messages show it.
  let name: String
  let form: Archive.Form

  init(_ place: Place, name: String, form: Archive.Form) {
    self.place = place
    self.name = name
    self.form = form
  }

  /// Whether it holds the work of a whole class, and so may hold archives of learners.
  var isWholeClass: Bool { if case .held = place { true } else { false } }

  /// The number of archives inside of each other that may be in it.
  var levels: Int {
    switch place {
    case .folder: 1
    case .held: 2
    case .archive(let outer, _): outer.levels - 1
    case .unpacked: 0
    }
  }

  /// Opens the archive, wherever it is.
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

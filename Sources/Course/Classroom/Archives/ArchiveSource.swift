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
  /// How many archives inside of each other may lie in it.
  let levels: Int
  /// The archive in which it lies, and where there: opened again each time, for a class has many.
  private let outer: (source: ArchiveSource, entry: Int)?
  /// What an archive of another program was turned into.
  private let tar: URL?
  private let keeper: (any AnyObject & Sendable)?

  init(path: [[UInt8]], form: Archive.Form) {
    (tar, keeper, outer) = (nil, nil, nil)
    self.path = path
    self.form = form
    isWholeClass = false
    held = nil
    levels = 1
  }

  /// The archive of a whole class.
  init(held archive: Archive, form: Archive.Form) {
    isWholeClass = true
    (tar, keeper, outer) = (nil, nil, nil)
    path = []
    self.form = form
    held = archive
    levels = 2
  }

  /// An archive that lies in another.
  init(in outer: ArchiveSource, entry: Int, name: String, form: Archive.Form) {
    (tar, keeper, held) = (nil, nil, nil)
    isWholeClass = false
    path = [Array(name.utf8)]
    self.form = form
    self.outer = (outer, entry)
    levels = outer.levels - 1
  }

  /// An archive of another program, by what it was turned into.
  init(tar: URL, keptBy keeper: any AnyObject & Sendable, name: String) {
    path = [Array(name.utf8)]
    form = .tar
    isWholeClass = false
    (held, outer) = (nil, nil)
    levels = 0
    self.tar = tar
    self.keeper = keeper
  }

  /// Opens the archive, wherever it stands.
  ///
  /// - Throws: `SubmissionProblem`.
  func open(in directory: ClassDirectory?) throws(SubmissionProblem) -> Archive {
    if let held { return held }
    let name = ShownName.of(path.last ?? [])
    let limits = Archive.Limits.submission
    let bytes: [UInt8]
    if let outer {
      let archive = try outer.source.open(in: directory)
      do {
        bytes = try archive.bytes(of: outer.entry, limit: limits.packedBytes)
      } catch {
        throw .brokenArchive(file: name, error)
      }
    } else if let tar {
      guard let data = try? Data(contentsOf: tar) else { throw .changedMeanwhile(file: name) }
      bytes = [UInt8](data)
    } else {
      guard let directory else { throw .changedMeanwhile(file: name) }
      bytes = try directory.bytes(of: path, limit: limits.packedBytes)
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

package import Foundation
import Storage

/// The versions of a learner's files for one exercise at each check, so that no working state is lost.
///
/// A version is a folder with the files and a note of the result. It's in a hidden folder of the workspace,
/// so it's never handed in by mistake. Keeps the latest hundred.
package struct SavedVersions: Sendable {
  package struct Version: Hashable, Sendable {
    /// The version's number, counting from 1.
    ///
    /// Numbers of deleted versions aren't reused.
    package var number: Int
    package var note: Note
    package var files: [String: Data]

    package init(number: Int, note: Note, files: [String: Data]) {
      self.number = number
      self.note = note
      self.files = files
    }
  }

  package struct Note: Codable, Hashable, Sendable {
    package var date: Date
    /// Whether the files passed; nil if they weren't checked.
    package var isPassed: Bool?
    package var score: Double?
    package var maxScore: Double?

    package init(
      date: Date, isPassed: Bool? = nil, score: Double? = nil, maxScore: Double? = nil
    ) {
      self.date = date
      self.isPassed = isPassed
      self.score = score
      self.maxScore = maxScore
    }
  }

  private static let capacity = 100
  /// The maximum size of a file, in bytes.
  ///
  /// A larger file isn't a widget.
  private static let largestFile = 1 << 20
  private static let noteName = "note.json"

  private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  /// Returns all versions, oldest first, except unreadable ones.
  package func all() -> [Version] {
    numbers.compactMap { number in
      let place = place(of: number)
      guard let data = try? Data(contentsOf: place.appending(path: Self.noteName)),
        let note = try? Self.decoder.decode(Note.self, from: data)
      else { return nil }
      return Version(
        number: number, note: note, files: Self.contents(of: SwiftFiles.directly(in: place)))
    }
  }

  /// Saves the current files as a version.
  ///
  /// If the files haven't changed, the newest version gets the note.
  ///
  /// - Returns: The version; nil if there are no files.
  /// - Throws: `CurriculumError.unwritable`.
  @discardableResult
  package func keep(_ files: [String: Data], note: Note) throws(CurriculumError) -> Version? {
    guard !files.isEmpty else { return nil }
    let numbers = numbers
    if let last = numbers.last,
      Self.contents(of: SwiftFiles.directly(in: place(of: last))) == files
    {
      // A note without a result doesn't replace an earlier result.
      if note.isPassed != nil { try write(note, to: place(of: last)) }
      return Version(number: last, note: note, files: files)
    }
    let number = (numbers.last ?? 0) + 1
    let place = place(of: number)
    try Workspace.createFolder(place)
    for (name, data) in files { try AtomicFile.replace(place.appending(path: name), with: data) }
    try write(note, to: place)
    for old in numbers.dropLast(Self.capacity - 1) {
      try? FileManager.default.removeItem(at: self.place(of: old))
    }
    return Version(number: number, note: note, files: files)
  }

  /// Returns the contents of files by name, except files that are too large.
  package static func contents(of files: [URL]) -> [String: Data] {
    Dictionary(
      files.compactMap { file in
        (try? BoundedFile.read(file.path, limit: largestFile)).map {
          (file.lastPathComponent, Data($0))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func write(_ note: Note, to place: URL) throws(CurriculumError) {
    guard let data = try? Self.encoder.encode(note) else { return }
    try AtomicFile.replace(place.appending(path: Self.noteName), with: data)
  }

  private var numbers: [Int] {
    SwiftFiles.folders(in: folder).compactMap { Int($0.lastPathComponent) }.sorted()
  }

  private func place(of number: Int) -> URL { folder.appending(path: "\(number)") }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension Workspace {
  package func versions(of exercise: Exercise, in pack: Pack) -> SavedVersions {
    SavedVersions(
      folder: folder.appending(path: ".versions").appending(path: pack.identifier)
        .appending(path: exercise.identifier))
  }

  /// Saves the learner's current files without a result.
  ///
  /// - Throws: `CurriculumError.unwritable`.
  package func keepVersion(of exercise: Exercise, in pack: Pack) throws(CurriculumError) {
    try versions(of: exercise, in: pack).keep(
      SavedVersions.contents(of: files(of: exercise, in: pack)),
      note: SavedVersions.Note(date: now()))
  }

  /// Replaces one of the learner's files, after saving the current version.
  ///
  /// - Throws: `CurriculumError.unwritable`.
  package func rewrite(
    _ file: URL, with contents: Data, of exercise: Exercise, in pack: Pack
  ) throws(CurriculumError) {
    try keepVersion(of: exercise, in: pack)
    try AtomicFile.replace(file, with: contents)
  }

  /// Restores a version to the exercise's folder, after saving the current files.
  ///
  /// - Parameters:
  ///   - number: The version's number; nil for the version before the current files.
  ///   - shown: The number of the last restored version, because several versions may have the same files.
  /// - Returns: The version; nil if it doesn't exist.
  /// - Throws: `CurriculumError.unwritable`.
  package func restore(
    _ number: Int?, of exercise: Exercise, in pack: Pack, after shown: Int? = nil
  ) throws(CurriculumError) -> SavedVersions.Version? {
    let versions = versions(of: exercise, in: pack)
    let present = SavedVersions.contents(of: files(of: exercise, in: pack))
    let known = versions.all()
    let standing =
      known.first { $0.number == shown && $0.files == present }
      ?? known.last { $0.files == present }
    let wanted =
      number.map { wanted in known.last { $0.number == wanted } }
      ?? known.last { $0.number < (standing?.number ?? .max) && $0.files != present }
    guard let wanted else { return nil }
    if standing == nil { try versions.keep(present, note: SavedVersions.Note(date: now())) }
    let folder = folder(of: exercise, in: pack)
    try Self.createFolder(folder)
    for (name, data) in wanted.files {
      try AtomicFile.replace(folder.appending(path: name), with: data)
    }
    return wanted
  }
}

package import Foundation
import Storage

/// What a learner's files of one exercise were at each check, so that nothing that once worked is lost.
///
/// A version is a folder with the files and a note of what became of them, in a hidden folder of the workspace,
/// where nobody takes it for work to hand in. The oldest go when there are more than a hundred.
package struct KeptVersions: Sendable {
  package struct Version: Hashable, Sendable {
    /// From 1 on; numbers of versions that are gone are not given again.
    package var number: Int
    package var note: Note
    /// By name.
    package var files: [String: Data]

    package init(number: Int, note: Note, files: [String: Data]) {
      self.number = number
      self.note = note
      self.files = files
    }
  }

  package struct Note: Codable, Hashable, Sendable {
    package var date: Date
    /// Nil where the files were kept without having been checked.
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
  /// In bytes; a file beyond it is nobody's widget.
  private static let largestFile = 1 << 20
  private static let noteName = "note.json"

  private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  /// All that are kept, the oldest first; one that cannot be read is left out.
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

  /// Keeps the files as they are now; the newest version takes the note where they have not changed since.
  ///
  /// - Returns: The version; nil for no files.
  /// - Throws: `CurriculumError.unwritable`.
  @discardableResult
  package func keep(_ files: [String: Data], note: Note) throws(CurriculumError) -> Version? {
    guard !files.isEmpty else { return nil }
    let numbers = numbers
    if let last = numbers.last,
      Self.contents(of: SwiftFiles.directly(in: place(of: last))) == files
    {
      // That nobody has checked them now takes nothing from what is known.
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

  /// The bytes of files by name, without those that are too large.
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
  package func versions(of exercise: Exercise, in pack: Pack) -> KeptVersions {
    KeptVersions(
      folder: folder.appending(path: ".versions").appending(path: pack.identifier)
        .appending(path: exercise.identifier))
  }

  /// Keeps the learner's files as they stand, unchecked.
  ///
  /// - Throws: `CurriculumError.unwritable`.
  package func keepVersion(of exercise: Exercise, in pack: Pack) throws(CurriculumError) {
    try versions(of: exercise, in: pack).keep(
      KeptVersions.contents(of: files(of: exercise, in: pack)),
      note: KeptVersions.Note(date: now()))
  }

  /// Writes one of the learner's files anew; what stands there is kept first.
  ///
  /// - Throws: `CurriculumError.unwritable`.
  package func rewrite(
    _ file: URL, with contents: Data, of exercise: Exercise, in pack: Pack
  ) throws(CurriculumError) {
    try keepVersion(of: exercise, in: pack)
    try AtomicFile.replace(file, with: contents)
  }

  /// Brings a kept version back into the exercise's folder; what stands there is kept first.
  ///
  /// - Parameters:
  ///   - number: Which one; nil for the one before what stands there.
  ///   - shown: The version that was brought back last, whose files may stand in several.
  /// - Returns: The version; nil where there is none.
  /// - Throws: `CurriculumError.unwritable`.
  package func restore(
    _ number: Int?, of exercise: Exercise, in pack: Pack, after shown: Int? = nil
  ) throws(CurriculumError) -> KeptVersions.Version? {
    let versions = versions(of: exercise, in: pack)
    let present = KeptVersions.contents(of: files(of: exercise, in: pack))
    let known = versions.all()
    let standing =
      known.first { $0.number == shown && $0.files == present }
      ?? known.last { $0.files == present }
    let wanted =
      number.map { wanted in known.last { $0.number == wanted } }
      ?? known.last { $0.number < (standing?.number ?? .max) && $0.files != present }
    guard let wanted else { return nil }
    if standing == nil { try versions.keep(present, note: KeptVersions.Note(date: now())) }
    let folder = folder(of: exercise, in: pack)
    try Self.createFolder(folder)
    for (name, data) in wanted.files {
      try AtomicFile.replace(folder.appending(path: name), with: data)
    }
    return wanted
  }
}

import Foundation
import Hashing
import Storage

extension PackIndex {
  /// The bytes of the index; nil where an exercise could not be read back as it is.
  var bytes: [UInt8]? {
    var writer = IndexWriter()
    writer.addHead(of: pack)
    writer.add(witnesses) { $0.add($1) }
    for (ring, folder) in zip(pack.rings, ringFolders) {
      writer.add(ring.identifier)
      writer.add(ring.title.translations)
      writer.add(folder.name)
      writer.add(folder.listing.names)
      writer.add(folder.listing.version) { $0.add($1) }
      writer.add(ring.exercises.count)
      for (exercise, witnesses) in zip(ring.exercises, folder.witnesses) {
        guard writer.add(exercise) else { return nil }
        writer.add(witnesses) { $0.add($1) }
      }
    }
    return writer.bytes
  }

  /// Reads what `bytes` gave of the pack in a folder.
  init(_ reader: inout IndexReader, folder: URL) throws(IndexDamage) {
    var (pack, rings) = try reader.head(in: folder)
    witnesses = try reader.witnesses()
    ringFolders = []
    for _ in 0..<rings {
      var ring = Ring(
        identifier: try reader.text(), title: LocalizedText(try reader.texts()), exercises: [])
      let name = try reader.text()
      let place = folder.appending(path: name).path
      let listing = FolderListing(
        names: try reader.words(),
        version: try reader.optional { (reader) throws(IndexDamage) in try reader.version() })
      var seen: [Witnesses] = []
      ring.exercises = try reader.list { (reader) throws(IndexDamage) in
        let exercise = try reader.exercise(in: place)
        seen.append(try reader.witnesses())
        return exercise
      }
      guard listing.names.count == ring.exercises.count else { throw IndexDamage() }
      pack.rings.append(ring)
      ringFolders.append(RingFolder(name: name, listing: listing, witnesses: seen))
    }
    self.pack = pack
  }
}

extension IndexWriter {
  fileprivate mutating func addHead(of pack: Pack) {
    add(pack.identifier)
    add(pack.format)
    add(pack.version)
    add(pack.title.translations)
    add(pack.languages)
    add(pack.license)
    add(pack.renames)
    add(pack.demandsMutants)
    add(pack.demandsAssertions)
    add(pack.bundle) { writer, bundle in
      writer.add(bundle.edition.rawValue)
      writer.add(bundle.isProven)
      writer.add(bundle.original) { $0.add($1) }
    }
    add(pack.rings.count)
  }

  /// Whether the exercise can be read back as it is.
  fileprivate mutating func add(_ exercise: Exercise) -> Bool {
    guard let details = exercise.keptDetails.encoded else { return false }
    add(exercise.identifier)
    add(exercise.kind.rawValue)
    add(exercise.title.translations)
    add(exercise.points)
    add(exercise.minutes)
    add(exercise.difficulty.rawValue)
    add(exercise.uses)
    add(exercise.isCapstone)
    add(exercise.folder.lastPathComponent)
    add(exercise.keptDetails.declared.state)
    add(details)
    return true
  }

  fileprivate mutating func add(_ version: FileVersion) {
    add(version.number)
    add(Int(version.size))
    add(Int(version.modified))
    add(Int(version.changed))
    add(version.isSettled)
  }

  fileprivate mutating func add(_ witness: FileWitness) {
    add(witness.path)
    switch witness.sight {
    case .nothing: add(0)
    case .folder: add(1)
    case .file(let version, let digest):
      add(2)
      add(version)
      add(digest)
    case .other: add(3)
    }
  }
}

extension IndexReader {
  /// A pack without rings, and how many follow.
  fileprivate mutating func head(in folder: URL) throws(IndexDamage) -> (pack: Pack, rings: Int) {
    let pack = Pack(
      identifier: try text(), format: try integer(), version: try text(),
      title: LocalizedText(try texts()), languages: try words(), license: try text(), rings: [],
      renames: try texts(), demandsMutants: try flag(), demandsAssertions: try flag(),
      folder: folder, solutionsFolder: nil,
      bundle: try optional { (reader) throws(IndexDamage) in
        BundleManifest(
          edition: try reader.choice(of: BundleManifest.Edition.self),
          isProven: try reader.flag(),
          original: try reader.optional { (reader) throws(IndexDamage) in try reader.text() })
      })
    return (pack, try integer())
  }

  /// - Parameter ring: The path of its ring's folder: to join texts takes a fifth of what URLs take for it.
  fileprivate mutating func exercise(in ring: String) throws(IndexDamage) -> Exercise {
    Exercise(
      identifier: try text(), kind: try choice(of: Exercise.Kind.self),
      title: LocalizedText(try texts()), points: try integer(), minutes: try integer(),
      difficulty: try choice(of: Exercise.Difficulty.self), uses: try words(),
      isCapstone: try flag(), folder: URL(filePath: "\(ring)/\(try text())"),
      details: KeptDetails(declared: FowlerNollVo(state: try number()), encoded: try part()))
  }

  fileprivate mutating func version() throws(IndexDamage) -> FileVersion {
    FileVersion(
      number: try number(), size: Int64(try integer()), modified: Int64(try integer()),
      changed: Int64(try integer()), isSettled: try flag())
  }

  fileprivate mutating func witnesses() throws(IndexDamage) -> PackIndex.Witnesses {
    try list { (reader) throws(IndexDamage) in
      let path = try reader.text()
      switch try reader.integer() {
      case 0: return FileWitness(path: path, sight: .nothing)
      case 1: return FileWitness(path: path, sight: .folder)
      case 2:
        let version = try reader.version()
        return FileWitness(path: path, sight: .file(version, digest: try reader.text()))
      case 3: return FileWitness(path: path, sight: .other)
      default: throw IndexDamage()
      }
    }
  }
}

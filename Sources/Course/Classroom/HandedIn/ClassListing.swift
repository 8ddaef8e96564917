import Archives
import Foundation

/// Lists the folder with learners' work and its archives without opening other files.
struct ClassListing {
  /// The maximum folder depth, far beyond that of an honest submission.
  static let maximumDepth = 14
  /// The maximum number of items in one entry of the class folder.
  static let maximumItems = 200_000

  private let directory: ClassDirectory
  /// The results of an earlier run, which aren't a submission.
  private let ownResults: ClassDirectory.Identity?
  private let unpacked: UnpackedArchives
  private var count = 0
  private let limits: ReadingLimits
  private let report: (String) -> Void
  /// The time limits for a whole entry and for the part being listed, such as a learner in a section.
  private var entryWatch: ReadingWatch
  private var watch: ReadingWatch

  /// - Parameter report: Receives the name of each entry before it's read.
  init(
    _ directory: ClassDirectory, ownResults: ClassDirectory.Identity?,
    unpacked: UnpackedArchives = UnpackedArchives(), limits: ReadingLimits = ReadingLimits(),
    report: @escaping (String) -> Void = { _ in }
  ) {
    self.limits = limits
    self.report = report
    watch = ReadingWatch(limits, seconds: limits.entry)
    entryWatch = watch
    self.directory = directory
    self.unpacked = unpacked
    self.ownResults = ownResults
  }

  /// Returns the entries of the class folder.
  ///
  /// - Throws: `SubmissionProblem` if the folder can't be listed.
  mutating func items() throws(SubmissionProblem) -> [HandedInItem] {
    var items: [HandedInItem] = []
    for (name, status) in try directory.contents(of: []) where !isOwn(status) {
      count = 0
      report(ShownName.of(name))
      watch = ReadingWatch(limits, seconds: limits.entry)
      entryWatch = ReadingWatch(limits, seconds: limits.entry * Double(EntryBudget.mostParts))
      items.append(item(name, status, in: []))
    }
    return Self.named(items)
  }

  private func isOwn(_ status: stat) -> Bool {
    guard let ownResults else { return false }
    return ClassDirectory.Identity(status) == ownResults
  }

  private mutating func item(
    _ name: [UInt8], _ status: stat, in folder: [[UInt8]]
  ) -> HandedInItem {
    let path = folder + [name]
    count += 1
    var kind = kind(of: path, status)
    // A partial listing doesn't count as a submission.
    if watch.isOver, path.count <= 2 { kind = .refused(.tookTooLong(entry: ShownName.of(name))) }
    return HandedInItem(
      name: ShownName.of(name), place: .folder(path), kind: kind,
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }

  private mutating func kind(of path: [[UInt8]], _ status: stat) -> HandedInItem.Kind {
    let name = ShownName.of(path.last ?? [])
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard let form = Archive.Form(name: name) else {
        return foreign(at: path, name) ?? .file(size: Int(status.st_size))
      }
      return archive(at: path, form: form)
    case S_IFDIR: return folder(at: path)
    case 0: return .refused(.changedMeanwhile(file: name))
    default: return .refused(.notAPlainFile(file: name))
    }
  }

  private mutating func folder(at path: [[UInt8]]) -> HandedInItem.Kind {
    guard path.count <= Self.maximumDepth else {
      return .refused(.tooDeep(folder: ShownName.of(path.last ?? [])))
    }
    do {
      var items: [HandedInItem] = []
      for (name, status) in try directory.contents(of: path) where !isOwn(status) {
        guard count < Self.maximumItems else {
          return .refused(.tooManyItems(folder: ShownName.of(path.last ?? [])))
        }
        // Only folders and archives can belong to a learner.
        let mayHold =
          status.st_mode & S_IFMT == S_IFDIR || Archive.Form(name: ShownName.of(name)) != nil
        if path.count == 1, mayHold, !entryWatch.isOver {
          watch = ReadingWatch(limits, seconds: limits.entry)
        }
        guard !watch.isOver else {
          return .refused(.tookTooLong(entry: ShownName.of(path.last ?? [])))
        }
        items.append(item(name, status, in: path))
      }
      return .folder(Self.named(items), isArchive: false)
    } catch {
      return .refused(error)
    }
  }

  private func archive(at path: [[UInt8]], form: Archive.Form) -> HandedInItem.Kind {
    let source = ArchiveSource(
      .folder(path), name: ShownName.of(path.last ?? []), form: form)
    do {
      let archive = try source.open(in: directory)
      return .folder(
        ArchiveTree.items(of: archive, from: source, watch: watch), isArchive: true)
    } catch {
      return .refused(error)
    }
  }

  private func foreign(at path: [[UInt8]], _ name: String) -> HandedInItem.Kind? {
    guard !unpacked.isEmpty, Archive.Form.isForeign(name),
      let bytes = try? directory.bytes(of: path, limit: Archive.Limits.submission.packedBytes)
    else { return nil }
    return unpacked.outcome(for: bytes).map { ArchiveTree.kind(of: name, $0) }
  }

  /// Returns the items with distinct names, because Swift considers different spellings of an accent equal.
  static func named(_ items: [HandedInItem]) -> [HandedInItem] {
    let counts = Dictionary(grouping: items, by: \.name).mapValues(\.count)
    return items.map { item in
      guard let count = counts[item.name], count > 1 else { return item }
      var item = item
      item.name = SpelledName.of(item.name)
      return item
    }
  }
}

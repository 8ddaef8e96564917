package import Foundation
package import Sentences

/// Stores progress in the workspace's `progress.json`, safe against crashes and concurrent sessions.
///
/// Each change locks the file, reads it again and replaces it, so two sessions never undo one another's
/// passes. A damaged file is moved aside, never deleted.
package struct ProgressStore: Sendable {
  package let file: URL
  private let now: @Sendable () -> Date

  /// Creates the store of a workspace.
  ///
  /// - Parameter folder: The workspace.
  package init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    file = folder.appending(path: "progress.json")
    self.now = now
  }

  package struct Loaded: Hashable, Sendable {
    package var progress: LearnerProgress
    /// The location of a damaged file that was moved aside.
    package var damagedCopy: URL?
    /// A notice to the learner about a damaged file.
    package var notice: Sentence? {
      damagedCopy.map {
        let name = $0.lastPathComponent
        return Sentence(
          """
          Your progress file was damaged, so Rings kept it as \(name) and started a new one. Your own files are \
          unchanged.
          """,
          ko: """
            진행 상황 파일이 손상되어 \(name) 이름으로 옮겨 두었어요. 진행 상황은 처음부터 다시 기록하고, \
            작성한 파일은 그대로예요.
            """)
      }
    }
  }

  /// Reads the progress without creating files; empty if the workspace doesn't exist yet.
  package func load() throws(CurriculumError) -> Loaded {
    switch try read() {
    case .missing: Loaded(progress: LearnerProgress())
    case .progress(let progress): Loaded(progress: progress)
    case .damaged: try locked { () throws(CurriculumError) in try loadForChange() }
    }
  }

  /// The language that the learner chose; nil if none was chosen or the file is unreadable.
  package var chosenLanguage: String? {
    if case .progress(let progress) = try? read() { progress.language } else { nil }
  }

  /// The way to show pictures that the learner chose; nil if none was chosen or the file is unreadable.
  package var chosenPictures: String? {
    if case .progress(let progress) = try? read() { progress.pictures } else { nil }
  }

  /// Applies `change` to the file's current contents and saves the result.
  @discardableResult
  package func update(_ change: (inout LearnerProgress) -> Void) throws(CurriculumError) -> Loaded {
    try Workspace.createFolder(file.deletingLastPathComponent())
    return try locked { () throws(CurriculumError) in
      var loaded = try loadForChange()
      let before = loaded.progress
      change(&loaded.progress)
      if loaded.progress != before || loaded.damagedCopy != nil {
        try AtomicFile.replace(file, with: encode(loaded.progress))
      }
      return loaded
    }
  }

  /// Merges exported progress into this store.
  package func importProgress(from other: URL) throws(CurriculumError) {
    let imported: LearnerProgress
    switch try ProgressStore(other).read() {
    case .progress(let progress): imported = progress
    case .missing: throw .unreadable(path: other.path, reason: PackFile.Refusal.missing.message)
    case .damaged(let reason): throw .notProgress(path: other.path, reason: reason)
    }
    try update { $0 = $0.merged(with: imported) }
  }

  /// Writes a copy for `importProgress`.
  package func export(to other: URL) throws(CurriculumError) {
    try AtomicFile.replace(other, with: encode(load().progress))
  }

  private init(_ file: URL) {
    self.file = file
    now = { Date() }
  }

  private func locked<Value>(
    _ work: () throws(CurriculumError) -> Value
  ) throws(CurriculumError) -> Value {
    let lock = file.deletingLastPathComponent().appending(path: ".progress.lock")
    return try ProgressLock.withLock(on: lock, work)
  }

  /// Loads the progress for a change, and moves a damaged file aside.
  ///
  /// Requires the lock.
  private func loadForChange() throws(CurriculumError) -> Loaded {
    switch try read() {
    case .missing: Loaded(progress: LearnerProgress())
    case .progress(let progress): Loaded(progress: progress)
    case .damaged: Loaded(progress: LearnerProgress(), damagedCopy: try moveAside())
    }
  }

  private func moveAside() throws(CurriculumError) -> URL {
    let copy = SetAsideFiles.place(
      in: file.deletingLastPathComponent(), stem: "progress.damaged", date: now(),
      pathExtension: "json")
    do {
      try FileManager.default.moveItem(at: file, to: copy)
      return copy
    } catch {
      throw .unwritable(path: copy.path, reason: SystemError.words(of: error))
    }
  }

  // MARK: - The file

  private enum Content {
    case missing
    case progress(LearnerProgress)
    case damaged(String)
  }

  private struct Header: Decodable { var version: Int }

  private func read() throws(CurriculumError) -> Content {
    guard FileManager.default.fileExists(atPath: file.path) else { return .missing }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .unreadable(
        path: file.path, reason: Sentence(verbatim: SystemError.words(of: error)))
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let header = try? decoder.decode(Header.self, from: data) else {
      return .damaged("its JSON isn't from Rings")
    }
    guard header.version <= LearnerProgress.format else {
      throw .newerProgress(path: file.path, version: header.version)
    }
    do {
      return .progress(try decoder.decode(LearnerProgress.self, from: data))
    } catch {
      return .damaged("one of its records is malformed")
    }
  }

  private func encode(_ progress: LearnerProgress) throws(CurriculumError) -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(progress) + Data("\n".utf8)
    } catch {
      throw .unwritable(path: file.path, reason: "a score isn't a number")
    }
  }
}

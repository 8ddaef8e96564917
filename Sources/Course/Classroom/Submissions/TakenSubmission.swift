package import Foundation
package import Hashing
package import Sentences

/// A snapshot of a submission's files, used for judging and for the cache key.
///
/// The learner may change the files at any time, so each is read only once.
package struct TakenSubmission: Sendable {
  package var submission: Submission
  /// The reason that the files couldn't be read.
  package var problem: SubmissionProblem?
  /// The stored copy's damage, which isn't the learner's fault.
  package var damage: Sentence?

  /// The files as paths relative to the grader's folder, and bytes.
  private(set) var files: [(path: [String], bytes: [UInt8])] = []
  private(set) var catalogs: [(path: [String], bytes: [UInt8])] = []

  package init(_ submission: Submission) {
    self.submission = submission
    problem = submission.problem
    if let planned = submission.planned {
      do throws(PlanError) {
        try take(planned.line, in: planned.folder)
      } catch {
        damage = error.sentence
        (files, catalogs) = ([], [])
      }
    } else if problem == nil {
      do throws(SubmissionProblem) {
        try takeHandedIn()
      } catch {
        problem = error
      }
    }
  }

  /// Reads the plan's copies of the files.
  private mutating func take(_ line: PlannedSubmission, in folder: URL) throws(PlanError) {
    func read(_ paths: [[String]]) throws(PlanError) -> [(path: [String], bytes: [UInt8])] {
      var files: [(path: [String], bytes: [UInt8])] = []
      for path in paths {
        let file = path.reduce(folder) { $0.appending(path: $1) }
        guard let data = try? Data(contentsOf: file) else { throw .damaged(file.path) }
        files.append((path, [UInt8](data)))
      }
      return files
    }
    files = try read(line.files)
    catalogs = try read(line.catalogs)
    guard content == line.digest else { throw .damaged(folder.path) }
  }

  private mutating func takeHandedIn() throws(SubmissionProblem) {
    var reader = HandedInReader(submission.directory)
    // Replaces the learner's folder names with numbers, so that they can't collide with the grader's own
    // names.
    var folders: [[String]: String] = [:]
    var names: Set<String> = []
    var rest = SubmissionFolder.maximumBytes
    for file in submission.counted {
      let bytes = SourceText.utf8(
        try reader.bytes(of: file.item, limit: rest), of: file.item.name)
      rest -= bytes.count
      let folder = folders[file.folders] ?? "\(folders.count)"
      folders[file.folders] = folder
      var name = Self.plain(file.name.fileName)
      // Handles `A.swift` beside `A.SWIFT`.
      while !names.insert("\(folder)/\(name.lowercased())").inserted { name = "Other-" + name }
      files.append(([folder, name], bytes))
    }
    for catalog in submission.catalogs {
      guard let folder = folders[catalog.folders] else { continue }
      for file in try CatalogReading.files(of: catalog, reader: &reader) {
        catalogs.append(([folder] + file.path, file.bytes))
      }
    }
  }

  /// Returns a name that's valid in file systems, because a name in an archive may be invalid.
  private static func plain(_ name: String) -> String {
    var stem = String(name.dropLast(".swift".count)).replacing("/", with: "_")
    while stem.utf8.count > 200 { stem.removeLast() }
    return stem + ".swift"
  }

  /// The source files, under the names that messages use.
  var code: [SubmittedFile] {
    files.map { file in
      SubmittedFile(
        name: file.path.last ?? "", text: String(decoding: file.bytes, as: UTF8.self))
    }
  }

  var content: String {
    var digest = ContentDigest()
    combine(into: &digest)
    return digest.hexadecimal
  }

  /// Adds all data that the verdict depends on.
  package func combine(into digest: inout ContentDigest) {
    digest.combine(problem?.description ?? "")
    for (question, letters) in (submission.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
      digest.combine(question)
      digest.combine(letters)
    }
    for file in files + catalogs {
      digest.combine(file.path.joined(separator: "/"))
      digest.combine(file.bytes)
    }
  }

  /// Writes the files to an empty folder of the grader, for judging.
  ///
  /// - Returns: The Swift files; catalogs are beside them.
  /// - Throws: File system errors.
  package func write(into folder: URL) throws -> [URL] {
    let top = folder.path
    var made: Set<String> = []
    return try (files + catalogs).enumerated().compactMap { number, file in
      let home = ([top] + file.path.dropLast()).joined(separator: "/")
      if made.insert(home).inserted {
        try FileManager.default.createDirectory(
          atPath: home, withIntermediateDirectories: true)
      }
      let place = "\(home)/\(file.path.last ?? "")"
      try WholeFile.plain(Data(file.bytes), to: place)
      return number < files.count ? URL(filePath: place) : nil
    }
  }
}

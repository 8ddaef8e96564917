import Classroom
import Curriculum
import Foundation

/// Writes the reports on a class of learners and removes the reports of former learners.
struct ReportFolder {
  let folder: URL

  /// Writes reports to the folder.
  ///
  /// - Parameter show: Called with each report before it is written.
  /// - Returns: The paths of the reports; folders end with a slash.
  /// - Throws: `GradingError.cannotWrite`.
  func write(
    _ formats: [ReportFormat], for book: GradeBook, show: (String) -> Void = { _ in }
  ) throws -> [String] {
    let book = book.harmless()
    var reports: [String] = []
    for format in formats {
      show(format.rawValue)
      var made: Set<String> = []
      var paths: [String] = []
      var files = FilesInPieces()
      // Errors mention the final file, not the unfinished one.
      func writing(_ path: String, _ work: () throws -> Void) throws {
        do { try work() } catch {
          throw GradingError.cannotWrite(
            "\(folder.path)/\(path)", reason: SystemError.words(of: error))
        }
      }
      try format.eachFile(forSanitized: book) { path, piece in
        if path != paths.last {
          try writing(paths.last ?? path) { try files.finish() }
          paths.append(path)
        }
        let place = "\(folder.path)/\(path)"
        try writing(path) {
          let home = String(place.lastIndex(of: "/").map { place[..<$0] } ?? place[...])
          if made.insert(home).inserted {
            try FileManager.default.createDirectory(
              atPath: home, withIntermediateDirectories: true)
          }
          try files.write(piece, to: place)
        }
      }
      try writing(paths.last ?? "") { try files.finish() }
      removeFormer(of: format, besides: Set(paths))
      reports += (format.folder.map { ["\($0)/"] } ?? []) + paths.filter { !$0.contains("/") }
    }
    return reports.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Removes reports of an earlier run for learners who are no longer in the class; other files stay.
  private func removeFormer(of format: ReportFormat, besides written: Set<String>) {
    guard let name = format.folder else { return }
    let top = folder.appending(path: name)
    let kept = written.union(written.flatMap(Self.folders))
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: top.path)) ?? []
    for path in paths.sorted(by: { $0.utf8.count > $1.utf8.count })
    where !kept.contains("\(name)/\(path)") {
      let place = top.appending(path: path)
      let isReport =
        path.hasSuffix("/results.json")
        || format == .feedback
          && ["feedback.html", "feedback.txt"].contains { path.hasSuffix("/" + $0) }
        || format == .gitHubClassroom && path.hasSuffix(".json") && !path.contains("/")
      if isReport { unlink(place.path) }
      // This removes empty folders only.
      rmdir(place.path)
    }
  }

  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

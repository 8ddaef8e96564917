import Classroom
import Curriculum
import Foundation

/// Writes a class's reports, and takes away those of learners who are no longer there.
struct ReportFolder {
  let folder: URL

  /// Writes reports into the folder.
  ///
  /// - Returns: What was written, folders with a stroke at their end.
  /// - Throws: `GradingError.cannotWrite`.
  ///
  /// - Parameter show: Is told of each before it is written.
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
      // An unfinished file is told by the name of the one that it is to be.
      func writing(_ path: String, _ work: () throws -> Void) throws {
        do { try work() } catch {
          throw GradingError.cannotWrite(
            "\(folder.path)/\(path)", reason: SystemError.words(of: error))
        }
      }
      try format.eachFile(forHarmless: book) { path, piece in
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

  /// Takes away reports that an earlier run made for learners whom this one does not know; whatever else
  /// lies there stays.
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
      // Only empty folders go.
      rmdir(place.path)
    }
  }

  /// The folders on the way to a file.
  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

package import Curriculum
package import Foundation

/// A class as a folder that any machine can grade parts of: what was handed in, taken once; the pack; what a
/// teacher says of marks; and the results.
///
/// Nothing is looked up elsewhere: a node needs Rings and this folder.
package struct KeptPlan: Sendable {
  package let folder: URL
  package let header: PlanHeader
  private let lines: PlannedLines

  static let headerName = "plan.json"
  static let linesName = "submissions.jsonl"
  static let handedIn = "handed-in"

  /// Opens a plan.
  ///
  /// - Throws: `PlanError.noPlan`, `PlanError.damaged`.
  package init(in folder: URL) throws(PlanError) {
    self.folder = folder
    guard let data = try? Data(contentsOf: folder.appending(path: Self.headerName)),
      let header = try? JSONDecoder().decode(PlanHeader.self, from: data), header.format == 1
    else { throw .noPlan(folder.path) }
    self.header = header
    let place = folder.appending(path: Self.linesName)
    guard let text = try? Data(contentsOf: place) else { throw .damaged(place.path) }
    lines = PlannedLines(text)
    guard lines.count == header.submissions,
      lines.indices.allSatisfy({ lines.line(at: $0)?.number == $0 })
    else { throw .damaged(place.path) }
  }

  /// The copy of the pack that everybody is graded by.
  package var packFolder: URL { folder.appending(path: "course/Lessons/\(header.pack)") }

  /// The class's file, where there is one.
  package var classFile: URL? {
    let file = folder.appending(path: ClassFile.name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  package var results: URL { folder.appending(path: "results") }

  /// How many submissions there are.
  package var count: Int { lines.count }

  /// One of the submissions, by its place; nil where it is to an exercise that is not among these.
  package func submission(at place: Int, to exercises: [String: Exercise]) -> Submission? {
    lines.line(at: place).flatMap { line in exercises[line.exercise].map { line.submission($0) } }
  }

  /// Who handed in what, as it was planned.
  package func classPlan(_ exercises: [Exercise]) -> ClassPlan {
    let known = Dictionary(
      exercises.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var plan = ClassPlan(
      submissions: lines.indices.compactMap { submission(at: $0, to: known) },
      leftOut: header.leftOut, directory: nil)
    plan.roll = header.roll
    return plan
  }

  /// A submission's files as they were when the class was planned.
  ///
  /// - Throws: `PlanError.damaged`.
  package func take(_ submission: Submission) throws(PlanError) -> TakenSubmission {
    guard let number = submission.number, let line = lines.line(at: number) else {
      throw .damaged(folder.appending(path: Self.linesName).path)
    }
    let place = Self.place(of: number, in: folder)
    func read(_ paths: [[String]]) throws(PlanError) -> [(path: [String], bytes: [UInt8])] {
      var files: [(path: [String], bytes: [UInt8])] = []
      for path in paths {
        let file = path.reduce(place) { $0.appending(path: $1) }
        guard let data = try? Data(contentsOf: file) else { throw .damaged(file.path) }
        files.append((path, [UInt8](data)))
      }
      return files
    }
    let taken = TakenSubmission(
      submission, files: try read(line.files), catalogs: try read(line.catalogs))
    guard PlannedSubmission.digest(of: taken) == line.digest else { throw .damaged(place.path) }
    return taken
  }

  static func place(of number: Int, in folder: URL) -> URL {
    folder.appending(path: "\(handedIn)/\(number)")
  }
}

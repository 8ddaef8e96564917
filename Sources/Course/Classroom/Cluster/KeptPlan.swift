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

  /// Refuses to grade by another version of Rings, which may judge otherwise.
  ///
  /// - Throws: `PlanError.otherVersion`.
  package func requireRings(_ here: String) throws(PlanError) {
    guard header.rings == here else { throw .otherVersion(plan: header.rings, here: here) }
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

  /// The exercises of the plan, in a pack.
  ///
  /// - Throws: What is thrown where the pack lacks one.
  package func exercises(of pack: Pack) throws -> [Exercise] {
    try header.exercises.map { try pack.find($0) }
  }

  /// A part of the submissions, each made when its turn comes.
  ///
  /// - Parameter exercises: What is graded; submissions to others are left out.
  package func submissions(
    of part: Shard, to exercises: [Exercise]
  ) -> some Collection<Submission> {
    let known = Dictionary(
      exercises.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return part.share(of: Array(lines.indices)).lazy.compactMap { [lines, folder] place in
      lines.line(at: place).flatMap { line in
        known[line.exercise].map { line.submission($0, in: Self.place(of: place, in: folder)) }
      }
    }
  }

  /// The class as it was planned.
  package func classPlan(_ exercises: [Exercise]) -> ClassPlan {
    ClassPlan(
      submissions: Array(submissions(of: .whole, to: exercises)), leftOut: header.leftOut,
      roll: header.roll)
  }

  static func place(of number: Int, in folder: URL) -> URL {
    folder.appending(path: "\(handedIn)/\(number)")
  }
}

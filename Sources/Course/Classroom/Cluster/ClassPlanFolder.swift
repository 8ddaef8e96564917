package import Curriculum
package import Foundation

/// A folder with everything needed to grade a class of learners: the submissions, the pack, the class file
/// and the results.
///
/// A node needs only Rings and this folder, so any machine can grade a part.
package struct ClassPlanFolder: Sendable {
  package let folder: URL
  package let header: PlanHeader
  private let lines: PlannedLines

  static let headerName = "plan.json"
  static let linesName = "submissions.jsonl"
  static let handedIn = "handed-in"

  /// Opens the grading plan in a folder.
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

  /// Requires the version of Rings that wrote the plan, because another version may judge differently.
  ///
  /// - Throws: `PlanError.otherVersion`.
  package func requireRings(_ here: String) throws(PlanError) {
    guard header.rings == here else { throw .otherVersion(plan: header.rings, here: here) }
  }

  package var packFolder: URL { folder.appending(path: "course/Lessons/\(header.pack)") }

  package var classFile: URL? {
    let file = folder.appending(path: ClassFile.name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  package var results: URL { folder.appending(path: "results") }

  package var count: Int { lines.count }

  /// Returns the plan's exercises in a pack.
  ///
  /// - Throws: An error if the pack lacks one of them.
  package func exercises(of pack: Pack) throws -> [Exercise] {
    try header.exercises.map { try pack.find($0) }
  }

  /// Returns the submissions of a part, each created on demand.
  ///
  /// - Parameter exercises: The exercises to grade; submissions to other exercises are left out.
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

  package func classPlan(_ exercises: [Exercise]) -> ClassPlan {
    ClassPlan(
      submissions: Array(submissions(of: .whole, to: exercises)), leftOut: header.leftOut,
      roll: header.roll)
  }

  static func place(of number: Int, in folder: URL) -> URL {
    folder.appending(path: "\(handedIn)/\(number)")
  }
}

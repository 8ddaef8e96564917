package import Curriculum
package import Foundation

extension ClassPlanFolder {
  /// Copies all submissions of a class of learners to a new folder atomically.
  ///
  /// - Parameters:
  ///   - classFile: The class file with the teacher's marking rules, copied too.
  ///   - report: Receives the number of submissions copied so far.
  /// - Throws: `PlanError.alreadyThere`, `PlanError.cannotPlan`.
  package static func write(
    _ plan: ClassPlan, _ header: PlanHeader, pack: Pack, classFile: URL?, into folder: URL,
    report: (Int) -> Void = { _ in }
  ) throws(PlanError) -> ClassPlanFolder {
    let files = FileManager.default
    let folder = folder.standardizedFileURL
    let present = try? files.contentsOfDirectory(atPath: folder.path)
    guard present?.isEmpty ?? !files.fileExists(atPath: folder.path) else {
      throw .alreadyThere(folder.path)
    }
    let draft = folder.deletingLastPathComponent().appending(
      path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
    defer { try? files.removeItem(at: draft) }
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
      try write(plan, header, into: draft, report: report)
      try copy(pack, into: draft)
      if let classFile {
        try files.copyItem(at: classFile, to: draft.appending(path: ClassFile.name))
      }
      _ = try ClassSecret(in: try Journal(folder: draft.appending(path: "results")).folder)
      for job in JobFile.all(of: header) {
        let place = draft.appending(path: job.path)
        try files.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(job.text.utf8).write(to: place)
      }
      if present != nil { rmdir(folder.path) }
      try files.moveItem(at: draft, to: folder)
    } catch {
      throw .cannotPlan(folder.path, reason: SystemError.words(of: error))
    }
    return try ClassPlanFolder(in: folder)
  }

  private static func write(
    _ plan: ClassPlan, _ header: PlanHeader, into draft: URL, report: (Int) -> Void
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let place = draft.appending(path: linesName)
    try Data().write(to: place)
    let list = try FileHandle(forWritingTo: place)
    defer { try? list.close() }
    for (number, submission) in plan.submissions.enumerated() {
      let taken = TakenSubmission(submission)
      let line = PlannedSubmission(taken, number: number)
      try list.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
      if !taken.files.isEmpty { _ = try taken.write(into: Self.place(of: number, in: draft)) }
      report(number + 1)
    }
    encoder.outputFormatting.insert(.prettyPrinted)
    try encoder.encode(header).write(to: draft.appending(path: headerName))
  }

  private static func copy(_ pack: Pack, into draft: URL) throws {
    let course = draft.appending(path: "course")
    for (source, name) in [(pack.folder, "Lessons"), (pack.solutionsFolder, "Solutions")] {
      // Solutions inside the pack's folder are copied with the pack.
      guard let source, name == "Lessons" || !source.path.hasPrefix(pack.folder.path + "/") else {
        continue
      }
      let place = course.appending(path: name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: source.resolvingSymlinksInPath(), to: place.appending(path: pack.identifier))
    }
  }
}

import Archives
package import Curriculum
package import Foundation

/// A grader for one platform: Rings, the course, and the scripts that the platform runs.
package struct GraderPackage {
  package var platform: GraderPlatform
  package var pack: Pack
  package var exercises: [Exercise]
  /// The archive that `.ci/install --archive` wrote.
  package var archive: URL
  /// The weakest sandbox level that the grader accepts.
  package var isolation: String
  /// The locale of the results, such as `en_US.UTF-8`.
  package var locale: String

  package init(
    platform: GraderPlatform, pack: Pack, exercises: [Exercise], archive: URL, isolation: String,
    locale: String
  ) {
    self.platform = platform
    self.pack = pack
    self.exercises = exercises
    self.archive = archive
    self.isolation = isolation
    self.locale = locale
  }

  private struct File {
    var path: String
    var contents: Data
    var isProgram = false
  }

  /// Writes the grader to a folder.
  ///
  /// Creates one secret, so all learners' checks use the same unpredictable inputs.
  ///
  /// - Returns: The paths of the written files, relative to the folder.
  /// - Throws: `GradingError.cannotWrite`.
  package func write(into folder: URL) throws -> [String] {
    let secret = try ClassSecret(in: try Journal(folder: folder.appending(path: "secret")).folder)
    var writer = ZipWriter()
    try GradingError.writing(folder.appending(path: "autograder.zip")) {
      for file in try files(secret.text) {
        try writer.add(path: file.path, contents: file.contents, isProgram: file.isProgram)
      }
    }
    var written = [("autograder.zip", writer.archive)]
    if platform == .gitHub {
      written.append((".github/workflows/rings.yml", Data(GitHubGrader.workflow.utf8)))
    }
    for (path, contents) in written {
      let place = folder.appending(path: path)
      try GradingError.writing(place) {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: place, options: .atomic)
      }
    }
    return written.map(\.0)
  }

  private func files(_ secret: String) throws -> [File] {
    let start =
      switch platform {
      case .gradescope: File(path: "run_autograder", contents: text(GradescopeGrader.run))
      case .gitHub: File(path: "run_github", contents: text(GitHubGrader.run))
      }
    let scripts = [
      File(path: "setup.sh", contents: text(GraderScripts.setUp)),
      File(path: "grade-one.sh", contents: text(gradeOne)), start,
    ].map { File(path: $0.path, contents: $0.contents, isProgram: true) }
    return try scripts + [
      File(path: "questions.secret", contents: text(secret + "\n")),
      File(path: "rings.tar.gz", contents: try Data(contentsOf: archive)),
    ] + course()
  }

  private var gradeOne: String {
    GraderScripts.gradeOne(
      pack: pack.identifier, exercises: exercises.map(\.identifier), isolation: isolation,
      locale: locale)
  }

  /// Returns the pack and its solutions, because later exercises compile against earlier solutions.
  private func course() throws -> [File] {
    let inside = pack.solutionsFolder.map { $0.path.hasPrefix(pack.folder.path + "/") } ?? true
    return try below(pack.folder, as: "course/Lessons/\(pack.identifier)")
      + (inside
        ? []
        : below(pack.solutionsFolder ?? pack.folder, as: "course/Solutions/\(pack.identifier)"))
  }

  private func below(_ folder: URL, as place: String) throws -> [File] {
    let folder = folder.resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap {
      path in
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false else {
        return nil
      }
      return File(path: "\(place)/\(path)", contents: try Data(contentsOf: file))
    }
  }

  private func text(_ text: String) -> Data { Data(text.utf8) }
}

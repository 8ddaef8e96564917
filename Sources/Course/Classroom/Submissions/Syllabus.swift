package import Curriculum

/// What a course calls its parts: the names by which learners' folders are known.
package struct Syllabus: Sendable {
  /// What is graded.
  package var exercises: [Exercise]
  /// Quizzes whose answers count; only what `rings hand-in` made has any.
  package var quizzes: [Exercise] = []
  /// The pack that is graded by; nil where nobody asks.
  var pack: HandInManifest.PackMark?
  /// Every exercise that there is, graded or not.
  package var known: [Exercise]
  /// Former identifiers and the present ones.
  package var renames: [String: String]
  /// The pack's own name and those of its rings, which a workspace has folders of.
  package var folders: Set<String>

  package init(
    exercises: [Exercise], known: [Exercise]? = nil, renames: [String: String] = [:],
    folders: Set<String> = []
  ) {
    self.exercises = exercises
    self.known = known ?? exercises
    self.renames = renames
    self.folders = folders
  }

  package init(_ pack: Pack, exercises: [Exercise], quizzes: [Exercise] = []) {
    self.init(
      exercises: exercises, known: pack.exercises.filter { $0.kind == .code },
      renames: pack.renames,
      folders: Set([pack.identifier] + pack.rings.map(\.identifier)))
    self.quizzes = quizzes
    self.pack = HandInManifest.PackMark(pack)
  }

  /// The identifier of the exercise that a folder's name means: `03-forecast-model`, `Forecast Model`.
  func exercise(named folder: String) -> String? {
    let plain = Self.plain(folder)
    for name in [plain, String(plain.trimmingPrefix(/\d+[-.]*/))] where !name.isEmpty {
      let name = renames[name] ?? name
      if known.contains(where: { $0.identifier == name }) { return name }
    }
    return nil
  }

  /// Whether a folder's name is the course's own.
  func isOwn(_ folder: String) -> Bool {
    let plain = Self.plain(folder)
    return exercise(named: folder) != nil || plain == "rings" || folders.contains(plain)
      || folders.contains(String(plain.trimmingPrefix(/\d+-/)))
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().replacing(/[ _]+/, with: "-")
  }
}

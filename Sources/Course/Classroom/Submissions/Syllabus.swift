package import Curriculum

/// The names of a course's parts, which identify learners' folders.
package struct Syllabus: Sendable {
  package var exercises: [Exercise]
  /// The graded quizzes.
  ///
  /// Only hand-ins contain answers to them.
  package var quizzes: [Exercise] = []
  /// The pack used for grading; nil to skip comparing it with the hand-ins' packs.
  var pack: HandInManifest.PackMark?
  /// All exercises, graded or not.
  package var known: [Exercise]
  /// The current identifiers of renamed exercises, by former identifier.
  package var renames: [String: String]
  /// The names of the pack and its rings, which are folders in a workspace.
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

  /// Returns the identifier of the exercise that a folder is named after: `03-forecast-model`, `Forecast
  /// Model`.
  func exercise(named folder: String) -> String? {
    let plain = Self.plain(folder)
    for name in [plain, String(plain.trimmingPrefix(/\d+[-.]*/))] where !name.isEmpty {
      let name = renames[name] ?? name
      if known.contains(where: { $0.identifier == name }) { return name }
    }
    return nil
  }

  /// Whether a folder has a name from the course.
  func isOwn(_ folder: String) -> Bool {
    let plain = Self.plain(folder)
    return exercise(named: folder) != nil || plain == "rings" || folders.contains(plain)
      || folders.contains(String(plain.trimmingPrefix(/\d+-/)))
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().replacing(/[ _]+/, with: "-")
  }
}

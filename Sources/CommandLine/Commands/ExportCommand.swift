import ArgumentParser
import Curriculum
import Foundation
import Sentences
import Terminal

/// Writes the learner's widget as an Xcode project.
struct ExportCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Sentence(
      "Your own widget as an Xcode project: an app and its widget extension.",
      ko: "여러분의 위젯을 Xcode 프로젝트로 만들어요. 앱과 위젯 익스텐션이 들어 있어요."
    ).help,
    discussion: Sentence(
      """
      rings export                                  the furthest widget that you have
      rings export MyWidget --exercise lock-screen  the widget of one exercise, in a folder

      The files of earlier exercises come along: yours where they passed, or the course's. Nothing is \
      written over. Open the project on a Mac with Xcode 16 or newer; its README says how to go on.
      """,
      ko: """
        rings export                                  지금까지 가장 많이 만든 위젯
        rings export MyWidget --exercise lock-screen  과제 하나의 위젯을 폴더 하나에

        앞선 과제의 파일도 함께 가요. 통과한 것은 여러분의 파일이, 아니면 코스의 파일이 가요. 무엇도 덮어쓰지 \
        않아요. Mac에서 Xcode 16 이상으로 여세요. 다음에 할 일은 프로젝트의 README에 있어요.
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence("A new folder (default: one beside your workspace).", ko: "새 폴더예요(기본값: 작업 폴더 옆)."),
      valueName: "folder"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The exercise whose widget it is.", ko: "위젯을 가져올 과제예요."), valueName: "exercise"))
  var exercise: String?

  @Option(
    help: ArgumentHelp(Sentence("What the app is called.", ko: "앱의 이름이에요."), valueName: "name"))
  var name: String?

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    options.pack = options.pack ?? open.course.pack.folder.path
    options.workspace = options.workspace ?? open.course.workspace.folder.path
    options.language = options.language ?? open.language.rawValue
  }

  /// What was written, and the language of whoever reads about it.
  struct Exported {
    let project: String
    /// Where it is, as people write it.
    let place: String
    let language: Language
  }

  func printout(of exported: Exported, on terminal: TerminalCapabilities) throws -> Printout {
    let (project, place) = (exported.project, exported.place)
    let told = Sentence(
      "Your widget is in \(place): open \(project).xcodeproj on a Mac; README.md says how to go on.",
      ko:
        "내 위젯을 \(place) 폴더에 내보냈어요. Mac에서 \(project).xcodeproj 파일을 여세요. 다음 단계는 README.md에 있어요.")
    return .prose(told.spoken(in: exported.language) + "\n")
  }

  func finding(in surroundings: Surroundings, at hand: FilesAtHand?) throws -> Exported {
    let course = try options.course(in: surroundings)
    let exercise = try chosenExercise(of: course)
    let own = course.workspace.files(of: exercise, in: course.pack)
    guard !own.isEmpty else { throw ExportError.nothingWritten(exercise: exercise.identifier) }
    let used = try course.usedFiles(of: exercise, besides: own)
    let project = try XcodeProject(
      name: try appName(of: exercise), sources: own + used,
      resources: try ExportedResources(
        beside: own + course.pack.resourceHolders(for: exercise, used: used)),
      deploymentTarget: exercise.oldestDeploymentTarget.description, language: course.language)
    let place = try place(of: exercise, course, surroundings)
    for (path, contents) in try project.files() {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file)
    }
    return Exported(
      project: project.name, place: surroundings.abbreviated(place), language: course.language)
  }

  /// The exercise that is named, or else the furthest one with a widget that the learner has: what is
  /// passed counts for more than what is begun.
  private func chosenExercise(of course: Course) throws -> Exercise {
    if let exercise { return try course.pack.find(exercise) }
    let progress = try course.workspace.progress.load().progress
    let widgets = course.pack.exercises.filter { exercise in
      exercise.kind == .code && exercise.preview?.widget != nil
        && !course.workspace.files(of: exercise, in: course.pack).isEmpty
    }
    let passed = widgets.filter { progress.record(of: $0, in: course.pack)?.isPassed ?? false }
    let finished = course.pack.finishedWidget.flatMap { wanted in
      passed.first { $0.identifier == wanted.identifier }
    }
    guard let chosen = finished ?? passed.last ?? widgets.last else {
      throw ExportError.noWidgetYet
    }
    return chosen
  }

  private func appName(of exercise: Exercise) throws -> String {
    let words = (name ?? exercise.preview?.widget ?? "Widget")
    let kept = words.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = kept.first, first.isLetter, name == nil || kept == words else {
      throw OptionError.malformed(
        option: "--name", value: words,
        form: Sentence("with letters and digits, such as MyWeather", ko: "MyWeather처럼 영문자와 숫자로"))
    }
    return kept
  }

  /// A folder that is new or empty.
  private func place(
    of exercise: Exercise, _ course: Course, _ surroundings: Surroundings
  ) throws -> URL {
    if let folder {
      let place = surroundings.place(folder).standardizedFileURL
      guard Self.isFree(place) else { throw ExportError.folderInUse(folder) }
      return place
    }
    // Beside the workspace: what lies in it may be handed in.
    let workspace = course.workspace.folder
    let exports = workspace.deletingLastPathComponent()
      .appending(path: "\(workspace.lastPathComponent)-Xcode")
    for number in 1... {
      let ending = number == 1 ? "" : "-\(number)"
      let place = exports.appending(path: exercise.identifier + ending)
      if Self.isFree(place) { return place }
    }
    throw ExportError.folderInUse(surroundings.abbreviated(exports))
  }

  private static func isFree(_ folder: URL) -> Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.path) else { return true }
    return (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? false
  }
}

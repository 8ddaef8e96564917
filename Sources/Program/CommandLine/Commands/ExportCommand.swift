import ArgumentParser
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Terminal
import XcodeProjects

struct ExportCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Sentence(
      "Export your widgets as an Xcode project: an app and its extension.",
      ko: "여러분의 위젯을 Xcode 프로젝트로 내보내요. 앱과 위젯 익스텐션이 들어 있어요."
    ).help,
    discussion: Sentence(
      """
      rings export                                   your route's widget
      rings export MyWidget --exercise lock-screen   the widget of one exercise

      Before you pass your route's last widget, or with the route `everything`, Rings exports every passed \
      widget in one app, each in its latest version. If you haven't passed any, Rings exports the one you've \
      come furthest with. The files of earlier exercises are included: \
      yours if they passed, and otherwise the course's. Nothing is overwritten. Open the project on a Mac \
      with Xcode 16 or later; its README has the next steps.
      """,
      ko: """
        rings export                                   경로의 위젯
        rings export MyWidget --exercise lock-screen   과제 하나의 위젯

        경로의 마지막 위젯을 통과하기 전이거나 `everything` 경로라면 통과한 위젯을 모두 앱 하나에 내보내요. 뒤의 \
        과제에서 이어서 만든 위젯은 마지막 모습으로 한 번만 들어가요. 아직 통과한 것이 없으면 가장 멀리 진행한 위젯을 \
        내보내요. 이전 과제의 파일도 들어가요. 통과했으면 여러분의 파일, 아니면 과정의 파일이에요. \
        아무것도 덮어쓰지 않아요. Mac에서 Xcode 16 이상으로 여세요. 다음에 할 일은 프로젝트의 README에 있어요.
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence("The new folder (default: one beside your workspace).", ko: "새 폴더예요(기본값: 작업 폴더 옆)."),
      valueName: "folder"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Export only the widget of this exercise.", ko: "이 과제의 위젯만 내보내요."), valueName: "exercise"))
  var exercise: String?

  @Option(
    help: ArgumentHelp(Sentence("The app's name.", ko: "앱의 이름이에요."), valueName: "name"))
  var name: String?

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    options.settle(in: open)
  }

  struct Exported {
    let project: String
    /// The project's folder for display, such as `~/Project`.
    let place: String
    let exercises: Int
    let language: Language
  }

  func printout(of exported: Exported, on terminal: TerminalCapabilities) throws -> Printout {
    let (project, place, count) = (exported.project, exported.place, exported.exercises)
    let told =
      count == 1
      ? Sentence(
        "Your widget is in \(place). Open \(project).xcodeproj on a Mac; README.md has the next steps.",
        ko:
          "위젯을 \(place) 폴더에 내보냈어요. Mac에서 \(project).xcodeproj 파일을 여세요. 다음 단계는 README.md에 있어요."
      )
      : Sentence(
        """
        The widgets of \(count) exercises are in \(place). Open \(project).xcodeproj on a Mac; README.md \
        explains the files and the next steps.
        """,
        ko: """
          과제 \(count)개의 위젯을 \(place) 폴더에 내보냈어요. Mac에서 \(project).xcodeproj 파일을 여세요. \
          무엇이 어디에 있는지와 다음 단계는 README.md에 있어요.
          """)
    return .prose(told.spoken(in: exported.language) + "\n")
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) throws -> Exported {
    let course = try options.course(in: context)
    let shares = try shares(of: course)
    let place = try context.writablePlace(place(of: shares, course, context)).url
    let project = try XcodeProject(
      name: try appName(of: shares, in: course), shares: shares, language: course.language)
    for (path, contents) in project.files() {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file)
    }
    return Exported(
      project: project.name, place: context.abbreviated(place), exercises: shares.count,
      language: course.language)
  }

  /// Returns the exercises' shares of the project, the final widget first.
  private func shares(of course: Course) throws -> [ExportedShare] {
    if let exercise { return [try share(of: try course.pack.find(exercise), in: course)] }
    let progress = try course.workspace.progress.load().progress
    let begun = course.pack.exercises.filter {
      $0.kind == .code && !course.workspace.files(of: $0, in: course.pack).isEmpty
    }
    let passed = begun.filter { progress.record(of: $0, in: course.pack)?.isPassed ?? false }
    let shares = try passed.map { ($0, try share(of: $0, in: course)) }
      .filter(\.1.contents.hasWidget)
    // Leave out an exercise whose widget a later exercise builds on; the later exercise includes it.
    let goneOn = Set(
      shares.flatMap { UsedFiles.exercises(usedBy: $0.0, in: course.pack).map(\.identifier) })
    let last = shares.map(\.1).filter { !goneOn.contains($0.name) }
    if !last.isEmpty {
      let finished = progress.finishedWidget(in: course.pack)?.identifier
      if progress.route(in: course.pack) != nil,
        let own = last.first(where: { $0.name == finished })
      {
        return [own]
      }
      return last.filter { $0.name == finished } + last.reversed().filter { $0.name != finished }
    }
    guard let furthest = begun.last(where: { $0.preview?.widget != nil }) else {
      throw ExportError.noWidgetYet
    }
    return [try share(of: furthest, in: course)]
  }

  private func share(of exercise: Exercise, in course: Course) throws -> ExportedShare {
    let own = course.workspace.files(of: exercise, in: course.pack)
    guard !own.isEmpty else { throw ExportError.nothingWritten(exercise: exercise.identifier) }
    let used = try course.usedFiles(of: exercise, besides: own)
    return try ExportedShare(
      name: exercise.identifier, sources: own, used: used,
      resources: try ExportedResources(
        beside: own + course.pack.resourceHolders(for: exercise, used: used)),
      deploymentTarget: exercise.oldestDeploymentTarget)
  }

  private func appName(of shares: [ExportedShare], in course: Course) throws -> String {
    let only = shares.count == 1 ? shares.first.flatMap { course.pack.exercise($0.name) } : nil
    let words = name ?? (shares.count > 1 ? "MyWidgets" : only?.preview?.widget ?? "Widget")
    let kept = words.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = kept.first, first.isLetter, name == nil || kept == words else {
      throw OptionError.malformed(
        option: "--name", value: words,
        form: Sentence("with letters and digits, such as MyWeather", ko: "MyWeather처럼 영문자와 숫자로"))
    }
    return kept
  }

  /// Returns the folder for the project, which must be new or empty.
  private func place(
    of shares: [ExportedShare], _ course: Course, _ context: CommandContext
  ) throws -> URL {
    if let folder {
      let place = try context.writablePlace(folder).url
      guard Self.isFree(place) else { throw ExportError.folderInUse(folder) }
      return place
    }
    // Use a folder beside the workspace, since the workspace may be submitted.
    let workspace = course.workspace.folder
    let exports = workspace.deletingLastPathComponent()
      .appending(path: "\(workspace.lastPathComponent)-Xcode")
    let name = shares.count == 1 ? shares.first?.name ?? "widget" : "widgets"
    for number in 1... {
      let ending = number == 1 ? "" : "-\(number)"
      let place = exports.appending(path: name + ending)
      if Self.isFree(place) { return place }
    }
    throw ExportError.folderInUse(context.abbreviated(exports))
  }

  private static func isFree(_ folder: URL) -> Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.path) else { return true }
    return (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? false
  }
}

import Authoring
import Compiling
import Curriculum
import Foundation
import Hashing
import Host
import Judge
import Learning
import Processes
import Sentences
import Storage
import Terminal
import Tutor

/// Runs the commands in lessons and hints as printed, with the exercise's solution.
///
/// Only read-only commands run; commands that write or ask questions are only parsed.
struct LessonCommandRuns: ContentRule {
  let context: CommandContext

  /// The time limit after which a command counts as broken.
  private static let patience = Duration.seconds(120)

  func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.filter { $0.kind == .code }.flatMap { exercise in
      PrintedCommand.all(of: exercise, in: pack).filter(Self.canBeRun).map { command in
        let place = [command.file.lastPathComponent, command.line.map(String.init)]
          .compactMap { $0 }.joined(separator: ":")
        return LessonContent(of: "\(place) \(command.text.prefix(40))", in: exercise) {
          await findings(on: command, pack)
        }
      }
    }
  }

  private static func canBeRun(_ command: PrintedCommand) -> Bool {
    guard command.isForShell else { return true }
    // The rule on files reports broken command lines; a command's name alone isn't meant to be typed.
    guard let words = ShellWords(command.text)?.words, words.count > 2, !words.contains("…") else {
      return false
    }
    return PrintedCommand.lookingInShell.contains(words[1])
  }

  private func findings(on command: PrintedCommand, _ pack: Pack) async -> [ValidationFinding] {
    do {
      let kept = try await CachedCommandRun(command, pack, context)
      if kept.hasWorked { return [] }
      guard let reason = try await reason(against: command, pack) else {
        kept.keep()
        return []
      }
      return [command.finding(reason)]
    } catch CurriculumError.noSolution {
      return []
    } catch {
      let message = ErrorReport(error, language: .english).message
      return [
        ValidationFinding(
          .couldBeJudged, exercise: command.exercise.identifier, file: command.file,
          line: command.line, message: Sentence(verbatim: message),
          remedy: Sentence(
            "see what `rings doctor` reports, and try again",
            ko: "`rings doctor` 명령의 결과를 보고 다시 해 보세요"))
      ]
    }
  }

  /// Returns the reason that a command doesn't work, or nil if the command works.
  private func reason(against command: PrintedCommand, _ pack: Pack) async throws -> Sentence? {
    try await withThrowingTaskGroup(of: Sentence?.self) { group in
      group.addTask { try await outcome(of: command, pack) }
      group.addTask {
        try await Task.sleep(for: Self.patience)
        return Sentence(
          "the command doesn't finish within \(Self.patience.components.seconds) seconds",
          ko: "\(Self.patience.components.seconds)초가 지나도 끝나지 않아요")
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  /// Runs a command in a new workspace that contains the solution.
  private func outcome(of command: PrintedCommand, _ pack: Pack) async throws -> Sentence? {
    let room = try PrivateFolder(in: FileManager.default.temporaryDirectory)
    defer { room.remove() }
    let course = Course(
      pack: pack, workspace: Workspace(folder: room.url), language: command.language)
    try course.workspace.open(
      command.exercise, in: pack, language: command.language.rawValue)
    let folder = course.workspace.folder(of: command.exercise, in: pack)
    for file in try pack.solutionFiles(of: command.exercise) {
      try Data(contentsOf: file).write(
        to: folder.appending(path: file.lastPathComponent), options: .atomic)
    }
    var context = context
    context.terminal = .plain(language: .english)
    context.folder = room.url
    context.writing = .below(room.url)
    return command.isForShell
      ? await shellOutcome(of: command, below: folder, context)
      : try await promptOutcome(of: command, course, context)
  }

  private func shellOutcome(
    of command: PrintedCommand, below folder: URL, _ context: CommandContext
  ) async -> Sentence? {
    let words = (ShellWords(command.text)?.words ?? []).dropFirst()
      .flatMap { Self.expanded($0, in: [folder, folder.deletingLastPathComponent()]) }
    guard let answer = await CommandRun.answer(to: words, in: context) else {
      return Self.refused
    }
    return Self.reason(answer, isLint: words.first == "lint")
  }

  /// Expands a word as a shell would in the exercise's folder or its parent.
  private static func expanded(_ word: String, in folders: [URL]) -> [String] {
    guard !word.hasPrefix("-"), !word.hasPrefix("/") else { return [word] }
    for folder in folders {
      var found = glob_t()
      defer { globfree(&found) }
      guard glob(folder.appending(path: word).path, 0, nil, &found) == 0 else { continue }
      return (0..<Int(found.gl_pathc)).compactMap { index in
        found.gl_pathv[index].map { String(cString: $0) }
      }
    }
    return [word]
  }

  private func promptOutcome(
    of command: PrintedCommand, _ course: Course, _ context: CommandContext
  ) async throws -> Sentence? {
    guard
      var session = Session(
        pack: course.pack, progress: LearnerProgress(), language: command.language,
        isInteractive: false, workspace: course.workspace.folder, startingWith: command.exercise)
    else { return nil }
    for effect in session.handle(.line(command.text)) {
      switch effect {
      case .draw(let order):
        let work = CourseWork(course: course, context: context)
        switch try await work.draw(order, on: context.terminal) {
        case .picture, .told: return nil
        case .notCompiled(let diagnostics):
          return diagnostics.first { $0.severity == .error }?.message ?? Self.refused
        case .nothing(let reason): return reason
        }
      case .look(let order) where order.command.onlyLooks:
        let files = try course.filesAtHand(for: command.exercise)
        let prompt = PromptCommand(order: order, course: course, files: files)
        return Self.reason(
          await prompt.answer(in: context), isLint: order.command == .lint)
      default: continue
      }
    }
    return Self.refused
  }

  private static let refused = Sentence(
    "the prompt doesn't accept this command in this exercise", ko: "이 과제의 프롬프트에서 받지 않아요")

  /// Returns a sentence without its period, so that it can continue.
  private static func withoutStop(_ text: Substring) -> String {
    String(text.hasSuffix(".") ? text.dropLast() : text)
  }

  /// Returns the reason that a command failed, or nil if the command worked or `lint` only found something.
  private static func reason(_ answer: CommandAnswer, isLint: Bool) -> Sentence? {
    guard answer.status != ExitStatus.worked.rawValue,
      !isLint || answer.status != ExitStatus.notPassed.rawValue
    else { return nil }
    let lines = answer.printout.text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let line = lines.first { $0.lowercased().contains("error") } ?? lines.first
    return line.map { Sentence(verbatim: Self.withoutStop($0.prefix(200))) } ?? refused
  }
}

/// A cached record that a command worked with the same files.
private struct CachedCommandRun {
  private let cache: CacheDirectory
  private let path: String

  init(
    _ command: PrintedCommand, _ pack: Pack, _ context: CommandContext
  ) async throws {
    let configuration = try await Services.found(context).studio.configuration
    cache = configuration.cache
    let exercise = command.exercise
    let own = try pack.solutionFiles(of: exercise) + exercise.startFiles
    let used = try UsedFiles(
      of: exercise, in: pack, ownNames: Set(own.map(\.lastPathComponent))
    ) { _ in [] }.files.map(\.file)
    var digest = ContentDigest()
    for text in configuration.stamp + [
      BuildIdentity.commandLine,
      command.text, command.language.rawValue, exercise.identifier,
      "\(exercise.preview as Any) \(exercise.deploymentTargets) \(exercise.service as Any)",
      CatalogStamp.text(beside: own + used + pack.resourceHolders(for: exercise)),
    ] {
      digest.combine(text)
    }
    for file in own + used {
      digest.combine(file.lastPathComponent)
      digest.combine([UInt8](try Data(contentsOf: file)))
    }
    path = "commands/\(digest.hexadecimal).json"
  }

  var hasWorked: Bool {
    guard cache.read(Bool.self, at: path) == true else { return false }
    cache.noteUse(of: path)
    return true
  }

  /// Caches the success; an unwritable cache only costs time.
  func keep() {
    try? cache.write(true, at: path)
    cache.makeRoom(in: "commands", capacity: 2048)
  }
}

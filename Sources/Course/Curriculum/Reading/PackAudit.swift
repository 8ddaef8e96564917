import Foundation
import Sentences

/// Validates a pack's files without compiling them, and reports missing and stray files.
///
/// This is the first part of `rings pack check`. Only the judge detects wrong checks.
package struct PackAudit {
  /// The minimum number of known wrong answers per coding exercise.
  package static let wrongAnswersNeeded = 2

  /// The maximum size of an exercise's resources in bytes.
  ///
  /// Every learner and every worker receives them.
  static let mostBytesOfResources = 256 << 10

  let pack: Pack

  package init(_ pack: Pack) {
    self.pack = pack
  }

  /// Returns all mistakes, in the course's order.
  package func problems() -> [PackProblem] {
    let log = ProblemLog()
    for exercise in pack.exercises {
      noteLessons(of: exercise, log)
      switch exercise.kind {
      case .code:
        noteCode(of: exercise, log)
        noteResources(of: exercise, log)
        TestNames(exercise: exercise).note(in: log)
        ProbeNames(exercise: exercise).note(in: log)
        MessageTranslations(
          exercise: exercise, base: pack.baseLanguage, languages: pack.translations
        ).note(in: log)
        StarterTranslations(exercise: exercise, languages: pack.translations).note(in: log)
      case .quiz: break
      }
      noteStrays(of: exercise, log)
    }
    GlossaryCheck(pack: pack, log: log).run()
    _ = CoverageReader(pack: pack, log: log).read()
    return log.problems
  }

  private func noteLessons(of exercise: Exercise, _ log: ProblemLog) {
    for language in pack.languages {
      let file = exercise.folder.appending(path: "lesson.\(language).md")
      let refusal: PackFile.Refusal
      do {
        guard try PackFile.text(of: file).allSatisfy(\.isWhitespace) else { continue }
        refusal = .missing
      } catch {
        refusal = error
      }
      guard refusal == .missing else {
        log.note(
          PackProblem(refusal.rule, file: file, message: refusal.message, remedy: refusal.remedy))
        continue
      }
      log.note(
        PackProblem(
          .missingFile, file: file,
          message: Sentence("the lesson is missing or empty", ko: "본문이 없거나 비어 있어요"),
          remedy: Sentence(
            "write the lesson in \"\(language)\"",
            ko: "“\(language)” 언어로 본문을 쓰세요")))
    }
  }

  private func noteCode(of exercise: Exercise, _ log: ProblemLog) {
    note(
      exercise.startFiles.isEmpty, exercise.startFolder,
      Sentence("the starter", ko: "시작 파일"), log)
    note(exercise.checkFiles.isEmpty, exercise.checksFolder, Sentence("the checks", ko: "검사"), log)
    let right = exercise.rightAnswers(log)
    note(
      right.isEmpty, exercise.rightFolder,
      Sentence("a right sample that differs from the solution", ko: "모범 답안과 다르게 쓴 맞는 답"), log)
    for file in exercise.startFiles
    where exercise.startFiles.allSatisfy({ TodoMark(in: $0) == nil }) {
      log.note(
        PackProblem(
          .empty, file: file,
          message: Sentence(
            "no starter file marks where to write", ko: "어디에 쓸지 표시한 시작 파일이 없어요"),
          remedy: Sentence(
            "mark the place with a comment that starts with TODO",
            ko: "TODO로 시작하는 주석으로 자리를 표시하세요")))
      break
    }
    for check in exercise.checks where check.isJudgedElsewhere {
      log.note(
        PackProblem(
          .invalidValue, file: exercise.manifestFile,
          message: Sentence(
            "\"\(check.identifier)\" has `judged: elsewhere`, which is only for student bundles",
            ko: "“\(check.identifier)” 검사에 `judged: elsewhere` 값이 있는데, 학생용 꾸러미에만 쓸 수 있어요"),
          remedy: Sentence(
            "remove the line; `rings pack bundle --student` writes it",
            ko: "그 줄을 지우세요. `rings pack bundle --student` 명령이 알아서 적어요")))
    }
    let wrong = exercise.wrongAnswers(log)
    for answer in wrong where answer.answer.content == .files([]) {
      note(true, answer.answer.place, Sentence("the wrong sample", ko: "틀린 답"), log)
    }
    noteChanges(of: wrong.map(\.answer) + right, to: exercise, log)
    let caught = Set(exercise.starterFails + wrong.map(\.check))
    for check in exercise.checks where !caught.contains(check.identifier) {
      log.note(
        PackProblem(
          .unprovenCheck, file: exercise.manifestFile,
          message: Sentence(
            "nothing shows that \"\(check.identifier)\" can fail",
            ko: "“\(check.identifier)” 검사가 실패할 수 있다는 증거가 없어요"),
          remedy: Sentence(
            "add a wrong sample that this check catches to Wrong/",
            ko: "이 검사에 걸리는 틀린 답을 Wrong/ 아래에 더하세요")))
    }
    if wrong.count < Self.wrongAnswersNeeded {
      note(
        true, exercise.wrongFolder,
        Sentence(
          "at least \(Self.wrongAnswersNeeded) wrong samples (found \(wrong.count))",
          ko: "틀린 답 \(Self.wrongAnswersNeeded)개(지금은 \(wrong.count)개)"), log)
    }
    if let solutions = pack.solutionsFolder {
      let files = pack.solutionFolder(of: exercise).map(SwiftFiles.directly) ?? []
      note(
        files.isEmpty, solutions,
        Sentence(
          "the solution to \"\(exercise.identifier)\"", ko: "“\(exercise.identifier)” 과제의 모범 답안"),
        log)
    }
  }

  /// Reports changes that don't apply.
  private func noteChanges(
    of answers: [KnownAnswer], to exercise: Exercise, _ log: ProblemLog
  ) {
    let changes = answers.filter { if case .change = $0.content { true } else { false } }
    // A missing solution is reported separately.
    guard !changes.isEmpty, pack.solutionFolder(of: exercise) != nil else { return }
    do {
      let bases = try AnswerBases(of: exercise, in: pack)
      for answer in changes { _ = try bases.sources(of: answer, log) }
    } catch .unreadable(let path, let reason) {
      log.note(
        PackProblem(
          .missingFile, file: URL(filePath: path), message: reason,
          remedy: PackFile.Refusal.notText.remedy))
    } catch {}
  }

  /// Reports starter resources that don't belong in a bundle or are too large.
  private func noteResources(of exercise: Exercise, _ log: ProblemLog) {
    let items = exercise.startItems.map(\.url.lastPathComponent)
    for file in SwiftFiles.contents(of: exercise.startFolder)
    where file.pathExtension != "swift" && !items.contains(file.lastPathComponent) {
      log.note(
        PackProblem(
          .strayFile, file: file,
          message: Sentence("bundles don't include files of this type", ko: "번들에 들어가지 않는 파일이에요"),
          remedy: Sentence(
            "remove the file, convert it to a format that widgets can read, or put it in an .xcassets folder",
            ko: "지우거나, 위젯이 읽는 형식으로 바꾸거나, .xcassets 안에 넣으세요")))
    }
    let bytes = exercise.startItems.reduce(0) { $0 + Self.bytes(of: $1.url) }
    guard bytes > Self.mostBytesOfResources else { return }
    log.note(
      PackProblem(
        .tooLarge, file: exercise.startFolder,
        message: Sentence(
          "the resources beside the Swift files take up \(bytes >> 10) KB",
          ko: "Swift 파일 옆의 리소스가 \(bytes >> 10)KB예요"),
        remedy: Sentence(
          "keep the resources below \(Self.mostBytesOfResources >> 10) KB",
          ko: "\(Self.mostBytesOfResources >> 10)KB보다 작게 하세요")))
  }

  private static func bytes(of item: URL) -> Int {
    let inside = FileManager.default.enumerator(
      at: item, includingPropertiesForKeys: [.fileSizeKey])
    let files = [item] + (inside?.compactMap { $0 as? URL } ?? [])
    return files.reduce(0) {
      $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
  }

  private func note(_ isMissing: Bool, _ folder: URL, _ what: Sentence, _ log: ProblemLog) {
    guard isMissing else { return }
    log.note(
      PackProblem(
        .missingFile, file: folder,
        message: Sentence("missing: \(what)", ko: "빠진 것이 있어요: \(what)"),
        remedy: Sentence("add the missing Swift files", ko: "Swift 파일을 거기에 두세요")))
  }

  private func noteStrays(of exercise: Exercise, _ log: ProblemLog) {
    var known: Set = ["exercise.yml"]
    known.formUnion(pack.languages.map { "lesson.\($0).md" })
    if exercise.kind == .code {
      known.formUnion([
        "Start", "Checks", "Probes", "Wrong", "Right",
        exercise.recordedPictures.lastPathComponent,
      ])
      if exercise.service != nil { known.insert("Service") }
      known.formUnion(
        pack.translations.flatMap { ["checks.\($0).yml", "starter.\($0).yml"] })
    }
    for file in SwiftFiles.contents(of: exercise.folder)
    where !known.contains(file.lastPathComponent) {
      noteStray(
        file,
        Suggestion.sentence(for: file.lastPathComponent, in: known.sorted())
          ?? Sentence("remove the file", ko: "지우세요"), log)
    }
    for file in [exercise.wrongFolder, exercise.rightFolder].flatMap(SwiftFiles.contents)
    where file.pathExtension != KnownAnswer.pathExtension && !SwiftFiles.isFolder(file) {
      noteStray(
        file,
        Sentence(
          "end its name in \(KnownAnswer.ending), or move it to its sample's folder",
          ko: "이름을 …\(KnownAnswer.ending) 꼴로 바꾸거나 답의 폴더에 넣으세요"), log)
    }
  }

  private static let pictures: Set = ["png", "jpg", "jpeg", "gif", "svg", "pdf", "heic", "webp"]

  private func noteStray(_ file: URL, _ remedy: Sentence, _ log: ProblemLog) {
    let isPicture = Self.pictures.contains(file.pathExtension.lowercased())
    let remedy =
      isPicture
      ? Sentence(
        "remove the picture, because lessons show no picture files, or draw it in a `widget` block",
        ko: "본문은 그림 파일을 보여 주지 않으니 지우거나, `widget` 블록에서 그리세요")
      : remedy
    log.note(
      PackProblem(
        .strayFile, file: file,
        message: Sentence("this file isn't used", ko: "쓰이지 않는 파일이에요"), remedy: remedy))
  }
}

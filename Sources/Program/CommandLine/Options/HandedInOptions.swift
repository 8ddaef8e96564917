import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Sentences

struct HandedInOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      Sentence("The folder of submissions, or an archive of it.", ko: "제출물 폴더나 그것을 묶은 파일이에요."),
      valueName: "folder"))
  var folder: String

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp(
      Sentence(
        "The class file, with pack, exercises, weights and due dates; `rings class new` creates one.",
        ko: "반 파일이에요: 꾸러미, 과제, 가중치, 마감. `rings class new` 명령으로 만들어요."),
      valueName: "file"))
  var classFile: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The pack's name or folder.", ko: "꾸러미의 이름이나 폴더예요."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise or quiz to include (default: those of the class file, or the whole pack). Repeatable.",
        ko: "살펴볼 과제나 퀴즈예요(기본값: 반 파일의 과제나 꾸러미의 모든 과제). 여러 번 쓸 수 있어요.")))
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A path pattern with {who} for the learner, such as '*/{who}'. Repeatable.",
        ko: "학습자 자리에 {who}를 넣은 경로예요(예: '*/{who}'). 여러 번 쓸 수 있어요."),
      valueName: "pattern"))
  var who: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The roster: a CSV file with columns such as id, name, email, group, section.",
        ko: "학생 명단이에요. id, name, email, group, section 같은 열이 있는 CSV 파일이에요."),
      valueName: "file"))
  var roster: String?

  /// Reads the class that the options specify.
  ///
  /// - Parameters:
  ///   - ownResults: The results of an earlier run in the submissions folder.
  ///   - book: A platform's grade book, which may have learners' ID numbers that a roster lacks.
  ///   - reading: Called with the name of each entry before it is read.
  func read(
    _ context: CommandContext, ownResults: URL? = nil, book: PlatformBook? = nil,
    reading: @escaping (String) -> Void = { _ in }
  ) async throws -> HandedInClass {
    let rules = try classFile.map { try ClassFile(URL(filePath: $0)) }
    let pack = try context.library.pack(pack ?? rules?.pack)
    // A student's copy has only some of the checks, which isn't enough for grading.
    try pack.requireWhole()
    let chosen = try ChosenSyllabus(exercise, in: pack, of: rules)
    let patterns = try (who.isEmpty ? rules?.who ?? [] : who).map { text in
      guard let pattern = WhoPattern(text) else {
        throw OptionError.malformed(option: "--who", value: text, form: WhoPattern.form)
      }
      return pattern
    }
    var handedIn = SubmissionFolder(
      URL(filePath: folder), ownResults: ownResults, patterns: patterns,
      roster: try people(rules, book))
    handedIn.times = book?.times
    handedIn.attempts = rules?.attempts ?? .last
    try await ForeignArchives.unpack(in: &handedIn)
    let plan = try handedIn.plan(chosen.syllabus, reading: reading)
    return HandedInClass(
      folder: handedIn, pack: pack, exercises: try chosen.exercises(of: plan), plan: plan,
      rules: rules, classFile: classFile.map { URL(filePath: $0) },
      language: context.terminal.language)
  }

  /// Returns the class roster with ID numbers from the grade book, or the grade book alone.
  private func people(_ rules: ClassFile?, _ book: PlatformBook?) throws -> Roster? {
    let listed = try roster.map { try Roster(URL(filePath: $0)) }
    // Ignore the roster that `class new` creates if it's still empty.
    let own = try listed ?? rules?.roster.flatMap { try Roster.filled($0) }
    guard let people = book?.people, !people.isEmpty else { return own }
    return own?.joined(with: people) ?? Roster(people)
  }
}

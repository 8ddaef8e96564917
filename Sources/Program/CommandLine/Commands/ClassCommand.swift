import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences

struct ClassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class",
    abstract: Sentence("Set up a class: its class file and roster.", ko: "반 파일과 학생 명단을 만들어요.").help,
    subcommands: [NewClassCommand.self])
}

struct NewClassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: Sentence(
      "Create a class file and a roster to fill in.", ko: "반 파일과 채워 넣을 학생 명단을 만들어요."
    )
    .help,
    discussion: Sentence(
      """
      Writes class.yml, with all exercises of the pack, those of a route, or only the ones you name, and roster.csv beside it. \
      `rings grade FOLDER --class class.yml` uses them. Existing files stay unchanged, except \
      class.schema.json, which lets YAML editors complete and check class.yml.
      """,
      ko: """
        꾸러미의 모든 과제나 한 경로의 과제, 또는 지정한 과제로 class.yml 파일을 만들고, 옆에 roster.csv 파일을 둬요. \
        `rings grade FOLDER --class class.yml` 명령이 이 파일들을 써요. 이미 있는 파일은 그대로 두지만 \
        class.schema.json 파일은 새로 써요. 이 파일이 있으면 YAML을 아는 편집기가 class.yml 파일을 쓸 때 \
        자동 완성과 검사를 해 줘요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("The folder for the files.", ko: "파일을 둘 폴더예요."), valueName: "folder"))
  var folder: String = "."

  @Option(
    help: ArgumentHelp(
      Sentence("The pack's name or folder.", ko: "꾸러미의 이름이나 폴더예요."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise of the class (default: all that have code). Repeatable.",
        ko: "반의 과제예요(기본값: 코드가 있는 모든 과제). 여러 번 쓸 수 있어요.")))
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A route of the pack, whose exercises the class does.", ko: "꾸러미의 경로예요. 반은 이 경로의 과제를 해요.")))
  var route: String?

  func run() throws {
    let context = CommandContext.current()
    let pack = try context.library.pack(pack)
    let chosen = try exercise.map { try pack.find($0) }
    let followed = try route.flatMap { try pack.findRoute($0) }
    // A route's exercises need no entry of their own, except to set their weights and due dates.
    let isWhole = chosen.isEmpty && followed == nil
    let exercises = isWhole ? pack.exercises.filter { $0.kind == .code } : chosen
    let place = URL(filePath: folder)
    let words = GradingPhrases(terminal: context.terminal)
    let text = ClassDraft.text(pack: pack, route: followed, exercises: exercises)
    let schema = try ClassSchema.contents(of: pack)
    for (name, contents) in [
      (ClassFile.name, Data(text.utf8)),
      (ClassDraft.rosterName, Data(ClassDraft.roster.utf8)), (ClassSchema.fileName, schema),
    ] {
      let file = place.appending(path: name)
      // The schema belongs to Rings, so it is always updated.
      let stays = name != ClassSchema.fileName
      guard !stays || !FileManager.default.fileExists(atPath: file.path) else {
        words.say(
          Sentence(
            "\(name) already exists, so it stays as it is.", ko: "\(name) 파일이 이미 있어서 그대로 둬요."))
        continue
      }
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try contents.write(to: file, options: .atomic)
      } catch {
        throw CurriculumError.unwritable(path: file.path, reason: SystemError.words(of: error))
      }
      words.say(Sentence("Wrote \(file.path).", ko: "\(file.path) 파일을 썼어요."))
    }
    words.say(
      Sentence(
        "Next: fill in \(ClassDraft.rosterName), then run `rings grade FOLDER --class \(ClassFile.name)`.",
        ko:
          "다음: \(ClassDraft.rosterName) 파일을 채우고 `rings grade FOLDER --class \(ClassFile.name)` 명령을 실행하세요."
      ))
  }
}

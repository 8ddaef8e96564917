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
    abstract: Sentence("A class's file and its list of people.", ko: "반의 파일과 학생 명단이에요.").help,
    subcommands: [NewClassCommand.self])
}

struct NewClassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: Sentence("Write a class's file and a list to start from.", ko: "반의 파일과 명단을 새로 써요.")
      .help,
    discussion: Sentence(
      """
      Writes class.yml, with every exercise of the pack or those that are named, and roster.csv beside it. \
      `rings grade FOLDER --class class.yml` goes by them. What is there already stays, but for class.schema.json: \
      with it, editors that know YAML complete and check what stands in class.yml.
      """,
      ko: """
        class.yml 파일에 팩의 모든 과제나 적은 과제를 쓰고, 옆에 roster.csv 파일을 둬요. \
        `rings grade FOLDER --class class.yml` 명령이 이것을 따라요. 이미 있는 파일은 그대로 두지만 \
        class.schema.json 파일은 새로 써요. 이 파일이 있으면 YAML을 아는 편집기가 class.yml 파일을 쓸 때 \
        자동 완성과 검사를 해 줘요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("Where to write them.", ko: "파일을 둘 곳이에요."), valueName: "folder"))
  var folder: String = "."

  @Option(
    help: ArgumentHelp(
      Sentence("A pack by its name or folder.", ko: "팩의 이름이나 폴더예요."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise of the class; without it, all that have code. Repeatable.",
        ko: "반의 과제예요. 없으면 코드가 있는 모든 과제예요. 여러 번 쓸 수 있어요.")))
  var exercise: [String] = []

  func run() throws {
    let surroundings = Surroundings.current()
    let pack = try surroundings.library.pack(pack)
    let chosen = try exercise.map { try pack.find($0) }
    let exercises = chosen.isEmpty ? pack.exercises.filter { $0.kind == .code } : chosen
    let place = URL(filePath: folder)
    let words = GradingWords(terminal: surroundings.terminal)
    let schema = try ClassSchema.contents(exercises: pack.exercises.map(\.identifier))
    for (name, contents) in [
      (ClassFile.name, Data(ClassDraft.text(pack: pack, exercises: exercises).utf8)),
      (ClassDraft.rosterName, Data(ClassDraft.roster.utf8)), (ClassSchema.fileName, schema),
    ] {
      let file = place.appending(path: name)
      // The schema belongs to Rings, so it is always updated.
      let stays = name != ClassSchema.fileName
      guard !stays || !FileManager.default.fileExists(atPath: file.path) else {
        words.say(
          Sentence(
            "\(name) is there already and stays as it is.", ko: "\(name) 파일이 이미 있어서 그대로 둬요."))
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
        "Next: fill in \(ClassDraft.rosterName), then `rings grade FOLDER --class \(ClassFile.name)`.",
        ko:
          "다음: \(ClassDraft.rosterName) 파일을 채우고 `rings grade FOLDER --class \(ClassFile.name)` 명령을 실행하세요."
      ))
  }
}

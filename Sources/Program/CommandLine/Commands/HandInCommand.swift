import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Terminal

struct HandInCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand-in",
    abstract: Sentence("Put your work into one file to hand in.", ko: "내가 한 것을 제출할 파일 하나로 묶어요.")
      .help,
    discussion: Sentence(
      """
      rings hand-in --name "Kim Minji" --id 20261234   once; Rings remembers both
      rings hand-in                                    everything you've worked on
      rings hand-in forecast-model first-widget        only these exercises

      The file has your name, the files of your exercises and your answers to quizzes, of which the \
      first try counts. Upload it as it is wherever your class collects work.
      """,
      ko: """
        rings hand-in --name "김민지" --id 20261234      처음 한 번: 이름을 기억해요
        rings hand-in                                    지금까지 한 것 모두
        rings hand-in forecast-model first-widget        이 과제만

        파일에는 이름, 과제 파일, 퀴즈의 답이 들어 있어요. 퀴즈는 처음 고른 답으로 채점해요. 수업에서 과제를 \
        모으는 곳에 그대로 올리세요.
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "Exercises and quizzes (default: everything you've worked on).",
        ko: "과제와 퀴즈예요(기본값: 지금까지 한 것 모두)."), valueName: "exercise"))
  var exercises: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("Your name; Rings remembers it.", ko: "이름이에요. 기억해 둬요."), valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Your student number or school user name; Rings remembers it.",
        ko: "학번이나 학교에서 쓰는 사용자 이름이에요. 기억해 둬요."), valueName: "id"))
  var id: String?

  @Option(
    help: ArgumentHelp(
      Sentence("Your email address; Rings remembers it.", ko: "이메일 주소예요. 기억해 둬요."),
      valueName: "address"))
  var email: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The file to write, or its folder (default: beside your workspace).",
        ko: "쓸 파일이나 그 파일을 둘 폴더예요(기본값: 작업 폴더 옆)."), valueName: "file"))
  var out: String?

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    options.settle(in: open)
  }

  struct HandedIn {
    let packed: HandInPacking.Packed
    /// The file's path for display.
    let place: String
    let pack: Pack
    let language: Language
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) throws -> HandedIn {
    let course = try options.course(in: context)
    let progress = try course.workspace.progress.load().progress
    let who = try person(after: progress.person)
    let chosen = try exercises.map { try course.pack.find($0) }
    let packed = try HandInPacking(
      pack: course.pack, workspace: course.workspace, progress: progress
    ).pack(chosen.isEmpty ? nil : chosen, of: who, made: Date())
    if who != progress.person { try course.workspace.progress.update { $0.person = who } }
    let place = try HandInPlace(
      out: out, who: who, pack: course.pack, workspace: course.workspace.folder,
      context: context)
    try place.write(packed.archive)
    return HandedIn(
      packed: packed, place: context.abbreviated(place.file), pack: course.pack,
      language: course.language)
  }

  private func person(after known: LearnerPerson?) throws -> LearnerPerson {
    func given(_ text: String?) -> String? {
      text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap {
        $0.isEmpty ? nil : $0
      }
    }
    guard let name = given(name) ?? known?.name else { throw HandInError.nameless }
    return LearnerPerson(
      name: name, id: given(id) ?? known?.id, email: given(email) ?? known?.email)
  }

  func printout(of handedIn: HandedIn, on terminal: TerminalCapabilities) throws -> Printout {
    let lines = HandInPhrases(handedIn).lines.map { $0.spoken(in: handedIn.language) }
    return .prose(lines.joined(separator: "\n") + "\n")
  }
}

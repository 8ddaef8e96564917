import ArgumentParser
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Terminal

struct LibraryCommand: ParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: Sentence(
      "List, print or copy Swift files for your own widgets.",
      ko: "여러분의 위젯에 쓸 수 있는 Swift 파일을 보여 주거나 복사해요."
    ).help,
    discussion: Sentence(
      """
      rings library                                    list the files
      rings library WidgetBackground                   print one
      rings library WidgetBackground --into MyWidget   copy it to a folder
      """,
      ko: """
        rings library                                    파일 목록 보기
        rings library WidgetBackground                   출력하기
        rings library WidgetBackground --into MyWidget   폴더로 복사하기
        """
    ).help)

  @Argument(
    help: ArgumentHelp(Sentence("The file's name.", ko: "파일의 이름이에요."), valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      Sentence("Copy the file to this folder.", ko: "파일을 이 폴더로 복사해요."), valueName: "folder"))
  var into: String?

  enum Finding {
    case files([LearnerLibrary.File])
    case file(LearnerLibrary.File)
    case copied(to: URL)
  }

  func run() throws {
    let context = CommandContext.current()
    StandardOutput.write(
      printout(of: try finding(in: context, at: nil), on: context.terminal))
  }

  func printout(of finding: Finding, on terminal: TerminalCapabilities) -> Printout {
    switch finding {
    case .files(let files):
      return .prose(files.map { "\($0.name): \($0.summary)\n" }.joined())
    case .file(let file): return .laidOut(file.text)
    case .copied(let place):
      let copied = Sentence(
        "Copied to \(place.relativePath).", ko: "\(place.relativePath) 파일로 복사했어요.")
      return .prose(copied.spoken(in: terminal.language) + "\n")
    }
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) throws -> Finding {
    let library = try LearnerLibrary(executable: context.executable)
    guard let name else {
      if into != nil {
        throw OptionError.malformed(
          option: "--into", value: into ?? "",
          form: Sentence(
            "with a name: rings library NAME --into FOLDER",
            ko: "이름과 함께 rings library NAME --into FOLDER"))
      }
      return .files(library.files)
    }
    guard let file = library.files.first(where: { name == $0.name || name == $0.name + ".swift" })
    else {
      throw OptionError.noLibraryFile(name, known: library.files.map(\.name))
    }
    guard let into else { return .file(file) }
    return .copied(
      to: try library.copy(file, into: try context.writablePlace(into)))
  }
}

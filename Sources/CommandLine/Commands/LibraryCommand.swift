import ArgumentParser
import Curriculum
import Foundation
import Sentences

/// Hands out source files that learners copy into widgets of their own.
struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "Swift files to copy into your own widgets.",
    discussion: """
      rings library                                       what there is
      rings library WidgetBackground                      print it
      rings library WidgetBackground --into MyWidget      copy it into a folder
      """)

  @Argument(help: ArgumentHelp("A file by its name.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Copy the file into this folder.", valueName: "folder"))
  var into: String?

  func run() throws {
    let library = try LearnerLibrary(executable: Surroundings.current().executable)
    guard let name else {
      if into != nil {
        throw OptionError.malformed(
          option: "--into", value: into ?? "",
          form: Sentence(
            "with a name: rings library NAME --into FOLDER",
            ko: "이름과 함께 rings library NAME --into FOLDER"))
      }
      let files = library.files
      StandardOutput.write(files.map { "\($0.name): \($0.summary)\n" }.joined())
      return
    }
    guard let file = library.files.first(where: { name == $0.name || name == $0.name + ".swift" })
    else {
      throw OptionError.noLibraryFile(name, known: library.files.map(\.name))
    }
    guard let into else { return StandardOutput.write(file.text) }
    let place = try library.copy(file, into: URL(filePath: into, directoryHint: .isDirectory))
    let copied = Sentence(
      "Copied to \(place.relativePath).", ko: "\(place.relativePath) 파일로 복사했어요.")
    StandardOutput.line(copied.spoken(in: Surroundings.current().terminal.language))
  }
}

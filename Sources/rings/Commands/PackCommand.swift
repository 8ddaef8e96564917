import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import Terminal

struct PackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Make lesson packs.",
    subcommands: [
      NewPackCommand.self, CheckPackCommand.self, MutantsPackCommand.self,
      PreviewPackCommand.self, BundlePackCommand.self, InstallPackCommand.self,
    ])
}

struct NewPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Start a pack with one small exercise that works.")

  @Argument(help: "The pack's name, such as my-first-pack.")
  var name: String

  @Option(help: "Its languages, such as en,ko.")
  var languages: String = "en"

  func run() async throws {
    let scaffold = try PackScaffold(
      identifier: name, languages: languages.split(separator: ",").map(String.init))
    let folder = try scaffold.write(into: Surroundings.current().folder)
    for file in scaffold.files { StandardOutput.line("\(name)/\(file.path)") }
    StandardOutput.line(
      "\nNow change it, and prove it with `rings pack check \(folder.lastPathComponent)`.")
  }
}

struct PreviewPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show what a learner meets in an exercise: lesson, starter, hints, verdict, pictures."
  )

  @Argument(help: ArgumentHelp("A pack by its name or folder.", valueName: "pack"))
  var pack: String?

  @Option(help: "An exercise to show; without it, all of them. Repeatable.")
  var exercise: [String] = []

  @Option(help: ArgumentHelp("en or ko.", valueName: "language"))
  var language: String?

  func run() async throws {
    let surroundings = Surroundings.current()
    let pack = try surroundings.library.pack(pack)
    let chosen = try exercise.map { try pack.find($0) }
    let language = try Language(option: language) ?? surroundings.terminal.language
    let services = try await Services.found(surroundings)
    for exercise in chosen.isEmpty ? pack.exercises : chosen {
      let preview = ExercisePreview(
        pack: pack, exercise: exercise, language: language, surroundings: surroundings,
        services: services)
      try await preview.show { StandardOutput.write($0) }
      StandardOutput.line("")
    }
  }
}

struct BundlePackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Put a pack into one file that `rings pack install` takes.",
    discussion: "The same pack gives the same bytes, on every machine.")

  @Argument(help: ArgumentHelp("A pack by its name or folder.", valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp("Where to write it (default: <name>-<version>.tar).", valueName: "file"))
  var out: String?

  @Flag(help: "Leave the solutions out.")
  var withoutSolutions = false

  func run() async throws {
    let pack = try Surroundings.current().library.pack(pack)
    let bundle = PackBundle(of: pack, includesSolutions: !withoutSolutions)
    let data = try bundle.data()
    let file = URL(filePath: out ?? bundle.fileName)
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw AuthoringError.cannotWrite(file.path, reason: SystemError.words(of: error))
    }
    StandardOutput.line(
      "\(file.lastPathComponent): \(pack.exercises.count) exercise\(pack.exercises.count == 1 ? "" : "s") of \(pack.identifier)."
    )
    StandardOutput.line("Others start it with `rings pack install \(file.lastPathComponent)`.")
  }
}

struct InstallPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Copy a pack to where every `rings` finds it.")

  @Argument(
    help: ArgumentHelp("The pack's folder, or a file of `rings pack bundle`.", valueName: "pack"))
  var source: String

  func run() async throws {
    let surroundings = Surroundings.current()
    let source = URL(filePath: source)
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw FileError.missing(self.source)
    }
    let unpacked = FileManager.default.temporaryDirectory
      .appending(path: "rings-pack-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: unpacked) }
    let folder =
      isFolder(source) ? source : try PackBundle.unpack(source, into: unpacked)
    let pack = try PackLibrary.read(folder)
    let place = PackLibrary.installedPacks(
      environment: surroundings.environment, home: surroundings.home)
    let installed = try PackInstaller(folder: place).install(pack)
    StandardOutput.line("\(pack.identifier) is in \(surroundings.abbreviated(installed)).")
    StandardOutput.line("Start it with `rings learn --pack \(pack.identifier)`.")
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension Language {
  /// The language that an option names; nil without the option.
  ///
  /// - Throws: `OptionError.unknown`.
  init?(option: String?) throws {
    guard let option else { return nil }
    guard let language = Language(rawValue: option) else {
      throw OptionError.unknown(
        option: "--language", value: option, known: Language.allCases.map(\.rawValue))
    }
    self = language
  }
}

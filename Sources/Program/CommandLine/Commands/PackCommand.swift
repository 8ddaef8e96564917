import ArgumentParser
import Sentences

struct PackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: Sentence("Create, test and publish lesson packs.", ko: "레슨 꾸러미를 만들고 검사하고 나눠 줘요.")
      .help,
    subcommands: [
      NewPackCommand.self, AddPackCommand.self, PreviewPackCommand.self, CheckPackCommand.self,
      MutantsPackCommand.self, TranslatedPackCommand.self, DiffPackCommand.self,
      BundlePackCommand.self,
      InstallPackCommand.self, ListPackCommand.self, RemovePackCommand.self,
    ])
}

import ArgumentParser
import Sentences

struct PackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: Sentence("Make lesson packs, and hand them on.", ko: "레슨 팩을 만들고 나눠 줘요.").help,
    subcommands: [
      NewPackCommand.self, AddPackCommand.self, PreviewPackCommand.self, CheckPackCommand.self,
      MutantsPackCommand.self, DiffPackCommand.self, BundlePackCommand.self,
      InstallPackCommand.self, ListPackCommand.self, RemovePackCommand.self,
    ])
}

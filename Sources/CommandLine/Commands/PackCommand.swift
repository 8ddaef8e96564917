import ArgumentParser

struct PackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Make lesson packs, and hand them on.",
    subcommands: [
      NewPackCommand.self, AddPackCommand.self, PreviewPackCommand.self, CheckPackCommand.self,
      MutantsPackCommand.self, DiffPackCommand.self, BundlePackCommand.self,
      InstallPackCommand.self, ListPackCommand.self, RemovePackCommand.self,
    ])
}

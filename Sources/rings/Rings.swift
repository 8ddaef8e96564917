import Foundation

@main
enum Rings {
  @MainActor
  static func main() async {
    if let hidden = HiddenCommand(arguments: CommandLine.arguments) { exit(await hidden.run()) }
    print("rings")
  }
}

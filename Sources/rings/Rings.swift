import Foundation

@main
enum Rings {
  @MainActor
  static func main() async {
    let hidden = HiddenCommand(
      environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments)
    if let hidden { exit(await hidden.run()) }
    print("rings")
  }
}

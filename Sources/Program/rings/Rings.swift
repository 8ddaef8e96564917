import CommandLine

/// The `rings` program.
@main
enum Rings {
  @MainActor
  static func main() async { await RingsProgram.run() }
}

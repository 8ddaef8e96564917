import CommandLine

/// What people start.
@main
enum Rings {
  @MainActor
  static func main() async { await RingsProgram.run() }
}

import ArgumentParser

/// The subcommands of `rings grade`, whose names the argument parser would mistake for a submissions folder.
enum GradeStep {
  /// Returns the subcommand in the arguments and the remaining arguments, or nil if they contain a folder
  /// instead.
  static func named(in arguments: [String]) -> (any ParsableCommand.Type, [String])? {
    var arguments = arguments
    // `grade --emit PLATFORM` means `grade emit PLATFORM`.
    if let place = arguments.firstIndex(where: { $0 == "--emit" || $0.hasPrefix("--emit=") }) {
      let option = arguments.remove(at: place)
      if option != "--emit" {
        arguments.insert(String(option.dropFirst("--emit=".count)), at: place)
      }
      return (EmitGradeCommand.self, arguments)
    }
    let step = GradeCommand.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    return step.map { ($0, Array(arguments.dropFirst())) }
  }
}

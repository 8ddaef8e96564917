import Curriculum
import PhoneFacts

/// Completions for the options of commands that the prompt shares with the shell.
enum CommandOptionCompletions {
  /// The options common to all kinds of pictures.
  private static let phone = [
    "--mode", "--scheme", "--tint", "--device", "--ios", "--locale", "--time-zone",
    "--dynamic-type",
    "--place", "--set", "--describe",
  ]
  private static let choice = ["--widget", "--family"]

  /// Returns the options worth offering; the shell's `--help` lists all of them.
  static func options(of command: CommandName) -> [String] {
    switch command {
    case .render:
      choice + phone + ["--preview", "--view", "--entry", "--at", "--placeholder", "--compare"]
    case .compare: choice + phone + ["--view", "--entry", "--at"]
    case .timeline:
      choice + phone + [
        "--from", "--for", "--placeholder", "--snapshot", "--gallery-snapshot", "--all",
      ]
    case .tap: choice + phone + ["--button", "--link", "--at"]
    case .configure: choice + ["--set", "--search", "--locale", "--time-zone", "--describe"]
    case .gallery: ["--app-target", "--extension-target", "--ios", "--device", "--time-zone"]
    case .lint: ["--widget", "--only", "--ignore", "--strict", "--ios", "--rules"]
    case .scene:
      [
        "--script", "--secret", "--delegate", "--device", "--ios", "--scheme", "--locale",
        "--time-zone",
      ]
    case .inspect: ["--deployment-target", "--swift-version"]
    case .library: ["--into"]
    case .docs: ["--all", "--describe", "--json", "--site"]
    case .export: ["--exercise", "--name"]
    case .certificate: ["--name", "--out"]
    case .handIn: ["--name", "--id", "--email", "--out"]
    default: []
    }
  }

  /// Returns the values of an option that has only a few values.
  static func values(of option: String) -> [String]? {
    switch option {
    case "--family": PictureChoice.familyWords + ["all"]
    case "--mode": PreviewDeclaration.knownModes + ["all"]
    case "--scheme": ["light", "dark"]
    case "--ios": SystemVersion.majors.dropFirst().map { SystemVersion($0).description }
    case "--place": ["homeScreen", "lockScreen", "standBy", "carPlay"]
    default: nil
    }
  }
}

import Foundation

/// The syntax by which an editor opens a file at a line, from the editors' manuals.
///
/// Unknown editors get only the file, which all of them accept.
enum EditorKind {
  /// `+12 File.swift`
  case plusLine
  /// `File.swift:12`
  case colon
  /// `--goto File.swift:12`
  case goTo
  /// `--line 12 File.swift`
  case lineOption
  case unknown

  /// Determines the kind from a shell command, such as `env LC_ALL=C /usr/bin/vim -p`.
  init(command: String) {
    let name = Self.program(of: command)
    self = Self.kinds.first { $0.value.contains(name) }?.key ?? .unknown
  }

  /// Returns the name of the program that a shell command starts, such as `vim`.
  static func program(of command: String) -> String {
    let words = command.split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingCharacters(in: ["\"", "'"]) }
    let program = words.first { word in
      !["env", "exec", "command", "nohup", "sudo"].contains(word)
        && !word.contains(/^[A-Za-z_][A-Za-z_0-9]*=/)
    }
    return program.map { URL(filePath: $0).lastPathComponent } ?? ""
  }

  func arguments(for place: FilePlace) -> [String] {
    let path = place.file.path
    guard let line = place.line else { return [path] }
    return switch self {
    case .plusLine: ["+\(line)", path]
    case .colon: ["\(path):\(line)"]
    case .goTo: ["--goto", "\(path):\(line)"]
    case .lineOption: ["--line", "\(line)", path]
    case .unknown: [path]
    }
  }

  /// Returns whether an editor needs a terminal; an unknown editor may have its own window.
  static func needsTerminal(command: String) -> Bool {
    let program = program(of: command)
    return switch EditorKind(command: command) {
    case .goTo, .lineOption: false
    case .plusLine, .colon: !windowed.contains(program)
    case .unknown: lineEditors.contains(program)
    }
  }

  private static let lineEditors: Set = ["ed", "red"]

  private static let windowed: Set = [
    "gvim", "gedit", "gnome-text-editor", "xed", "pluma", "geany", "subl", "sublime_text", "zed",
    "zeditor", "lapce", "atom",
  ]

  /// The editors that accept `--goto`, most common first.
  static let goingTo = [
    "code", "code-insiders", "code-server", "codium", "vscodium", "cursor", "windsurf",
  ]

  private static let kinds: [EditorKind: Set<String>] = [
    .plusLine: [
      "vi", "vim", "nvim", "view", "vim.tiny", "vim.basic", "vim.nox", "nvi", "gvim", "ex",
      "nano", "rnano", "pico", "emacs", "emacsclient", "emacs-nox", "zile", "mg", "jove", "micro",
      "joe", "jmacs", "jpico", "jstar", "ne", "kak", "vis", "tilde", "mcedit", "gedit", "pluma",
      "geany", "gnome-text-editor", "xed", "editor", "sensible-editor",
    ],
    .colon: ["hx", "helix", "subl", "sublime_text", "zed", "zeditor", "lapce", "atom", "amp"],
    .goTo: Set(goingTo),
    .lineOption: ["kate", "kwrite", "mate", "mousepad"],
  ]
}

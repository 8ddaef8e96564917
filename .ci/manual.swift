// Writes manual pages of a program's commands from what its argument parser says of them: `rings.1`,
// `rings-check.1` and so on.
//
// The arguments are the file that `rings --experimental-dump-help` printed, the folder to write into, and the
// language of the headings.
import Foundation

struct Help: Decodable {
  var command: Command
}

struct Command: Decodable {
  var commandName: String
  var superCommands: [String]?
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool?
  var subcommands: [Command]?
  var arguments: [Argument]?

  /// `rings pack check`.
  var fullName: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }
  var pageName: String { fullName.replacingOccurrences(of: " ", with: "-") }
  var shownCommands: [Command] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }
}

struct Argument: Decodable {
  struct Name: Decodable {
    var kind: String
    var name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  var kind: String
  var abstract: String?
  var discussion: String?
  var names: [Name]?
  var valueName: String?
  var defaultValue: String?
  var allValues: [String]?
  var isOptional: Bool
  var isRepeating: Bool
  var shouldDisplay: Bool
  var sectionTitle: String?

  /// `--family <family>`, `-h, --help`, `<file>`.
  var term: String {
    let value = kind == "flag" ? "" : italic("<\(valueName ?? "value")>")
    guard kind != "positional" else { return value }
    let names = (names ?? []).map { bold($0.text) }.joined(separator: ", ")
    return value.isEmpty ? names : "\(names) \(value)"
  }

  /// How it stands on the command line.
  var usage: String {
    let value = italic("<\(valueName ?? "value")>")
    let name = (names ?? []).first { $0.kind == "long" } ?? names?.first
    let text =
      switch kind {
      case "positional": value
      case "flag": bold(name?.text ?? "")
      default: bold(name?.text ?? "") + " " + value
      }
    let repeated = isRepeating ? text + "..." : text
    return isOptional ? "[\(repeated)]" : repeated
  }
}

/// The headings of a page.
struct Headings {
  var name: String
  var synopsis: String
  var description: String
  var options: String
  var commands: String
  var seeAlso: String
  var values: String
  var usual: String

  static let english = Headings(
    name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION", options: "OPTIONS",
    commands: "COMMANDS", seeAlso: "SEE ALSO", values: "Values", usual: "Default")
  static let korean = Headings(
    name: "이름", synopsis: "사용법", description: "설명", options: "옵션", commands: "명령",
    seeAlso: "함께 보기", values: "값", usual: "기본값")
}

/// Text in which nothing is a request or an escape of roff's.
func plain(_ text: String) -> String {
  let escaped = text.replacingOccurrences(of: "\\", with: "\\e")
    .replacingOccurrences(of: "-", with: "\\-").replacingOccurrences(of: "'", with: "\\(aq")
  return escaped.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.hasPrefix(".") ? "\\&" + line : String(line)
  }.joined(separator: "\n")
}

func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }
func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

/// Paragraphs, with what is indented (an example to type) as it stands.
func paragraphs(_ text: String) -> [String] {
  var lines: [String] = []
  var isExample = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let begins = line.hasPrefix("  ") || line.hasPrefix("rings ")
    if begins != isExample, !line.isEmpty {
      lines.append(begins ? ".RS 4\n.nf" : ".fi\n.RE")
      isExample = begins
    }
    if line.isEmpty {
      lines.append(isExample ? "" : ".PP")
    } else {
      lines.append(plain(String(line)))
    }
  }
  if isExample { lines.append(".fi\n.RE") }
  while lines.last == ".PP" { lines.removeLast() }
  return lines
}

func page(of command: Command, version: String, in headings: Headings) -> String {
  let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
  var lines = [
    ".\\\" Made from the program's own help.",
    ".TH \"\(plain(command.pageName.uppercased()))\" 1 \"\" \"Rings \(plain(version))\" \"Rings\"",
    ".nh", ".ad l",
    ".SH \(headings.name)",
    "\(plain(command.pageName)) \\- \(plain(command.abstract ?? ""))",
    ".SH \(headings.synopsis)",
    "\(bold(command.fullName)) " + arguments.map(\.usage).joined(separator: " "),
  ]
  if !command.shownCommands.isEmpty { lines[lines.count - 1] += " " + italic("<command>") }
  if let discussion = command.discussion, !discussion.isEmpty {
    lines += [".SH \(headings.description)"] + paragraphs(discussion)
  }
  if !arguments.isEmpty { lines.append(".SH \(headings.options)") }
  var section: String?
  for argument in arguments {
    if argument.sectionTitle != section, let title = argument.sectionTitle {
      lines.append(".SS \(plain(title))")
    }
    section = argument.sectionTitle
    lines += [".TP", argument.term]
    lines += [argument.abstract, argument.discussion].compactMap { $0 }.map(plain)
    if let values = argument.allValues, !values.isEmpty {
      lines += [".br", "\(headings.values): \(plain(values.joined(separator: ", ")))"]
    }
    if let usual = argument.defaultValue, argument.kind != "flag" {
      lines += [".br", "\(headings.usual): \(plain(usual))"]
    }
  }
  if !command.shownCommands.isEmpty {
    lines.append(".SH \(headings.commands)")
    for other in command.shownCommands {
      lines += [".TP", "\(bold(other.pageName))(1)", plain(other.abstract ?? "")]
    }
  }
  if let above = command.superCommands, !above.isEmpty {
    lines += [".SH \(headings.seeAlso)", "\(bold(above.joined(separator: "-")))(1)"]
  }
  return lines.joined(separator: "\n") + "\n"
}

func write(_ command: Command, into folder: URL, version: String, _ headings: Headings) throws {
  try page(of: command, version: version, in: headings).write(
    to: folder.appending(path: "\(command.pageName).1"), atomically: true, encoding: .utf8)
  for other in command.shownCommands { try write(other, into: folder, version: version, headings) }
}

guard CommandLine.arguments.count >= 4 else {
  FileHandle.standardError.write(Data("manual.swift HELP.json FOLDER en|ko [VERSION]\n".utf8))
  exit(2)
}
let help = try JSONDecoder().decode(
  Help.self, from: Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
let folder = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)
try write(
  help.command, into: folder, version: CommandLine.arguments.dropFirst(4).first ?? "",
  CommandLine.arguments[3] == "ko" ? .korean : .english)

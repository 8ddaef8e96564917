import Foundation
import TestSupport
import Testing

/// Every command of every page works as written.
@Suite(.serialized, .startsProcesses) struct PageTests {
  private static let root = Repository.root

  /// The pages, with the README first.
  static let paths: [String] = {
    let folder = root.appending(path: "Documentation")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let pages = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }
      .map { "Documentation" + $0.path.dropFirst(folder.path.count) }.sorted()
    return ["README.md", "README.ko.md", "CONTRIBUTING.md"] + pages
  }()

  @Test(arguments: paths)
  func itsCommandsSucceed(path: String) throws {
    let commands = try PageCommands(try MarkdownPage(path))
    // `-x` shows which command failed.
    let script = commands.page.blocks.filter { $0.info == "sh" }.map(\.text).joined()
    let (status, output) = try commands.run("set -x\n" + script)
    #expect(status == 0, "\(path): \(output.suffix(2_000))")
    for block in commands.page.blocks where block.info == "rings" {
      let (status, output) = try commands.run("rings <<'END'\n\(block.text)END\n")
      #expect(status == 0 && !output.contains("There is no"), "\(path): \(output.suffix(2_000))")
    }
    for command in commands.liveCommands {
      let live = try TypedPrompt(
        Array(command.dropFirst()), rows: 40, columns: 120, environment: commands.environment,
        folder: commands.work)
      #expect(command.first == "rings", "\(path): a test only types commands of `rings`")
      #expect(live.showsAnything, "\(path): \(command.joined(separator: " "))")
      #expect(live.isRunning, "\(path): \(live.shown)")
      #expect(live.endsWhenInterrupted, "\(path): \(command.joined(separator: " "))")
    }
  }

  @Test(.mainPath, arguments: paths)
  func everyCodeBlockRunsOrNamesAnExistingScript(path: String) throws {
    let page = try MarkdownPage(path)
    for block in page.blocks {
      #expect(
        ["sh", "sh live", "sh setup", "rings", "swift", "yaml", "python", "diff", "text"]
          .contains(block.info), "\(path): no test knows a block “\(block.info)”")
      guard block.info == "sh setup" else { continue }
      for script in block.text.matches(of: /\.ci\/[a-z-]+/) {
        #expect(
          FileManager.default.isExecutableFile(
            atPath: Self.root.appending(path: String(script.0)).path), "\(path): \(script.0)")
      }
    }
  }

  /// A code span contains a command and possibly its options.
  ///
  /// All arguments are in blocks, which run.
  @Test(.mainPath) func commandsInSentencesExist() throws {
    let spans = try Self.paths.flatMap { path in
      try MarkdownPage(path).codeSpans.filter { $0.hasPrefix("rings ") }.map { (path, $0) }
    }
    var helps: [[String]: String] = [:]
    for (path, span) in spans {
      let words = span.split(separator: " ").dropFirst().map(String.init)
      let command = Array(words.prefix { !$0.hasPrefix("-") })
      let options = words.dropFirst(command.count)
      if helps[command] == nil {
        helps[command] = try RingsProcess().run(["help"] + command).output
      }
      let usage = helps[command]?.split(separator: "\n").first { $0.hasPrefix("USAGE:") }
      #expect(
        usage?.contains((["rings"] + command).joined(separator: " ")) == true,
        "\(path): `\(span)` is no command; arguments belong into a block, which a test runs")
      for option in options {
        #expect(helps[command]?.contains("  \(option)") == true, "\(path): `\(span)`")
      }
    }
  }

  @Test(.mainPath, arguments: paths)
  func itsLinksLeadToFiles(path: String) throws {
    let page = try MarkdownPage(path)
    let folder = Self.root.appending(path: path).deletingLastPathComponent()
    for link in page.text.matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/) {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: String(link.1)).path),
        "\(path): \(link.1)")
    }
  }

  @Test(.mainPath, arguments: [("README.md", 700), ("CONTRIBUTING.md", 1_500)])
  func itIsShort(path: String, words: Int) throws {
    #expect(try MarkdownPage(path).text.split(whereSeparator: \.isWhitespace).count <= words)
  }

  @Test(.mainPath) func theChangeLogBeginsWithThisVersion() throws {
    let text = try MarkdownPage("CHANGELOG.md").text
    let version = try RingsProcess().run("--version").output.trimmingCharacters(in: .newlines)
    let first = text.split(separator: "\n").first {
      $0.hasPrefix("## ") && $0 != "## Unreleased"
    }
    #expect(first?.hasPrefix("## \(version) ") == true)
    for line in text.split(separator: "\n") where line.hasPrefix("- ") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  /// The README's two pictures are in the repository, and both languages show them.
  @Test(.mainPath, arguments: ["README.md", "README.ko.md"])
  func theReadmeShowsItsPicturesAndCommands(path: String) throws {
    let text = try MarkdownPage(path).text
    for part in [
      "(Pictures/widget.svg)", "(Pictures/learning-screen.svg)", ".ci/set-up && swift run rings",
      ".ci/set-up && .ci/test",
    ] {
      #expect(text.contains(part), "\(path) lacks \(part)")
    }
  }
}

import Drawing
import Foundation
import Judge
import Sentences
import Stage
import Viewing

/// Two drawings from the command line, held against each other.
struct ComparisonRun {
  let run: PictureRun
  let sides: Comparison

  /// Draws and prints a comparison.
  ///
  /// - Throws: `OptionError`, `ExitCode` once a refusal has been printed, and other failures.
  func run(files: [URL], view: String?, widget: String?, families: [String]) async throws {
    if run.output.format == .svg { throw OptionError.contradiction("--compare", "--format svg") }
    let surroundings = Surroundings.current()
    let columns = try run.output.columns(of: surroundings.terminal)
    try check(files: files, view: view)
    var drawn: [[RenderedWidget]] = []
    var sources: [URL] = files
    for side in try orders(files: files) {
      let question = try side.run.question(
        files: side.files, view: view, widget: widget, families: families)
      let service = try side.run.scene.playedService()
      let studio = try await Services.found(surroundings).studio.playing(service)
      drawn.append(
        try PictureRun.pictures(of: await studio.pictures(question), surroundings))
      sources += side.files
    }
    let pairs = PicturePair.pairs(drawn[0], drawn[1])
    let terminal = surroundings.terminal
    let printer = ComparisonPrinter(
      sides: sides, capabilities: terminal, columns: columns, format: run.output.format,
      isDescribed: run.output.describe, language: terminal.language)
    StandardOutput.write(try printer.text(of: pairs))
  }

  /// Says which options leave nothing to compare.
  private func check(files: [URL], view: String?) throws {
    switch sides {
    case .modes where !run.scene.look.mode.isEmpty:
      throw OptionError.conflicting(
        Sentence(verbatim: "--mode"), Sentence("--compare of modes", ko: "모드의 --compare"))
    case .schemes where run.scene.look.scheme != "light":
      throw OptionError.conflicting(
        Sentence(verbatim: "--scheme"), Sentence("--compare of schemes", ko: "밝기의 --compare"))
    case .files: break
    default:
      if files.isEmpty, view == nil {
        throw OptionError.malformed(
          option: "--compare", value: "\(sides.names.first) \(sides.names.second)",
          form: Sentence(
            "with a file to draw: rings render Weather.swift --compare "
              + "\(sides.names.first) \(sides.names.second)",
            ko: "그릴 파일과 함께 rings render Weather.swift --compare "
              + "\(sides.names.first) \(sides.names.second)"))
      }
    }
  }

  /// What is drawn for each side.
  private func orders(files: [URL]) throws -> [(run: PictureRun, files: [URL])] {
    func side(
      _ files: [URL], _ change: (inout SceneOptions) -> Void = { _ in }
    ) -> (run: PictureRun, files: [URL]) {
      var scene = run.scene
      change(&scene)
      return (PictureRun(scene: scene, bare: run.bare, output: run.output), files)
    }
    switch sides {
    case .modes(let first, let second):
      return [first, second].map { mode in side(files) { $0.look.mode = [mode.rawValue] } }
    case .schemes(let first, let second):
      return [first, second].map { isDark in
        side(files) { $0.look.scheme = isDark ? "dark" : "light" }
      }
    case .versions(let first, let second):
      return [first, second].map { version in side(files) { $0.look.ios = version } }
    case .files(let first, let second):
      // Other files are compiled along on both sides.
      let sides = try [first, second].map {
        try SourceFiles.named([$0], in: FilesAtHand.current?.folder)
      }
      let compared = sides.flatMap { $0 }.map(\.standardizedFileURL)
      let others = files.filter { !compared.contains($0.standardizedFileURL) }
      return sides.map { side($0 + others) }
    }
  }
}

import Drawing
import Foundation
import Host
import Judge
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct ComparisonRun {
  let run: PictureRun
  let sides: Comparison

  enum Outcome {
    case pairs([PicturePair])
    /// The first response without pictures.
    case refused(PictureAnswer)
  }

  /// Draws both sides.
  ///
  /// - Throws: `OptionError`, `FileError`, and failures of Rings and of the learner's code.
  func outcome(
    of sources: TakenSources, view: String?, widget: String?, families: [String],
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> Outcome {
    let files = sources.files
    if [.svg, .png].contains(run.output.chosenFormat) || run.output.out != nil {
      throw OptionError.contradiction(
        "--compare",
        run.output.out == nil ? "--format \(run.output.chosenFormat.rawValue)" : "--out")
    }
    _ = try run.output.columns(of: context.terminal)
    try check(files: files, view: view)
    let studio = try await Services.studio(for: sources, in: context)
    var drawn: [[RenderedWidget]] = []
    for side in try orders(files: files, in: hand?.folder) {
      let question = try side.run.question(
        files: side.files, view: view, widget: widget, families: families)
      let service = try side.run.scene.playedService()
      let answer = try await studio.playing(service).pictures(question)
      guard case .pictures(let pictures, _, _) = answer else { return .refused(answer) }
      drawn.append(pictures)
    }
    return .pairs(PicturePair.pairs(drawn[0], drawn[1]))
  }

  /// Returns the differences between the pictures, or the reason there are no pictures.
  ///
  /// - Throws: `OptionError`.
  func printout(of outcome: Outcome, on terminal: TerminalCapabilities) throws -> Printout {
    switch outcome {
    case .refused(let answer): return PictureRun.refusal(answer, on: terminal)
    case .pairs(let pairs):
      let terminal = run.output.chosenFormat == .ascii ? terminal.sevenBit : terminal
      let result = ComparisonResult(
        sides: sides,
        results: pairs.map { ComparedPictures($0, repertoire: terminal.repertoire) })
      guard run.output.chosenFormat != .json else {
        return try .json(result.document(in: terminal.language))
      }
      let columns = run.output.describe ? nil : try run.output.columns(of: terminal)
      return try ResultWriter(terminal, columns: columns, isInWords: run.output.describe)
        .printout(of: result)
    }
  }

  /// Checks for options that leave nothing to compare.
  private func check(files: [URL], view: String?) throws {
    switch sides {
    case .modes where !run.scene.look.mode.isEmpty:
      throw OptionError.conflicting(
        Sentence(verbatim: "--mode"), Sentence("--compare with modes", ko: "모드를 비교하는 --compare"))
    case .schemes where run.scene.look.scheme != "light":
      throw OptionError.conflicting(
        Sentence(verbatim: "--scheme"),
        Sentence("--compare with schemes", ko: "색 구성을 비교하는 --compare"))
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

  /// Returns the options and files for each side.
  ///
  /// - Parameter folder: The folder for relative paths; nil for the current folder.
  private func orders(
    files: [URL], in folder: URL?
  ) throws -> [(run: PictureRun, files: [URL])] {
    func side(
      _ files: [URL], _ change: (inout SceneOptions) -> Void = { _ in }
    ) -> (run: PictureRun, files: [URL]) {
      var scene = run.scene
      change(&scene)
      return (
        PictureRun(scene: scene, bare: run.bare, output: run.output, previews: run.previews), files
      )
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
      // Files that aren't compared are compiled on both sides.
      let sides = try [first, second].map {
        try SourceFiles.named([$0], in: folder)
      }
      let compared = sides.flatMap { $0 }.map(\.standardizedFileURL)
      let others = files.filter { !compared.contains($0.standardizedFileURL) }
      return sides.map { side($0 + others) }
    }
  }
}

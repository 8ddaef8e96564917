import Drawing
import Judge
import PictureReading
import Sentences
import Stage
package import Terminal
package import Viewing

/// Prints a played script: small pictures side by side, then what happened at each step.
package struct ScenePrinter {
  let capabilities: TerminalCapabilities
  let columns: Int
  let isDescribed: Bool
  let secrets: [String]

  package init(
    capabilities: TerminalCapabilities, columns: Int, isDescribed: Bool, secrets: [String]
  ) {
    self.capabilities = capabilities
    self.columns = columns
    self.isDescribed = isDescribed
    self.secrets = secrets
  }

  /// Points in a cell: a phone's screen takes 28 × 30 cells.
  static let scale = CellScale(width: 14, height: 28)

  private var sheet: PictureSheet {
    PictureSheet(capabilities: capabilities, columns: columns)
  }

  package func printout(of outcome: SceneRun.Outcome) -> Printout {
    let play = outcome.play
    let pictures =
      isDescribed
      ? Printout() : sheet.printout(of: captioned(play), isDescribed: false, scale: Self.scale)
    let said =
      [say(SceneWords.kind(of: play))]
      + play.steps.enumerated().flatMap { lines($0.element, place: $0.offset + 1, outcome) }
      + (play.steps.contains { $0.calls.contains { !$0.saved.isEmpty } }
        ? [] : [say(SceneWords.nothingSaved)])
    return pictures + .prose(said.map { sheet.shown($0) + "\n" }.joined())
  }

  private func captioned(_ play: ScenePlay) -> [(caption: Sentence, picture: Picture)] {
    play.steps.enumerated().compactMap { index, step in
      (step.card ?? step.window).map { (SceneWords.caption(index + 1, step), $0) }
    }
  }

  private func lines(
    _ step: PlayedStep, place: Int, _ outcome: SceneRun.Outcome
  ) -> [String] {
    var lines = [say(SceneWords.heading(place, step))]
    let calls = step.calls.isEmpty ? [SceneWords.noCalls] : step.calls.map(SceneWords.call)
    lines += calls.map { "  \(say($0))" }
    for call in step.calls {
      lines += call.saved.map { "  " + say(SceneWords.saved($0, in: call.name)) }
    }
    if isDescribed, let picture = step.card ?? step.window {
      // What lies under a cover is part of the picture, and nobody sees it.
      let texts = ReadableText.all(in: picture).map(\.string)
      lines.append("  " + say(SceneWords.readable(texts, isCard: step.card != nil)))
    }
    if step.card != nil {
      lines.append("  " + say(SceneWords.secrets(step.secretsOnCard(secrets))))
    }
    for remark in step.remarks {
      let place = SceneWords.place(of: remark, in: outcome.locator)
        .map { "\($0.file):\($0.line): " }
      let (note, fix) = (SceneWords.message(of: remark), SceneWords.fix(of: remark))
      lines += sheet.folded(
        "  \(place ?? "")\(say(SceneWords.noteWord)): \(say(note))", indent: "      ")
      lines += sheet.folded("    \(say(SceneWords.fixWord)): \(say(fix))", indent: "      ")
    }
    return lines
  }

  private func say(_ sentence: Sentence) -> String { sentence.spoken(in: capabilities.language) }
}

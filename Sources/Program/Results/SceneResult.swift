import Drawing
import PictureReading
package import Sentences
import WorkerProtocol
package import Viewing

/// The result of `scene`: pictures side by side, then each step.
package struct SceneResult: CommandResult {
  let outcome: SceneRun.Outcome
  /// Pieces of text that must not be readable on the app switcher's card.
  let secrets: [String]

  package init(outcome: SceneRun.Outcome, secrets: [String]) {
    self.outcome = outcome
    self.secrets = secrets
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let steps = outcome.play.steps
    let pictures = steps.enumerated().compactMap { index, step in
      (step.card ?? step.window).map {
        (caption: ScenePhrases.caption(index + 1, step), picture: $0)
      }
    }
    let savesNothing = !steps.contains { $0.calls.contains { !$0.saved.isEmpty } }
    return (inWords ? [] : [.pictures(pictures, scale: .phone)])
      + [.sentences([ScenePhrases.kind(of: outcome.play)])]
      + steps.enumerated().flatMap { blocks(of: $1, place: $0 + 1, inWords: inWords) }
      + [.sentences(savesNothing ? [ScenePhrases.nothingSaved] : [])]
  }

  private func blocks(of step: PlayedStep, place: Int, inWords: Bool) -> [ResultBlock] {
    var facts = step.calls.isEmpty ? [ScenePhrases.noCalls] : step.calls.map(ScenePhrases.call)
    for call in step.calls { facts += call.saved.map { ScenePhrases.saved($0, in: call.name) } }
    if inWords, let picture = step.card ?? step.window {
      // The picture also contains views hidden by a cover; list only the readable text.
      let texts = ReadableText.all(in: picture).map(\.string)
      facts.append(ScenePhrases.readable(texts, isCard: step.card != nil))
    }
    if step.card != nil { facts.append(ScenePhrases.secrets(step.secretsOnCard(secrets))) }
    let remarks = step.remarks.flatMap { remark in
      let place =
        ScenePhrases.place(of: remark, in: outcome.locator)
        .map { "\($0.file):\($0.line): " } ?? ""
      let (note, fix) = (remark.message, ScenePhrases.fix(of: remark))
      return [
        Sentence("  \(place)note: \(note)", ko: "  \(place)참고: \(note)"),
        Sentence("    fix: \(fix)", ko: "    해결: \(fix)"),
      ]
    }
    return [
      .sentences(
        [ScenePhrases.heading(place, step)] + facts.map { Sentence("  \($0)", ko: "  \($0)") }),
      .sentences(remarks, hanging: "      "),
    ]
  }

  package func document(in language: Language) -> JSONFields {
    [
      "version": 1, "kind": outcome.play.kind.rawValue, "type": outcome.play.type,
      "steps": outcome.play.steps.map(document),
    ]
  }

  private func document(of step: PlayedStep) -> JSONFields {
    let saved = step.calls.flatMap { call in
      call.saved.map { saved -> JSONFields in
        ["key": saved.key, "value": saved.value, "callback": call.name]
      }
    }
    let notes = step.remarks.map { remark -> JSONFields in
      let place = ScenePhrases.place(of: remark, in: outcome.locator)
      return [
        "rule": remark.rule.rawValue,
        "message": remark.message.spoken(in: .english), "file": place?.file,
        "line": place?.line, "fix": ScenePhrases.fix(of: remark).spoken(in: .english),
      ]
    }
    return [
      "step": step.step.rawValue, "state": step.state, "callbacks": step.calls.map(\.name),
      "unwritten": step.calls.filter { !$0.isWritten }.map(\.name),
      "window": (step.window?.root.document).orNull, "card": (step.card?.root.document).orNull,
      "secretsOnCard": step.secretsOnCard(secrets), "saved": saved, "notes": notes,
    ]
  }
}

extension CellScale {
  /// The size of a cell in points, at which a phone's screen takes 28 × 30 cells.
  static let phone = CellScale(width: 14, height: 28)
}

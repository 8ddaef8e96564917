import Drawing
import PictureReading
import Sentences
import Stage
package import Viewing

/// A played script as `scene --json` prints it.
package struct SceneReport: Encodable {
  struct Saved: Encodable {
    var key: String
    var value: String?
    /// The callback in which it was written.
    var callback: String
  }

  struct Note: Encodable {
    var rule: String
    var message: String
    var file: String?
    var line: Int?
    var fix: String
  }

  struct Step: Encodable {
    var step: String
    var state: String
    /// In their order.
    var callbacks: [String]
    /// Those of them that the app has no method for.
    var unwritten: [String]
    var window: RenderReport.Node?
    var card: RenderReport.Node?
    var secretsOnCard: [String]
    var saved: [Saved]
    var notes: [Note]

    private enum Key: String, CodingKey {
      case step, state, callbacks, unwritten, window, card, secretsOnCard, saved, notes
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(step, forKey: .step)
      try container.encode(state, forKey: .state)
      try container.encode(callbacks, forKey: .callbacks)
      try container.encode(unwritten, forKey: .unwritten)
      // Null stands where there is none: the shape is the same for every step.
      try container.encode(window, forKey: .window)
      try container.encode(card, forKey: .card)
      try container.encode(secretsOnCard, forKey: .secretsOnCard)
      try container.encode(saved, forKey: .saved)
      try container.encode(notes, forKey: .notes)
    }
  }

  var version = 1
  /// `sceneDelegate`, `applicationDelegate` or `swiftUI`.
  var kind: String
  var type: String
  var steps: [Step]

  package init(_ outcome: SceneRun.Outcome, secrets: [String]) {
    kind = outcome.play.kind.rawValue
    type = outcome.play.type
    steps = outcome.play.steps.map { step in
      Step(
        step: step.step.rawValue, state: step.state, callbacks: step.calls.map(\.name),
        unwritten: step.calls.filter { !$0.isWritten }.map(\.name),
        window: (step.window?.root).map(RenderReport.Node.init),
        card: (step.card?.root).map(RenderReport.Node.init),
        secretsOnCard: step.secretsOnCard(secrets),
        saved: step.calls.flatMap { call in
          call.saved.map { Saved(key: $0.key, value: $0.value, callback: call.name) }
        },
        notes: step.remarks.map { remark in
          let place = SceneWords.place(of: remark, in: outcome.locator)
          return Note(
            rule: remark.rule.rawValue,
            message: SceneWords.message(of: remark).spoken(in: .english), file: place?.file,
            line: place?.line, fix: SceneWords.fix(of: remark).spoken(in: .english))
        })
    }
  }
}

package import Compiling
package import Foundation
import Judge
package import PhoneFacts
package import Stage

/// An app's script: compile, then play it step by step.
package struct SceneRun {
  let studio: Studio
  let files: [URL]
  let request: SceneRequest
  /// The version that decides at every `#available`; nil for the newest.
  let systemVersion: SystemVersion?

  package init(
    studio: Studio, files: [URL], request: SceneRequest, systemVersion: SystemVersion?
  ) {
    self.studio = studio
    self.files = files
    self.request = request
    self.systemVersion = systemVersion
  }

  /// What was played, and what ended it early.
  package struct Outcome {
    package var play: ScenePlay
    /// Where remarks are about.
    package var locator: CallLocator
    /// The step that the app did not survive, and why.
    package var failure: SceneFailure?
  }

  /// Compiles the files and plays the script.
  ///
  /// - Throws: `RefusedSource` for files that do not compile, `StudioFailure` where not even the
  ///   first step could be played, and failures of this machine.
  package func outcome() async throws -> Outcome {
    var options = CompileOptions()
    options.systemVersion = systemVersion
    switch try await studio.open(files: files, options: options) {
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      do {
        let outcome = try await played(in: session)
        await session.close()
        return outcome
      } catch {
        await session.close()
        throw error
      }
    }
  }

  /// Each step is asked for by itself, so that one that ends the app can be named.
  private func played(in session: StudioSession) async throws -> Outcome {
    var outcome: Outcome?
    let steps = request.script.steps
    for count in 1...steps.count {
      var part = request
      part.goesOn = true
      part.script = try SceneScript(Array(steps.prefix(count)))
      let play: ScenePlay
      do {
        play = try await session.ask(part)
        if outcome == nil {
          outcome = Outcome(play: play, locator: CallLocator(files: files))
        } else {
          outcome?.play.steps += play.steps
        }
      } catch {
        guard outcome != nil else { throw SceneFailure(step: steps[0], place: 1, reason: error) }
        outcome?.failure = SceneFailure(step: steps[count - 1], place: count, reason: error)
        break
      }
    }
    guard let outcome else { throw StudioFailure.forged }
    return outcome
  }
}

/// A step that the app did not survive.
package struct SceneFailure: Error {
  package var step: SceneStep
  /// From 1.
  package var place: Int
  package var reason: StudioFailure
}

package import Compiling
package import Foundation
import Judge
package import PhoneFacts
package import WorkerProtocol

/// Compiles an app and plays a script step by step.
package struct SceneRun {
  let studio: Studio
  let files: [URL]
  let request: SceneRequest
  /// The iOS version that resolves `#available`; nil for the newest.
  let systemVersion: SystemVersion?

  package init(
    studio: Studio, files: [URL], request: SceneRequest, systemVersion: SystemVersion?
  ) {
    self.studio = studio
    self.files = files
    self.request = request
    self.systemVersion = systemVersion
  }

  package struct Outcome {
    package var play: ScenePlay
    package var locator: CallLocator
    package var failure: SceneFailure?
  }

  /// Compiles the files and plays the script.
  ///
  /// - Throws: `RefusedSource` for files that don't compile, `StudioFailure` if not even the first step could
  ///   be played, and failures of this machine.
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

  /// Requests each step separately, to identify a step that ends the app.
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

package struct SceneFailure: Error {
  package var step: SceneStep
  /// The number of the step, counting from 1.
  package var place: Int
  package var reason: StudioFailure
}

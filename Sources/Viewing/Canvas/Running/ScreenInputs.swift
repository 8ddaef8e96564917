package import Foundation
import Glibc
package import Terminal
package import Tutor

/// The inputs of a full screen: keys, signals, saved files, and messages from the screen's own tasks.
package final class ScreenInputs<Letter: Sendable> {
  package enum Input {
    case press(KeyPress)
    case interrupted, resized
    case file(FileWatch.Change)
    case letter(Letter)

    /// Whether everything must be redrawn.
    package var isResize: Bool { if case .resized = self { true } else { false } }
  }

  package let mailbox = Mailbox<Letter>()
  private var watch: FileWatch

  /// The delay in milliseconds before a changed file is read, because editors can write it in several steps.
  private let settling = 40

  /// - Parameter files: Returns the files to watch; the watch calls it again each time.
  package init(watching files: @escaping () -> [URL]) {
    watch = FileWatch(listing: files)
  }

  package func watch(_ files: @escaping () -> [URL]) {
    watch = FileWatch(listing: files)
  }

  /// Waits for input, and returns everything that arrived.
  package func next(isolation: isolated (any Actor)? = #isolation) async -> [Input] {
    while true {
      let descriptors = [STDIN_FILENO, TerminalSignals.descriptor, mailbox.descriptor]
      let ready = await DescriptorWait.readable(
        among: descriptors + (watch.descriptor.map { [$0] } ?? []),
        milliseconds: TypedAhead.isWaiting ? 0 : watch.patience)
      var inputs: [Input] = []
      if ready.contains(TerminalSignals.descriptor) {
        let events = TerminalSignals.take()
        if events.contains(.interrupt) { inputs.append(.interrupted) }
        if events.contains(.resize) { inputs.append(.resized) }
      }
      if ready.contains(STDIN_FILENO) || TypedAhead.isWaiting {
        inputs += KeyInput.pendingPresses().map(Input.press)
      }
      inputs += mailbox.take().map(Input.letter)
      let mayHaveChanged = watch.descriptor.map(ready.contains) ?? true || ready.isEmpty
      if mayHaveChanged, let change = await watch.takeSettledChange(after: settling) {
        inputs.append(.file(change))
      }
      if !inputs.isEmpty { return inputs }
    }
  }
}

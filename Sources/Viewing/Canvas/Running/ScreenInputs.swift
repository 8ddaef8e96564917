package import Foundation
import Glibc
package import Terminal
package import Tutor

/// What comes to a full screen: keys, signals, saved files, and letters from its own tasks.
package final class ScreenInputs<Letter: Sendable> {
  package enum Input {
    case key(Key)
    case interrupted, resized
    case file(FileWatch.Change)
    case letter(Letter)

    /// Whether everything is to be drawn anew.
    package var isResize: Bool { if case .resized = self { true } else { false } }
  }

  /// Where tasks put their outcomes.
  package let mailbox = Mailbox<Letter>()
  private var watch: FileWatch

  /// An editor may write a file in several steps; this long after the first it is read, in milliseconds.
  private let settling = 40

  /// - Parameter files: Those whose saves are told, looked for anew each time.
  package init(watching files: @escaping () -> [URL]) {
    watch = FileWatch(listing: files)
  }

  /// Watches other files from now on.
  package func watch(_ files: @escaping () -> [URL]) {
    watch = FileWatch(listing: files)
  }

  /// Waits until something happens, and gives all that did.
  package func next(isolation: isolated (any Actor)? = #isolation) async -> [Input] {
    while true {
      let descriptors = [STDIN_FILENO, TerminalSignals.descriptor, mailbox.descriptor]
      let ready = await DescriptorWait.readable(
        among: descriptors + (watch.descriptor.map { [$0] } ?? []), milliseconds: watch.patience)
      var inputs: [Input] = []
      if ready.contains(TerminalSignals.descriptor) {
        let events = TerminalSignals.take()
        if events.contains(.interrupt) { inputs.append(.interrupted) }
        if events.contains(.resize) { inputs.append(.resized) }
      }
      if ready.contains(STDIN_FILENO) { inputs += KeyInput.pending().map(Input.key) }
      inputs += mailbox.take().map(Input.letter)
      let mayHaveChanged = watch.descriptor.map(ready.contains) ?? true || ready.isEmpty
      if mayHaveChanged, let change = await watch.takeSettledChange(after: settling) {
        inputs.append(.file(change))
      }
      if !inputs.isEmpty { return inputs }
    }
  }
}

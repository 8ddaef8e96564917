import Drawing
package import Foundation
package import Judge
package import Sentences
package import Terminal
package import Viewing

/// What a canvas needs from the rest of Rings and from the machine.
package struct CanvasServices: Sendable {
  package var studio: LiveStudio
  /// The files whose saves count, looked for anew each time.
  package var files: @Sendable () -> [URL]
  /// What an order asks of the files as they are now.
  package var question: @Sendable (CanvasOrder) throws -> PictureQuestion
  /// Judges the exercise; nil for files that are none.
  package var check: (@Sendable () async throws -> LearnerVerdict)?
  package var write: @Sendable (String) -> Void
  /// Asks the terminal whether it shows pixels, before there is a screen; nil for cells.
  package var pixels: @Sendable () async -> CanvasPixels? = { nil }
  /// The terminal as it is now: its size changes.
  package var capabilities: @Sendable () -> TerminalCapabilities
  /// Turns an error of another part into a sentence.
  package var describe: @Sendable (any Error) -> Sentence

  package init(
    studio: LiveStudio, files: @escaping @Sendable () -> [URL],
    question: @escaping @Sendable (CanvasOrder) throws -> PictureQuestion,
    check: (@Sendable () async throws -> LearnerVerdict)? = nil,
    write: @escaping @Sendable (String) -> Void,
    capabilities: @escaping @Sendable () -> TerminalCapabilities,
    describe: @escaping @Sendable (any Error) -> Sentence
  ) {
    self.studio = studio
    self.files = files
    self.question = question
    self.check = check
    self.write = write
    self.capabilities = capabilities
    self.describe = describe
  }
}

import Drawing
package import Foundation
package import Judge
package import Sentences
package import Terminal
package import Viewing

/// A canvas's dependencies on the rest of Rings and on the machine.
package struct CanvasServices: Sendable {
  package var studio: LiveStudio
  /// Returns the files to watch; the watch calls it again each time.
  package var files: @Sendable () -> [URL]
  /// Returns an order's request for the files in their current state.
  package var question: @Sendable (CanvasOrder) throws -> PictureQuestion
  /// Judges the exercise; nil for files outside an exercise.
  package var check: (@Sendable () async throws -> LearnerVerdict)?
  package var write: @Sendable (String) -> Void
  /// Asks the terminal whether it can show pixels, before the screen is set up; nil for cells.
  package var pixels: @Sendable () async -> CanvasPixels? = { nil }
  /// Returns the terminal's current capabilities, because its size can change.
  package var capabilities: @Sendable () -> TerminalCapabilities
  /// Returns the message for another module's error.
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

import Sentences
package import Tutor

/// An editor that opens the learner's files when a page asks for it.
package struct PageEditor: Sendable {
  /// The editor's name for display.
  let name: String
  private let start: @Sendable (FilePlace) async throws -> Void

  /// - Parameter start: Starts the editor, and returns when it exits.
  package init(name: String, start: @escaping @Sendable (FilePlace) async throws -> Void) {
    self.name = name
    self.start = start
  }

  /// Opens a place without waiting for the editor to exit.
  ///
  /// - Parameter failed: Called if the editor can't be started.
  func open(_ place: FilePlace, failed: @escaping @Sendable (any Error) async -> Void) {
    Task {
      do { try await start(place) } catch { await failed(error) }
    }
  }
}

package import Foundation
import Terminal

/// A page that is shown again after each save, until the learner presses q or Ctrl-C.
package struct SavedPage {
  private let files: () -> [URL]
  private let show: @Sendable (Set<URL>) async throws -> Void

  /// - Parameters:
  ///   - files: Returns the page's files; called again each time.
  ///   - show: Shows the page, given the files that were saved. The first time, the set is empty.
  package init(
    of files: @escaping () -> [URL], show: @escaping @Sendable (Set<URL>) async throws -> Void
  ) {
    self.files = files
    self.show = show
  }

  /// Shows the page now and after each save; Ctrl-C also interrupts `show`.
  ///
  /// - Throws: The errors of `show`.
  package func run(isolation: isolated (any Actor)? = #isolation) async throws {
    TerminalSignals.install()
    var saved: Set<URL> = []
    while true {
      // Watch before showing the page, so that no save is missed.
      let watch = FileWatch(listing: files)
      let order = saved
      let show = show
      guard try await Interruptible.run({ try await show(order) }) != nil else { return }
      guard await KeyInput.withKeys({ await isSaved(watch) }) else { return }
      saved = watch.changed
    }
  }

  /// Waits for a save; returns false if the learner leaves.
  private func isSaved(
    _ watch: FileWatch, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    var loop = WatchLoop(watch)
    while true {
      switch await loop.next() {
      case .fileChanged, .fileDisappeared: return true
      case .key(.letter("q")), .key(.escape), .key(.end): return false
      default: break
      }
    }
  }
}

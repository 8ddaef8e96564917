package import Foundation
import Terminal

/// A page that is shown again whenever one of its files is saved, until somebody leaves with q or Ctrl-C.
package struct SavedPage {
  private let files: () -> [URL]
  private let show: @Sendable (Set<URL>) async throws -> Void

  /// - Parameters:
  ///   - files: Those that the page is made of, looked for anew each time.
  ///   - show: Shows the page; it is told which files were saved, none the first time.
  package init(
    of files: @escaping () -> [URL], show: @escaping @Sendable (Set<URL>) async throws -> Void
  ) {
    self.files = files
    self.show = show
  }

  /// Shows the page now and after each save; Ctrl-C breaks off the showing as well.
  ///
  /// - Throws: What `show` throws.
  package func run(isolation: isolated (any Actor)? = #isolation) async throws {
    TerminalSignals.install()
    var saved: Set<URL> = []
    while true {
      // Before the page is made, so that nothing saved meanwhile is missed.
      let watch = FileWatch(listing: files)
      let order = saved
      let show = show
      guard try await Interruptible.run({ try await show(order) }) != nil else { return }
      guard await KeyInput.withKeys({ await isSaved(watch) }) else { return }
      saved = watch.changed
    }
  }

  /// Waits for a save; false when somebody wants to leave.
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

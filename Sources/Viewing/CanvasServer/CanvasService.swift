package import Canvas
package import Curriculum
package import Foundation
import PageLink
package import Sentences
import Synchronization
import Terminal
import Tutor

/// Serves canvases as pages in a browser until Ctrl-C.
package struct CanvasService: Sendable {
  private let model: CanvasModel
  private let exercise: Exercise?
  private let language: Language
  private let editor: PageEditor?
  private let lesson: PageLesson?
  private let services: @Sendable () -> CanvasServices
  private let desks = PageSessions()

  /// - Parameters:
  ///   - model: The initial state of each page.
  ///   - editor: The editor that opens the lines of findings; nil to use links.
  ///   - lesson: The exercise's lesson; nil for files outside an exercise.
  ///   - services: Creates the services of a page. Each page has its own services, so that a choice or tap on
  ///     a page doesn't affect other pages.
  package init(
    _ model: CanvasModel, of exercise: Exercise?, language: Language,
    editor: PageEditor?, lesson: PageLesson?, services: @escaping @Sendable () -> CanvasServices
  ) {
    self.model = model
    self.exercise = exercise
    self.language = language
    self.editor = editor
    self.lesson = lesson
    self.services = services
  }

  /// The time to wait for an editor to finish writing a file, in milliseconds.
  private static let settling = 40

  /// Serves the canvas until Ctrl-C or cancellation.
  ///
  /// - Parameters:
  ///   - program: `rings-page`, which serves the page.
  ///   - place: The port and the secret of the page's address.
  ///   - opened: Called with the page's address once it can be opened.
  /// - Throws: `PageServerError`.
  package func run(
    _ program: URL, at place: PageAddress, opened: @Sendable (String) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    TerminalSignals.install()
    _ = TerminalSignals.take()
    // Start watching before the first page reads the files, so that no save is missed.
    let watch = FileWatch(listing: services().files)
    let server = try await PageProcess(program, at: place)
    defer { server.stop() }
    opened(server.address)
    Task { await listen(to: server) }
    while !Task.isCancelled {
      let ready = await DescriptorWait.readable(
        among: [TerminalSignals.descriptor] + (watch.descriptor.map { [$0] } ?? []),
        milliseconds: watch.patience)
      if ready.contains(TerminalSignals.descriptor),
        TerminalSignals.take().contains(.interrupt)
      {
        break
      }
      guard desks.areServed else { throw PageServerError.serverEnded }
      let mayHaveChanged = watch.descriptor.map(ready.contains) ?? true || ready.isEmpty
      if mayHaveChanged, let change = await watch.takeSettledChange(after: Self.settling) {
        for desk in desks.all { await desk.take(change) }
      }
    }
    for desk in desks.all { await desk.close() }
  }

  /// Passes the pages' messages to their canvases until the server ends.
  private func listen(to server: PageProcess) async {
    var pages: [Int: AsyncStream<String>.Continuation] = [:]
    for await message in server.messages {
      switch message {
      case .opened(let page): pages[page] = open(page, on: server)
      case .said(let page, let text): pages[page]?.yield(text)
      case .closed(let page): pages.removeValue(forKey: page)?.finish()
      case .serve, .listening, .failed, .told, .finished: break
      }
    }
    pages.values.forEach { $0.finish() }
    desks.close()
  }

  /// Opens a canvas for a page until the page is closed.
  ///
  /// - Returns: A continuation for the page's messages.
  private func open(_ page: Int, on server: PageProcess) -> AsyncStream<String>.Continuation {
    let (said, saying) = AsyncStream<String>.makeStream()
    let tell: @Sendable (PageReply) -> Void = { reply in
      if let text = reply.text { server.tell(.told(page: page, text: text)) }
    }
    let desk = PageSession(
      model, services(), of: exercise, language: language, editor: editor, lesson: lesson,
      tell: tell)
    guard desks.add(desk, of: page) else {
      tell(.full(Sentence.pageFull.spoken(in: language)))
      server.tell(.finished(page: page))
      return saying
    }
    Task {
      await desk.open()
      for await text in said { await desk.take(text) }
      desks.remove(page)
      await desk.close()
      server.tell(.finished(page: page))
    }
    return saying
  }
}

/// The open sessions by page number.
private final class PageSessions: Sendable {
  private let desks = Mutex<(all: [Int: PageSession], areServed: Bool)>(([:], true))

  /// The maximum number of sessions, each of which runs a process.
  private static let most = 6

  var all: [PageSession] { desks.withLock { Array($0.all.values) } }

  var areServed: Bool { desks.withLock { $0.areServed } }

  /// Adds a session; returns false if there are too many.
  func add(_ desk: PageSession, of page: Int) -> Bool {
    desks.withLock { desks in
      guard desks.all.count < Self.most else { return false }
      desks.all[page] = desk
      return true
    }
  }

  func remove(_ page: Int) { desks.withLock { $0.all[page] = nil } }

  func close() { desks.withLock { $0.areServed = false } }
}

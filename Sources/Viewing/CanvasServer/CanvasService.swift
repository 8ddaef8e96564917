package import Canvas
package import Curriculum
import Foundation
package import Sentences
import Synchronization
import Terminal
import Tutor

/// Canvases as pages in a browser, until Ctrl-C.
package struct CanvasService: Sendable {
  private let model: CanvasModel
  private let exercise: Exercise?
  private let language: Language
  private let services: @Sendable () -> CanvasServices
  private let desks = DeskRoom()

  /// - Parameters:
  ///   - model: What every page begins with.
  ///   - services: Made anew for each page: each looks at code of its own, so that a choice or a tap on one
  ///     changes nothing on another.
  package init(
    _ model: CanvasModel, of exercise: Exercise?, language: Language,
    services: @escaping @Sendable () -> CanvasServices
  ) {
    self.model = model
    self.exercise = exercise
    self.language = language
    self.services = services
  }

  /// An editor may write a file in several steps; this long after the first it is read, in milliseconds.
  private static let settling = 40

  /// Serves the canvas until Ctrl-C, or until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - opened: Is told the page's address once it can be opened.
  /// - Throws: `PageServerError`.
  package func run(
    port: UInt16, opened: @Sendable (String) -> Void, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    TerminalSignals.install()
    _ = TerminalSignals.take()
    // Before the first page reads the files, so that nothing saved meanwhile is missed.
    let watch = FileWatch(listing: services().files)
    let server = try await PageServer(port: port, connect: { await self.connect($0) })
    opened(server.gate.address)
    while !Task.isCancelled {
      let ready = await DescriptorWait.readable(
        among: [TerminalSignals.descriptor] + (watch.descriptor.map { [$0] } ?? []),
        milliseconds: watch.patience)
      if ready.contains(TerminalSignals.descriptor),
        TerminalSignals.take().contains(.interrupt)
      {
        break
      }
      let mayHaveChanged = watch.descriptor.map(ready.contains) ?? true || ready.isEmpty
      if mayHaveChanged, let change = await watch.takeSettledChange(after: Self.settling) {
        for desk in desks.all { await desk.take(change) }
      }
    }
    for desk in desks.all { await desk.close() }
    await server.stop()
  }

  /// A canvas for one page, until the page is closed.
  private func connect(_ said: AsyncStream<String>) async -> AsyncStream<String> {
    let (told, telling) = AsyncStream<String>.makeStream()
    let desk = PageDesk(model, services(), of: exercise, language: language) { reply in
      if let text = reply.text { telling.yield(text) }
    }
    guard let place = desks.add(desk) else {
      let full = PageReply.full(Sentence.pageFull.spoken(in: language))
      if let text = full.text { telling.yield(text) }
      telling.finish()
      return told
    }
    Task {
      await desk.open()
      for await text in said { await desk.take(text) }
      desks.remove(place)
      await desk.close()
      telling.finish()
    }
    return told
  }
}

/// The canvases that are open.
private final class DeskRoom: Sendable {
  private let desks = Mutex<(all: [Int: PageDesk], last: Int)>(([:], 0))

  /// Each has a process of its own: a browser that opens page after page must not fill the machine.
  private static let most = 6

  var all: [PageDesk] { desks.withLock { Array($0.all.values) } }

  /// The desk's place; nil where there is no room.
  func add(_ desk: PageDesk) -> Int? {
    desks.withLock { desks in
      guard desks.all.count < Self.most else { return nil }
      desks.last += 1
      desks.all[desks.last] = desk
      return desks.last
    }
  }

  func remove(_ place: Int) { desks.withLock { $0.all[place] = nil } }
}

import Foundation
package import PageLink
import Synchronization

/// The open pages, and the messages between them and `rings`.
package final class PageRelay: Sendable {
  private let pages = Mutex<(open: [Int: AsyncStream<String>.Continuation], last: Int)>(([:], 0))
  private let send: @Sendable (PageMessage) -> Void

  /// - Parameter send: Sends a message to `rings`; must be safe to call from several threads at once.
  package init(send: @escaping @Sendable (PageMessage) -> Void) { self.send = send }

  /// Opens the port and serves pages.
  ///
  /// - Parameters:
  ///   - ports: The ports to try in order; 0 for any free port.
  ///   - secret: The secret part of the address.
  private func serve(ports: [UInt16], secret: String) async {
    var failure = PageServerError.serverEnded
    for port in ports {
      do {
        let server = try await PageServer(
          port: port, token: secret, connect: { self.connect($0) })
        return send(.listening(address: server.gate.address))
      } catch let error as PageServerError {
        failure = error
      } catch {
        failure = .cannotListen("\(error)")
      }
    }
    send(.failed(failure))
  }

  /// Starts the server, or passes a message from `rings` to its page.
  package func take(_ message: PageMessage) {
    switch message {
    case .serve(let ports, let secret):
      // The task is detached, because the main thread waits for input.
      Task.detached { await self.serve(ports: ports, secret: secret) }
    case .told(let page, let text): pages.withLock { $0.open[page] }?.yield(text)
    case .finished(let page): pages.withLock { $0.open.removeValue(forKey: page) }?.finish()
    case .listening, .failed, .opened, .said, .closed: break
    }
  }

  /// Announces a page and passes on its messages until it is closed.
  private func connect(_ said: AsyncStream<String>) -> AsyncStream<String> {
    let (told, telling) = AsyncStream<String>.makeStream()
    let page = pages.withLock { pages in
      pages.last += 1
      pages.open[pages.last] = telling
      return pages.last
    }
    send(.opened(page: page))
    Task {
      for await text in said { send(.said(page: page, text: text)) }
      send(.closed(page: page))
    }
    return told
  }
}

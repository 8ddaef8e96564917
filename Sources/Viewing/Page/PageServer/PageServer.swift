import FlyingFox
import FlyingSocks
import Foundation
import Glibc
import PageLink

/// Serves the page and its canvases on this machine's loopback address only.
struct PageServer: Sendable {
  let gate: PageAuthorization

  /// Opens the port.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any free port.
  ///   - token: The secret part of the address.
  ///   - connect: Receives the messages from a page, and returns the messages to the page.
  /// - Throws: `PageServerError`.
  init(
    port: UInt16, token: String,
    connect: @escaping @Sendable (AsyncStream<String>) async -> AsyncStream<String>
  ) async throws {
    let address: sockaddr_in
    do {
      address = try .inet(ip4: "127.0.0.1", port: port)
    } catch {
      throw PageServerError.cannotListen("\(error)")
    }
    let opened = CurrentAuthorization()
    let server = HTTPServer(
      address: address, logger: .disabled,
      handler: PageHandler(gate: opened, connect: connect))
    // Wait until the port is open or opening it fails.
    let (outcomes, outcome) = AsyncThrowingStream<Void, any Error>.makeStream()
    let running = Task {
      do {
        try await server.run()
      } catch {
        outcome.finish(throwing: error)
        throw error
      }
    }
    let listening = Task {
      try await server.waitUntilListening()
      outcome.yield()
    }
    defer { listening.cancel() }
    do {
      for try await _ in outcomes { break }
    } catch {
      throw Self.reason(error, port: port)
    }
    guard case .ip4(_, port: let bound)? = await server.listeningAddress else {
      running.cancel()
      throw PageServerError.cannotListen("127.0.0.1")
    }
    gate = PageAuthorization(token: token, port: bound)
    opened.open(gate)
  }

  private static func reason(_ error: any Error, port: UInt16) -> PageServerError {
    guard case .failed(_, let number, let message)? = error as? SocketError else {
      return .cannotListen("\(error)")
    }
    switch number {
    case EADDRINUSE: return .portTaken(port)
    case EACCES: return .portForbidden(port)
    default: return .cannotListen(message)
    }
  }
}

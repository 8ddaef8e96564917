import FlyingFox
import Foundation

struct PageHandler: HTTPHandler {
  let gate: CurrentAuthorization
  let connect: @Sendable (AsyncStream<String>) async -> AsyncStream<String>

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let gate = gate.now else { return HTTPResponse(statusCode: .serviceUnavailable) }
    let host = request.headers[.host]
    let answer = gate.answer(
      to: PageAuthorization.Question(
        method: request.method.rawValue, path: request.target.path(), host: host,
        origin: request.headers[HTTPHeader("Origin")],
        site: request.headers[HTTPHeader("Sec-Fetch-Site")]))
    switch answer {
    case .canvas:
      return try await WebSocketHTTPHandler(
        handler: MessageFrameWSHandler(handler: PageSocket(connect: connect))
      ).handleRequest(request)
    case .page:
      return response(.found, host, ["Location": "/\(gate.token)/"], gate)
    case .file(let name):
      guard let file = PageFile(named: name) else { return response(.notFound, host, [:], gate) }
      return response(.ok, host, ["Content-Type": file.type], gate, file.contents)
    case .refused(.unknown): return response(.notFound, host, [:], gate)
    case .refused(.stranger): return response(.forbidden, host, [:], gate)
    case .refused(.method): return response(.methodNotAllowed, host, ["Allow": "GET"], gate)
    }
  }

  private func response(
    _ status: HTTPStatusCode, _ host: String?, _ headers: [String: String],
    _ gate: PageAuthorization,
    _ body: Data? = nil
  ) -> HTTPResponse {
    var all = HTTPHeaders()
    // Use only an authorized host name in the headers.
    let host = host.flatMap { gate.hosts.contains($0) ? $0 : nil } ?? gate.hosts[0]
    for (name, value) in gate.headers(for: host) { all[HTTPHeader(name)] = value }
    for (name, value) in headers { all[HTTPHeader(name)] = value }
    if body == nil { all[.contentType] = "text/plain; charset=utf-8" }
    return HTTPResponse(
      statusCode: status, headers: all, body: body ?? Data("\(status.code) \(status.phrase)\n".utf8)
    )
  }
}

/// The WebSocket of a page, with text messages.
private struct PageSocket: WSMessageHandler {
  let connect: @Sendable (AsyncStream<String>) async -> AsyncStream<String>

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (said, saying) = AsyncStream<String>.makeStream()
    let listening = Task {
      for await message in client {
        switch message {
        case .text(let text): saying.yield(text)
        case .data: continue
        case .close: saying.finish()
        }
      }
      saying.finish()
    }
    let answers = await connect(said)
    let (told, telling) = AsyncStream<WSMessage>.makeStream()
    let talking = Task {
      for await answer in answers { telling.yield(.text(answer)) }
      telling.yield(.close(.goingAway))
      telling.finish()
    }
    telling.onTermination = { _ in
      listening.cancel()
      talking.cancel()
      saying.finish()
    }
    return told
  }
}

import Judge
import WorkerProtocol

/// A picture drawn in advance while the previous picture is being decoded.
struct AskedAhead {
  private var next: (request: RenderRequest, answer: Task<Answer, Never>)?

  private typealias Answer = Result<UnreadAnswer<RenderedWidget>, StudioFailure>

  /// Returns the picture of a request, and starts drawing the following picture.
  mutating func picture(
    of request: RenderRequest, before following: RenderRequest?, in session: StudioSession
  ) async throws(StudioFailure) -> RenderedWidget {
    let unread: UnreadAnswer<RenderedWidget>
    if let next, next.request == request {
      self.next = nil
      unread = try await next.answer.value.get()
    } else {
      _ = await drain()
      unread = try await session.unreadAnswer(to: request)
    }
    next = following.map { request in
      (request, Task { await Self.answer(to: request, in: session) })
    }
    return try await session.read(unread, to: request)
  }

  /// Waits for a picture that is no longer needed, since a worker handles one request at a time.
  ///
  /// - Returns: False if drawing it ended the process.
  mutating func drain() async -> Bool {
    guard let answer = await next?.answer.value else { return true }
    next = nil
    if case .failure(.ended) = answer { return false }
    return true
  }

  private static func answer(
    to request: RenderRequest, in session: StudioSession
  ) async -> Answer {
    do {
      return .success(try await session.unreadAnswer(to: request))
    } catch {
      return .failure(error)
    }
  }
}

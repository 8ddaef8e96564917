import Foundation
import Simulator
import WorkerProtocol

extension PluginWorker {
  /// Returns the result of `work`; throws if the simulated service exceeds the phone's time limit.
  func withPatienceForServices<Answer: Sendable>(
    _ work: @escaping @MainActor @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, any Error>.self)
    let listener = ServiceLine.shared.whenExhausted {
      answer.yield(
        .failure(
          RequestFailure(
            """
            The widget was still waiting for its service after \(Int(ServiceLine.providerPatience)) seconds. \
            The phone stops waiting and keeps what it showed before. Give the request a \
            timeoutInterval, and return an entry for when the service doesn't respond.
            """,
            ko: """
              위젯이 \(Int(ServiceLine.providerPatience))초가 지나도록 서비스를 기다렸어요. 휴대폰은 더 기다리지 않고 \
              전에 보여 주던 것을 그대로 보여 줘요. 요청에 timeoutInterval을 정하고, 그런 경우의 엔트리를 돌려주세요.
              """)))
    }
    let working = Task { @MainActor in
      CrashStack.coverThread()
      do {
        answer.yield(.success(try await work()))
      } catch {
        answer.yield(.failure(error))
      }
    }
    defer {
      ServiceLine.shared.forget(listener)
      working.cancel()
    }
    for await first in answers { return try first.get() }
    throw CancellationError()
  }
}

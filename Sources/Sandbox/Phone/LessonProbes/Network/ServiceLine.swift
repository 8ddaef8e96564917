import AppleFoundation
import Foundation
import Stage
import Synchronization

/// The worker's end of the line on which `URLSession` reaches the played service.
///
/// The service is played by the judge: nothing in this process knows what it will answer, and nothing
/// here keeps the record of what was asked. Seconds that an answer takes pass on the phone's clock; here
/// they pass in a moment.
final class ServiceLine: Sendable {
  static let shared = ServiceLine()

  private struct Waiting {
    var start: Date
    var patience: TimeInterval
    var deliver: @Sendable (PhoneNetwork.Answer) -> Void
  }

  private struct State {
    var send: (@Sendable (Data) -> Bool)?
    var waiting: [Int: Waiting] = [:]
    var number = 0
    /// When nobody waits for a provider any more; nil outside of a question.
    var deadline: Date?
    var isExhausted = false
    var listeners: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())
  private let deliveries = DispatchQueue(label: "answers of the service")

  /// Seconds on the phone after which a provider that waits for the network is waited for no longer.
  ///
  /// Apple names no number; Rings takes half of what `URLSession` itself waits.
  static let providerPatience: TimeInterval = 30

  /// The longest that an answer is held back here, in seconds: later ones come behind earlier ones.
  private static let longestPause = 0.1
  /// Of a second on the phone, so many pass here.
  private static let pace = 0.01

  /// Makes it the phone's network; `send` writes a payload to the judge, and says whether it could.
  func connect(send: @escaping @Sendable (Data) -> Bool) {
    state.withLock { $0.send = send }
    PhoneNetwork.connect { [self] in carry($0, $1) }
  }

  /// A question begins at this moment on the phone.
  func begin(at date: Date) {
    state.withLock {
      $0.deadline = date.addingTimeInterval(Self.providerPatience)
      $0.isExhausted = false
    }
  }

  /// Whether the service took longer, in this question, than the phone waits.
  var isExhausted: Bool { state.withLock { $0.isExhausted } }

  /// Calls back when the service takes longer than the phone waits; the number ends it.
  func whenExhausted(_ listener: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.number += 1
      state.listeners[state.number] = listener
      return state.number
    }
  }

  /// Calls back no longer.
  func forget(_ number: Int) { state.withLock { $0.listeners[number] = nil } }

  private func carry(
    _ request: PhoneNetwork.Request, _ deliver: @escaping @Sendable (PhoneNetwork.Answer) -> Void
  ) {
    let start = Date()
    let (number, send) = state.withLock { state in
      state.number += 1
      state.waiting[state.number] = Waiting(
        start: start, patience: request.patience, deliver: deliver)
      return (state.number, state.send)
    }
    let call = ServiceCall(
      number: number, address: request.url.absoluteString, method: request.method,
      headers: request.headers, body: request.body)
    guard let send, let payload = try? ServiceFrame.payload(of: call), send(payload) else {
      state.withLock { $0.waiting[number] = nil }
      return deliver(.failure(.notConnectedToInternet))
    }
  }

  /// Takes what the judge says became of a call.
  func take(_ reply: ServiceReply) {
    guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: reply.number) }) else {
      return
    }
    let answer = reply.answer
    let isLate = answer.delay > waiting.patience
    let seconds = max(0, min(answer.delay, waiting.patience))
    let outcome: PhoneNetwork.Answer =
      switch answer.kind {
      case _ where isLate: .failure(.timedOut)
      case .response, .usual:
        .response(status: answer.status, headers: answer.headers, body: answer.body)
      case .dropped: .failure(.networkConnectionLost)
      case .offline: .failure(.notConnectedToInternet)
      case .unknownHost: .failure(.cannotFindHost)
      }
    let end = waiting.start.addingTimeInterval(seconds)
    let pause = min(seconds * Self.pace, Self.longestPause)
    deliveries.asyncAfter(deadline: .now() + pause) { [self] in
      guard isBeforeDeadline(end) else { return exhaust() }
      WorkerClock.advance(to: end)
      waiting.deliver(outcome)
    }
  }

  private func isBeforeDeadline(_ date: Date) -> Bool {
    state.withLock { $0.deadline.map { date <= $0 } ?? true }
  }

  private func exhaust() {
    let listeners = state.withLock { state in
      state.isExhausted = true
      return state.listeners.values.map { $0 }
    }
    for listener in listeners { listener() }
  }
}

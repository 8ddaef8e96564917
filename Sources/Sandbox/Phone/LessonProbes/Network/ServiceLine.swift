import AppleFoundation
import Foundation
import WorkerProtocol
import Synchronization

/// The worker's end of the connection between `URLSession` and the simulated web service.
///
/// The judge plays the service: this process doesn't know the service's responses and keeps no record of the
/// requests. A response's delay passes on the phone's clock, but takes little real time.
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
    /// The time on the phone's clock at which the phone stops waiting for a provider; nil outside a request.
    var deadline: Date?
    var isExhausted = false
    var listeners: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())
  private let deliveries = DispatchQueue(label: "answers of the service")

  /// The maximum time that a provider may wait for the network, in seconds on the phone's clock.
  ///
  /// Apple documents no limit; Rings uses half of `URLSession`'s own timeout.
  static let providerPatience: TimeInterval = 30

  /// The longest real delay of a response, in seconds.
  ///
  /// Delays keep slow responses behind fast ones.
  private static let longestPause = 0.1
  /// Real seconds per second on the phone.
  private static let pace = 0.01

  /// Connects the phone's network to the judge; `send` writes a payload and returns whether it succeeded.
  func connect(send: @escaping @Sendable (Data) -> Bool) {
    state.withLock { $0.send = send }
    PhoneNetwork.connect { [self] in carry($0, $1) }
  }

  /// Starts the provider's time limit for a new request, at `date` on the phone's clock.
  func begin(at date: Date) {
    state.withLock {
      $0.deadline = date.addingTimeInterval(Self.providerPatience)
      $0.isExhausted = false
    }
  }

  /// Whether the service exceeded the phone's time limit during this request.
  var isExhausted: Bool { state.withLock { $0.isExhausted } }

  /// Calls `listener` when the service exceeds the phone's time limit; returns a number for `forget(_:)`.
  func whenExhausted(_ listener: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.number += 1
      state.listeners[state.number] = listener
      return state.number
    }
  }

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

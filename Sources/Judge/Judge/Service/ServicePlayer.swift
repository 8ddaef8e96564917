package import Curriculum
import Foundation
package import WorkerProtocol
import Sentences
import Synchronization

/// A simulated web service that records all calls of learner code.
///
/// It runs in the judge and receives calls on the channel of the worker's responses. Learner code can make
/// calls, but can't remove a call or change its time. A call's time is the time of the request during which
/// the call arrived.
package final class ServicePlayer: Sendable {
  private struct State {
    var moment = PhoneClock.usualMoment
    /// Routes that a check has requested, followed by the scenario's routes.
    var first: [PlayedRoute] = []
    /// The number of calls to each route, by its index among all routes.
    var turns: [Int: Int] = [:]
    var calls: [RecordedCall] = []
    var bytesKept = 0
  }

  private let service: PlayedService?
  /// Whether files that the code stores in app groups persist.
  package let storesFiles: Bool
  private let state = Mutex(State())

  /// The maximum number of recorded calls, more than any check examines.
  ///
  /// Further calls get a response but aren't recorded.
  private static let mostKept = 1_000
  /// The maximum size of all recorded calls, in bytes.
  ///
  /// This is far less than a frame can hold.
  private static let mostBytesKept = 2 << 20

  /// Simulates a service; nil for a phone without a network.
  package init(_ service: PlayedService?, storesFiles: Bool = false) {
    self.service = service
    self.storesFiles = storesFiles
  }

  package convenience init(_ exercise: Exercise) {
    self.init(exercise.service, storesFiles: !exercise.appGroups.isEmpty)
  }

  /// Resets the service for a new check.
  func beginCheck() { state.withLock { $0 = State() } }

  /// Notes the time of a request.
  ///
  /// Until the next request, all calls are recorded with this time.
  ///
  /// - Parameter zone: The simulated phone's time zone.
  func ask(_ request: AnyWorkerRequest, in zone: TimeZone) {
    guard let moment = request.moment else { return }
    state.withLock { $0.moment = moment ?? PhoneClock.usualMoment(in: zone) }
  }

  /// Returns the response to a call and records the call.
  package func answer(to call: ServiceCall) -> PlayedAnswer {
    state.withLock { state in
      let answer = played(call, &state)
      let kept = call.shortened
      if state.calls.count < Self.mostKept, state.bytesKept + kept.size <= Self.mostBytesKept {
        state.bytesKept += kept.size
        state.calls.append(
          RecordedCall(
            call: kept, moment: state.moment, answer: answer.kind,
            status: answer.kind == .response ? answer.status : nil))
      }
      return answer
    }
  }

  package func answer(to order: ServiceOrder) -> WorkerResponse<[RecordedCall]> {
    switch order {
    case .calls: return .answered(state.withLock { $0.calls })
    case .play(let routes, let scenario):
      guard let service else {
        return .refused(
          .failed(
            Sentence(
              "The exercise has no `service` in its exercise.yml.",
              ko: "과제의 exercise.yml 파일에 `service` 항목이 없어요.")))
      }
      var first = routes
      if let scenario {
        guard let found = service.scenarios[scenario] else {
          let known = service.scenarios.keys.sorted().joined(separator: ", ")
          return .refused(
            .failed(
              Sentence(
                "The service has no scenario “\(scenario)”. It has: \(known).",
                ko: "서비스에 “\(scenario)” 시나리오가 없어요. 있는 것: \(known).")))
        }
        first += found
      }
      state.withLock { ($0.first, $0.turns) = (first, [:]) }
      return .answered([])
    }
  }

  private func played(_ call: ServiceCall, _ state: inout State) -> PlayedAnswer {
    guard let service else { return PlayedAnswer(kind: .offline) }
    let isKnown = service.hosts.contains(call.host)
    var delay = 0.0
    for (place, route) in (state.first + service.routes).enumerated() where route.fits(call) {
      guard let last = route.answers.indices.last else { continue }
      let turn = state.turns[place, default: 0]
      var answer = route.answers[min(turn, last)]
      // Without a network, the phone can't tell which hosts exist.
      guard isKnown || answer.kind == .offline else { continue }
      state.turns[place] = turn + 1
      answer.delay += delay
      guard answer.kind == .usual else { return answer }
      delay = answer.delay
    }
    guard isKnown else { return PlayedAnswer(kind: .unknownHost) }
    return PlayedAnswer(
      status: 404, headers: ["Content-Type": "text/plain"], body: Data("Not Found".utf8),
      delay: delay)
  }
}

extension ServiceCall {
  /// The maximum recorded sizes of an address, of all headers and of a body, in bytes.
  private static let (mostAddress, mostHeaders, mostBody) = (4 << 10, 16 << 10, 64 << 10)

  /// A copy cut to the maximum recorded sizes, because code may write anything into a call.
  fileprivate var shortened: ServiceCall {
    var left = Self.mostHeaders
    let kept = headers.sorted { $0.key < $1.key }.filter { name, value in
      left -= name.utf8.count + value.utf8.count
      return left >= 0
    }
    return ServiceCall(
      number: number,
      address: String(decoding: address.utf8.prefix(Self.mostAddress), as: UTF8.self),
      method: String(decoding: method.utf8.prefix(32), as: UTF8.self),
      headers: Dictionary(kept, uniquingKeysWith: { first, _ in first }),
      body: Data(body.prefix(Self.mostBody)))
  }

  /// The size of the contents, in bytes.
  fileprivate var size: Int {
    address.utf8.count + method.utf8.count + body.count
      + headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }
}

extension AnyWorkerRequest {
  /// The time on the simulated phone for a request to learner code; an inner nil means the default time.
  ///
  /// Nil for a request to the process itself.
  fileprivate var moment: Date?? {
    switch self {
    case .render(let request): .some(request.asked ?? request.date)
    case .tap(let request): .some(request.picture.date)
    case .touch(let request): .some(request.picture.asked ?? request.picture.date)
    case .timeline(let request): .some(request.from)
    case .walk(let request):
      .some(request.walk.moment ?? request.picture.asked ?? request.picture.date)
    case .strip(let request): .some(request.entries.first?.asked ?? request.picture.date)
    case .inspect(.types): nil
    case .call, .scene, .open, .gallery, .inspect, .sheet, .previews, .bundles, .control,
      .measureActivity:
      .some(nil)
    case .performIntent(let request): .some(request.intent.date)
    case .load, .examineProcess, .service, .archiveIntent, .giveStored, .takeStored: nil
    }
  }
}

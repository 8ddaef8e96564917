package import Curriculum
import Foundation
package import Stage
import Sentences
import Synchronization

/// Plays a web service to learner code, and keeps the record of what it was asked.
///
/// It lives in the judge. Calls come to it on the channel on which replies come, so learner code can
/// make calls as it likes, but neither take one back nor tell when it was made: the moment is that of
/// the question in whose answering the call came.
package final class ServicePlayer: Sendable {
  private struct State {
    var moment = PhoneClock.usualMoment
    /// What a check wants instead of the usual, the scenario's routes behind its own.
    var first: [PlayedRoute] = []
    /// How many calls each route got, by its place among all.
    var turns: [Int: Int] = [:]
    var calls: [RecordedCall] = []
    /// Bytes of what they say.
    var bytesKept = 0
  }

  private let service: PlayedService?
  /// Whether what the code stores in files of app groups is kept.
  package let storesFiles: Bool
  private let state = Mutex(State())

  /// More calls than a check looks at; what comes behind is answered, and not kept.
  private static let mostKept = 1_000
  /// Bytes of all that is kept, far less than a frame takes.
  private static let mostBytesKept = 2 << 20

  /// Plays this service; without one the phone is offline.
  package init(_ service: PlayedService?, storesFiles: Bool = false) {
    self.service = service
    self.storesFiles = storesFiles
  }

  /// Plays an exercise's service.
  package convenience init(_ exercise: Exercise) {
    self.init(exercise.service, storesFiles: !exercise.appGroups.isEmpty)
  }

  /// A check begins: nothing was asked, and everything is as usual.
  func beginCheck() { state.withLock { $0 = State() } }

  /// A question is asked of the code; what it asks from now on, it asks at that question's moment.
  ///
  /// - Parameter zone: The phone's time zone.
  func ask(_ request: AnyStageRequest, in zone: TimeZone) {
    guard let moment = request.moment else { return }
    state.withLock { $0.moment = moment ?? PhoneClock.usualMoment(in: zone) }
  }

  /// What the service does with a call.
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

  /// Follows what a check wants.
  package func answer(to order: ServiceOrder) -> StageAnswer<[RecordedCall]> {
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
      // A phone without a network does not learn who is there.
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
  /// Bytes of an address, of all headers and of a body that are kept.
  private static let (mostAddress, mostHeaders, mostBody) = (4 << 10, 16 << 10, 64 << 10)

  /// The same without what nobody looks at: code may write what it likes into a call.
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

  /// Bytes of what it says.
  fileprivate var size: Int {
    address.utf8.count + method.utf8.count + body.count
      + headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }
}

extension AnyStageRequest {
  /// The moment on the phone at which learner code is asked, the inner nil for the usual one; nil for what
  /// is asked of the process alone.
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

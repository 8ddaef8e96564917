import Storage
package import Foundation
package import Jailing
import Processes
package import Sentences
package import Stage

/// The jailed process that holds the learner's code.
///
/// It is started before the code is compiled: an empty folder is put within its sight, and the
/// plugin is linked into the folder when it is there.
package actor Worker {
  private let process: FramedProcess
  private let folder: PluginFolder
  private let limits: WorkerLimits
  private let images: ForeignImages
  /// The zone of the phone.
  private let timeZone: PhoneTimeZone
  private var isGreeted = false
  private var ending: WorkerEnd?
  /// True once something has been asked that may change later answers.
  package private(set) var isUsedUp = false
  /// True once it has been asked something since it loaded the code.
  private var wasAsked = false
  /// Whether a tap has started it: what its intents keep in memory is still there at the next tap.
  private(set) var performsIntents = false

  /// Who plays the web service; without one the phone is offline.
  private var service: ServicePlayer?

  /// What ends its answers besides their own limits.
  private var deadline: Deadline?

  /// In which threads are counted: code that does not let go of the main thread for so long is in the
  /// way of whatever is asked next.
  private static let countingLimit = Duration.seconds(1)

  /// Seconds in which a process that was just started has to say hello.
  private static let greetingLimit = Duration.seconds(20)

  init(
    process: FramedProcess, folder: PluginFolder, limits: WorkerLimits, images: ForeignImages,
    timeZone: PhoneTimeZone
  ) {
    self.process = process
    self.folder = folder
    self.limits = limits
    self.images = images
    self.timeZone = timeZone
  }

  /// Loads the learner's plugin; throws how it ended where loading alone ends it.
  ///
  /// - Parameters:
  ///   - files: Those beside which its asset catalogs lie.
  ///   - isIncomplete: Whether parts of the code were left out of it.
  package func load(
    _ plugin: URL, besideCatalogs files: [URL] = [], isIncomplete: Bool = false
  ) async throws(WorkerEnd) {
    try await awaitGreeting()
    let path: String
    do {
      path = try folder.take(plugin)
      try folder.takeCatalogs(beside: files)
    } catch let problem as CatalogCopy.Problem {
      _ = await stop()
      throw WorkerEnd(status: .notCompiled, message: problem.sentence)
    } catch {
      throw await infrastructureFailure(
        Sentence(
          "the plugin cannot be handed over: \(SystemReason.sentence(of: error))",
          ko: "플러그인을 넘길 수 없어요: \(SystemReason.sentence(of: error))"))
    }
    await images.convert(in: folder.url)
    switch try await ask(LoadRequest(plugin: path, isIncomplete: isIncomplete)) {
    case .answered: folder.takeBack(plugin)
    case .refused(.failed(let reason)):
      throw WorkerEnd(status: .notCompiled, message: reason)
    case .refused: throw WorkerEnd(status: .crashed, message: WorkerEnd.forgery)
    }
  }

  /// Waits until the process can be asked.
  package func awaitGreeting() async throws(WorkerEnd) {
    guard !isGreeted else { return }
    do {
      try await process.awaitGreeting(role: "worker", within: Self.greetingLimit, until: deadline)
      isGreeted = true
    } catch {
      throw await infrastructureFailure(
        Sentence(
          "the worker did not start: \(SystemReason.sentence(of: error))",
          ko: "작업 프로세스가 시작되지 않았어요: \(SystemReason.sentence(of: error))"))
    }
  }

  /// Asks and reads the answer; what is no answer to this request ends the process.
  package func ask<Request: StageRequest>(
    _ request: Request, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> StageAnswer<Request.Response> {
    try await read(try await unreadAnswer(to: request, within: limit))
  }

  /// Asks, and gives the answer as it came.
  package func unreadAnswer<Request: StageRequest>(
    to request: Request, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> UnreadAnswer<Request.Response> {
    let id = StageQuestion.newNumber()
    let payload = try await reply(to: StageQuestion(id: id, request: request), within: limit)
    return UnreadAnswer(id: id, payload: payload)
  }

  /// Reads an answer; what is none to its question ends the process.
  ///
  /// Not where the next question is passed on, which need not wait for it.
  package nonisolated func read<Response>(
    _ answer: UnreadAnswer<Response>
  ) async throws(WorkerEnd) -> StageAnswer<Response> {
    do {
      let reply = try Frame.message(StageReply<Response>.self, in: answer.payload)
      if reply.id == answer.id { return reply.answer }
    } catch {
      // Ours could fail to be read as well: only an answer to something else, or none at all, was surely
      // written by somebody else.
      if (try? Frame.message(NumberedReply.self, in: answer.payload))?.id == answer.id {
        _ = await stop()
        throw WorkerEnd(status: .crashed, message: WorkerEnd.unreadableAnswer)
      }
    }
    _ = await stop()
    throw WorkerEnd(status: .crashed, message: WorkerEnd.forgery)
  }

  /// Asks what any process can answer that is not the code's.
  private func response<Request: StageRequest>(
    to request: Request, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> Request.Response {
    guard case .answered(let response) = try await ask(request, within: limit) else {
      throw WorkerEnd(status: .crashed, message: WorkerEnd.forgery)
    }
    return response
  }

  /// Whether what was asked so far left the process as good as a new one.
  ///
  /// Threads that the code left behind are taken from those that it may have: Dispatch waits without
  /// end for one that it cannot start, so that the next check would wait with it, but only where no
  /// thread of its own happened to be idle.
  func isAsGoodAsNew() async -> Bool {
    guard !isUsedUp else { return false }
    guard wasAsked else { return true }
    guard let state = try? await response(to: ProcessStateRequest(), within: Self.countingLimit)
    else { return false }
    return state.threads <= limits.worker.processes / 2 && !state.hasStored
  }

  /// Notes that a tap has started it.
  func beginPerformingIntents() { performsIntents = true }

  /// What the code stored; throws how the process ended, where it did.
  func stored() async throws(WorkerEnd) -> StoredData {
    try await response(to: GiveStoredRequest())
  }

  /// Begins with what another process stored.
  func take(_ stored: StoredData) async throws(WorkerEnd) {
    _ = try await response(to: TakeStoredRequest(stored))
  }

  /// Waits until the calls are here that the code made before it answered.
  func settle() async {
    guard ending == nil, wasAsked else { return }
    _ = try? await ask(ProcessStateRequest())
  }

  /// Lets the code's calls be answered by this service.
  package func connect(to service: ServicePlayer?) { self.service = service }

  /// Has its answers end when what it is asked for has to be done.
  func serve(until deadline: Deadline?) { self.deadline = deadline }

  /// Passes a question on and returns the reply's bytes unread.
  ///
  /// A limit given here replaces the usual one for a request.
  func reply(
    to question: StageQuestion, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> Data {
    if let ending { throw ending }
    switch question.request {
    case .load: break
    case .tap, .touch, .open:
      isUsedUp = true
      wasAsked = true
    case .control(let request):
      if request.taps { isUsedUp = true }
      wasAsked = true
    default: wasAsked = true
    }
    do {
      service?.ask(question.request, in: timeZone.zone)
      try await process.send(question)
      return try await nextReply(within: limit ?? limits.request)
    } catch {
      let end = await ending(after: error)
      ending = end
      throw end
    }
  }

  /// The next reply; calls of the service that come before it are answered.
  private func nextReply(within limit: Duration) async throws -> Data {
    let start = ContinuousClock.now
    // However many calls there are, they end with the question's time: a day of timelines asks a service
    // hundreds of times, and honestly so.
    while true {
      let left = limit - (ContinuousClock.now - start)
      guard left > .zero else { throw FrameError.timedOut(Double(limit.components.seconds)) }
      let payload = try await process.receive(within: left, until: deadline)
      guard let call = try ServiceFrame.message(ServiceCall.self, in: payload) else {
        return payload
      }
      let answer = service?.answer(to: call) ?? PlayedAnswer(kind: .offline)
      let reply = ServiceReply(number: call.number, answer: answer)
      try await process.send(payload: ServiceFrame.payload(of: reply))
    }
  }

  private func ending(after error: any Error) async -> WorkerEnd {
    let isForgery =
      switch error {
      case FrameError.tooLong, FrameError.garbled: true
      default: false
      }
    do {
      let report =
        isForgery
        ? try await process.end()
        : try await process.report(within: limits.request, until: deadline)
      return isForgery
        ? WorkerEnd(status: .crashed, message: WorkerEnd.forgery) : WorkerEnd(report)
    } catch {
      return WorkerEnd(
        status: .infrastructureFailure, message: SystemReason.sentence(of: error))
    }
  }

  private func infrastructureFailure(_ reason: Sentence) async -> WorkerEnd {
    let report = await stop()
    let words = report?.errorText.split(whereSeparator: \.isNewline).last.map { " (\($0))" } ?? ""
    let end = WorkerEnd(
      status: .infrastructureFailure,
      message: Sentence(
        "Rings failed: \(reason)\(words).", ko: "Rings에 문제가 생겼어요: \(reason)\(words)."))
    ending = end
    return end
  }

  /// Ends the process; what it printed is in the report.
  @discardableResult
  package func stop() async -> JailReport? {
    let report = try? await process.end()
    folder.remove()
    return report
  }
}

/// A reply of which only the number can be read.
private struct NumberedReply: Codable {
  let id: Int
}

extension WorkerEnd {
  /// Said where an answer came that cannot be read: nobody knows whose fault that is.
  package static let unreadableAnswer = Sentence(
    "The answer about your code could not be read, so this part is left open. That may be a fault of Rings: "
      + "the code and what you asked for are what to report.",
    ko: "코드에 관한 답을 읽을 수 없어서 이 부분은 알 수 없어요. Rings의 잘못일 수 있으니, 코드와 실행한 명령을 알려 주세요.")

  /// Said of a worker whose bytes are no answers: only code that writes into our channel does that.
  package static let forgery = Sentence(
    "Your code wrote into the channel that Rings uses to talk with it, and was stopped.",
    ko: "Rings가 쓰는 통로에 코드가 무언가를 써서 멈췄어요.")
}

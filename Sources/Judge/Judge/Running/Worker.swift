import Storage
package import Foundation
package import Jailing
import Processes
package import Sentences
package import WorkerProtocol

/// The sandboxed process that holds the learner's code.
///
/// It starts before the code is compiled, with access to an empty folder. The compiled plugin is then linked
/// into that folder.
package actor Worker {
  private let process: FramedProcess
  private let folder: PluginFolder
  private let limits: WorkerLimits
  private let images: ForeignImages
  /// The simulated phone's time zone.
  private let timeZone: PhoneTimeZone
  private var isGreeted = false
  private var ending: WorkerEnd?
  /// Whether a request may have changed the results of later requests.
  package private(set) var isUsedUp = false
  /// Whether any request has been sent since the code was loaded.
  private var wasAsked = false
  /// Whether a tap started this process.
  ///
  /// Values that intents keep in memory last until the next tap.
  private(set) var performsIntents = false

  /// The simulated web service; nil for a phone without a network.
  private var service: ServicePlayer?

  /// The deadline for the process's responses, in addition to their time limits.
  private var deadline: Deadline?

  /// The time limit for counting threads.
  ///
  /// Code that blocks the main thread longer would delay the next request.
  private static let countingLimit = Duration.seconds(1)

  /// The time limit for the greeting of a new process.
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

  /// Loads the learner's plugin.
  ///
  /// Throws a `WorkerEnd` if loading ends the process.
  ///
  /// - Parameters:
  ///   - files: Files whose folders contain the asset catalogs.
  ///   - isIncomplete: Whether parts of the code were left out of the plugin.
  ///   - mayDeclareBackground: Whether the author's complete code declares a container background.
  package func load(
    _ plugin: URL, besideCatalogs files: [URL] = [], isIncomplete: Bool = false,
    mayDeclareBackground: Bool = false
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
          "can't pass the plugin to the worker: \(SystemReason.sentence(of: error))",
          ko: "작업 프로세스에 플러그인을 넘길 수 없어요: \(SystemReason.sentence(of: error))"))
    }
    await images.convert(in: folder.url)
    var request = LoadRequest(plugin: path, isIncomplete: isIncomplete)
    request.mayDeclareBackground = isIncomplete && mayDeclareBackground
    switch try await ask(request) {
    case .answered: folder.takeBack(plugin)
    case .refused(.failed(let reason)):
      throw WorkerEnd(status: .notCompiled, message: reason)
    case .refused: throw WorkerEnd(status: .crashed, message: WorkerEnd.forgery)
    }
  }

  /// Waits until the process is ready for requests.
  package func awaitGreeting() async throws(WorkerEnd) {
    guard !isGreeted else { return }
    do {
      try await process.awaitGreeting(role: "worker", within: Self.greetingLimit, until: deadline)
      isGreeted = true
    } catch {
      throw await infrastructureFailure(
        Sentence(
          "the worker didn't start: \(SystemReason.sentence(of: error))",
          ko: "작업 프로세스가 시작되지 않았어요: \(SystemReason.sentence(of: error))"))
    }
  }

  /// Sends a request and decodes the response.
  ///
  /// An invalid response ends the process.
  package func ask<Request: WorkerRequest>(
    _ request: Request, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> WorkerResponse<Request.Response> {
    try await read(try await unreadAnswer(to: request, within: limit))
  }

  /// Sends a request and returns the encoded response.
  package func unreadAnswer<Request: WorkerRequest>(
    to request: Request, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> UnreadAnswer<Request.Response> {
    let id = NumberedRequest.newNumber()
    let payload = try await reply(to: NumberedRequest(id: id, request: request), within: limit)
    return UnreadAnswer(id: id, payload: payload)
  }

  /// Decodes a response.
  ///
  /// An invalid response ends the process.
  ///
  /// Nonisolated, so that it doesn't delay the next request.
  package nonisolated func read<Response>(
    _ answer: UnreadAnswer<Response>
  ) async throws(WorkerEnd) -> WorkerResponse<Response> {
    do {
      let reply = try Frame.message(NumberedResponse<Response>.self, in: answer.payload)
      if reply.id == answer.id { return reply.answer }
    } catch {
      // A genuine response could fail to decode, too. Only data with another number, or without a number, was
      // certainly forged.
      if (try? Frame.message(NumberedReply.self, in: answer.payload))?.id == answer.id {
        _ = await stop()
        throw WorkerEnd(status: .crashed, message: WorkerEnd.unreadableAnswer)
      }
    }
    _ = await stop()
    throw WorkerEnd(status: .crashed, message: WorkerEnd.forgery)
  }

  /// Sends a request that the process itself handles, without the learner's code.
  private func response<Request: WorkerRequest>(
    to request: Request, within limit: Duration? = nil
  ) async throws(WorkerEnd) -> Request.Response {
    guard case .answered(let response) = try await ask(request, within: limit) else {
      throw WorkerEnd(status: .crashed, message: WorkerEnd.forgery)
    }
    return response
  }

  /// Whether the process is still as good as a new one.
  ///
  /// Threads that the code leaves behind count toward its limit. Dispatch waits forever for a thread that it
  /// can't start, so the next check could hang.
  func isAsGoodAsNew() async -> Bool {
    guard !isUsedUp else { return false }
    guard wasAsked else { return true }
    guard let state = try? await response(to: ProcessStateRequest(), within: Self.countingLimit)
    else { return false }
    return state.threads <= limits.worker.processes / 2 && !state.hasStored
  }

  func beginPerformingIntents() { performsIntents = true }

  /// Returns the code's stored data.
  ///
  /// Throws a `WorkerEnd` if the process has ended.
  func stored() async throws(WorkerEnd) -> StoredData {
    try await response(to: GiveStoredRequest())
  }

  /// Makes the worker start with the data that another process stored.
  func take(_ stored: StoredData) async throws(WorkerEnd) {
    _ = try await response(to: TakeStoredRequest(stored))
  }

  /// Waits for the web service calls that the code made before its last response.
  func settle() async {
    guard ending == nil, wasAsked else { return }
    _ = try? await ask(ProcessStateRequest())
  }

  package func connect(to service: ServicePlayer?) { self.service = service }

  /// Sets the deadline of all later responses.
  func serve(until deadline: Deadline?) { self.deadline = deadline }

  /// Forwards a request and returns the response's bytes unchanged.
  ///
  /// - Parameter limit: Replaces the usual time limit of a request.
  func reply(
    to question: NumberedRequest, within limit: Duration? = nil
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

  /// Returns the next response, after answering the web service calls that precede it.
  private func nextReply(within limit: Duration) async throws -> Data {
    let start = ContinuousClock.now
    // Only the request's time limit bounds the number of calls. A day of timelines legitimately makes
    // hundreds.
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

  /// Ends the process.
  ///
  /// The report contains its output.
  @discardableResult
  package func stop() async -> JailReport? {
    let report = try? await process.end()
    folder.remove()
    return report
  }
}

/// A response of which only the number can be decoded.
private struct NumberedReply: Codable {
  let id: Int
}

extension WorkerEnd {
  /// The message for a response that can't be decoded, which may be the learner's fault or ours.
  package static let unreadableAnswer = Sentence(
    """
    Rings couldn't read the response about your code, so this part isn't judged. This may be a bug \
    in Rings. Please report it with your code and the command.
    """,
    ko: "코드에 관한 응답을 읽을 수 없어서 이 부분은 판단하지 못했어요. Rings의 버그일 수 있으니, 코드와 실행한 명령을 알려 주세요.")

  /// The message for bytes that aren't a response.
  ///
  /// Only code that writes into our channel causes that.
  package static let forgery = Sentence(
    "Rings stopped your code because it wrote to a channel that only Rings may use.",
    ko: "Rings와 코드가 주고받는 통로에 코드가 무언가를 써서 멈췄어요.")
}

import AppIntents
import Foundation
package import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

/// Responds to requests about the learner's code; loads one plugin in its lifetime.
@MainActor
package final class PluginWorker {
  private(set) var library: PluginLibrary?
  let catalog = ProbeCatalog.shared
  /// The widgets created so far, by type name.
  var hosts: [String: WidgetHost] = [:]
  /// The widgets whose providers returned no timeline.
  var silent: Set<String> = []
  /// The silent widgets whose providers were waiting for a slow service.
  var waiting: Set<String> = []
  var opened: (request: GalleryRequest, gallery: WidgetGallery)?
  /// The last rendered picture; taps refer to its controls.
  var last: (host: WidgetHost, picture: WidgetPicture)?
  /// The intents behind the buttons of the last standalone view.
  var intentsOfView: [any AppIntent] = []
  /// The timelines of the last walk, whose entries are drawn next.
  var walked: WalkedTimelines?

  var scene: PlayedScene?

  /// The current date of learner code, unless a request sets another date.
  static var moment: Date { PhoneClock.usualMoment(in: .current) }

  /// The maximum number of view nodes: more than any widget needs, and few enough to send within the time
  /// limit.
  static let maximumParts = 4_000

  package init() {}

  /// Returns the response to a request, a `NumberedResponse` with the request's response type.
  func reply(to question: NumberedRequest) async -> any Encodable & Sendable {
    let number = question.id
    switch question.request {
    case .load(let request):
      return await reply(number, to: request) {
        try load(request.plugin)
        LeftOutCode.isMissing = request.isIncomplete
        LeftOutCode.mayDeclareBackground = request.mayDeclareBackground
        return .done
      }
    case .inspect(let request):
      return await reply(number, to: request) { try contents(request) }
    case .gallery(let request):
      return await reply(number, to: request) { try gallery(request) }
    case .render(let request) where request.standsIn:
      return await reply(number, to: request) { try await render(request).passable }
    case .render(let request):
      return await patientReply(number, to: request) { try await self.render(request).passable }
    case .timeline(let request):
      return await patientReply(number, to: request) { try await self.timeline(request) }
    case .walk(let request):
      return await patientReply(number, to: request) { try await self.walk(request) }
    case .strip(let request):
      return await patientReply(number, to: request) { try await self.strip(request) }
    case .tap(let request):
      return await patientReply(number, to: request) { try await self.tap(request) }
    case .touch(let request):
      return await patientReply(number, to: request) { try await self.touch(request) }
    case .sheet(let request):
      return await patientReply(number, to: request) { try await self.sheet(request) }
    case .call(let request):
      return await reply(number, to: request) { try await call(request) }
    case .scene(let request):
      return await reply(number, to: request) { try play(request) }
    case .open(let request):
      return await reply(number, to: request) { try open(request) }
    case .previews(let request):
      return await reply(number, to: request) { try await previewContents(request) }
    case .bundles(let request):
      return await reply(number, to: request) { try bundleContents() }
    case .control(let request):
      return await reply(number, to: request) { try await control(request) }
    case .measureActivity(let request):
      return await reply(number, to: request) {
        try measureActivity(named: request.activity, request.values)
      }
    case .examineProcess(let request):
      return await reply(number, to: request) {
        ProcessState(threads: ProcessThreads.count, hasStored: !PhoneStorage.stored.isEmpty)
      }
    case .archiveIntent(let request):
      return await reply(number, to: request) { try await archivedIntent(request) }
    case .performIntent(let request):
      return await patientReply(number, to: request) { try await self.perform(request) }
    case .giveStored(let request):
      return await reply(number, to: request) { PhoneStorage.stored }
    case .takeStored(let request):
      return await reply(number, to: request) {
        PhoneStorage.take(request.stored)
        return .done
      }
    case .service(let request):
      return await reply(number, to: request) {
        throw RequestFailure(
          "No service receives this request here.", ko: "여기에는 이 요청을 받는 서비스가 없어요.")
      }
    }
  }

  private func reply<Request: WorkerRequest>(
    _ number: Int, to request: Request, _ response: () async throws -> Request.Response
  ) async -> any Encodable & Sendable {
    CrashStack.coverThread()
    do {
      return NumberedResponse(id: number, answer: .answered(try await response()))
    } catch {
      return NumberedResponse(id: number, refusal: RequestRefusal(error))
    }
  }

  /// Returns the response to a request whose code may wait for a service.
  private func patientReply<Request: WorkerRequest>(
    _ number: Int, to request: Request,
    _ response: @escaping @MainActor () async throws -> Request.Response
  ) async -> any Encodable & Sendable {
    await reply(number, to: request) { try await withPatienceForServices(response) }
  }

  private func contents(_ request: InspectRequest) throws -> PluginContents {
    switch request {
    case .everything: try contents()
    case .types: try typeContents()
    case .widgets(let types):
      PluginContents(
        widgets: try widgets { types.contains($0) }, controls: try controls { types.contains($0) })
    }
  }

  private func call(_ request: ProbeRequest) async throws -> Data {
    guard let probe = catalog.probes[request.probe] else {
      throw RequestRefusal.missingProbe(request.probe)
    }
    WorkerClock.set(PluginWorker.moment)
    WorkerLocale.current = WorkerLocale.standard
    return try await withPatienceForServices { try await probe.answer(request.arguments) }
  }

  private func load(_ path: String) throws {
    guard library == nil else { throw PluginError.alreadyLoaded }
    Evaluation.maximumNodes = Self.maximumParts
    WorkerClock.set(PluginWorker.moment)
    WorkerRandom.seed(UInt64(PhoneClock.usualMoment.timeIntervalSince1970))
    // Asset catalogs and data from the learner's folder are beside the plugin.
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    AssetCatalog.main = AssetCatalog(folders: [folder])
    ResourceFolder.open(folder)
    let library = try PluginLibrary(path: path)
    library.callEntry(ProbeEntry.symbol)
    // Closes the catalog before the learner's own code runs, which starts with the next request.
    catalog.close()
    self.library = library
  }
}

/// A request that failed, with a message for the learner.
package struct RequestFailure: SpokenError {
  package let sentence: Sentence
  /// Whether the request refers to something that doesn't exist, so that the files aren't at fault.
  let isImpossible: Bool

  init(_ english: SentenceForm, ko korean: SentenceForm) {
    sentence = Sentence(english, ko: korean)
    isImpossible = false
  }

  init(impossible sentence: Sentence) {
    self.sentence = sentence
    isImpossible = true
  }
}

extension RequestRefusal {
  /// Translates the error that ended a request; unknown errors come from the learner's code.
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let refusal as RequestRefusal: refusal
      case let error as RequestFailure:
        error.isImpossible ? .impossible(error.sentence) : .failed(error.sentence)
      case let error as ProbeCallError: .failed(error.sentence)
      case let error as TimelineSourceError:
        error.isSilence ? .failed(error.sentence) : .impossible(error.sentence)
      case let error as WidgetHostError:
        error.isOfTheRequest ? .impossible(error.sentence) : .failed(error.sentence)
      case let error as ControlHostError: .failed(error.sentence)
      case let error as PluginError: .failed(error.sentence)
      case let error as IntentParameterError:
        error.isOfTheAsker ? .impossible(error.sentence) : .failed(error.sentence)
      default: .threw("\(error)")
      }
  }
}

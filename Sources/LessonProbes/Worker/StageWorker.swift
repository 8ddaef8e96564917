import AppIntents
import Foundation
package import Sentences
import Simulator
import Stage
import SwiftUI
import WidgetKit

/// Answers requests about the learner's code; one plugin in its life.
@MainActor
package final class StageWorker {
  private(set) var library: PluginLibrary?
  let catalog = ProbeCatalog.shared
  /// The widgets met so far, by their types' names.
  var hosts: [String: WidgetHost] = [:]
  /// The widgets whose providers did not answer when they were asked for a timeline.
  var silent: Set<String> = []
  /// Those of them whose providers waited for a service that was too slow.
  var waiting: Set<String> = []
  /// The gallery that was opened last, and on which phone.
  var opened: (request: GalleryRequest, gallery: WidgetGallery)?
  /// What was rendered last: taps name its controls.
  var last: (host: WidgetHost, picture: WidgetPicture)?
  /// The intents behind the buttons of the view that was laid out alone last.
  var intentsOfView: [any AppIntent] = []
  /// The timelines that were walked last, whose entries are drawn next.
  var walked: WalkedTimelines?

  /// The app whose scene was played last.
  var scene: PlayedScene?

  /// The moment that learner code finds itself in where a request names none.
  static let moment = PhoneClock.usualMoment

  /// More parts than any widget needs, and few enough to be passed on before patience ends.
  static let maximumParts = 4_000

  /// A worker that holds no plugin yet.
  package init() {}

  func answer(_ request: StageRequest) async -> StageResponse {
    CrashStack.coverThread()
    do {
      return try await response(to: request)
    } catch let error as StageFailure {
      return error.isImpossible ? .impossible(error.sentence) : .failed(error.sentence)
    } catch let error as ProbeCallError {
      return .failed(error.sentence)
    } catch let error as MissingProbe {
      return .missingProbe(error.name)
    } catch let error as TimelineSourceError {
      return error.isSilence ? .failed(error.sentence) : .impossible(error.sentence)
    } catch let error as WidgetHostError {
      return error.isOfTheRequest ? .impossible(error.sentence) : .failed(error.sentence)
    } catch let error as ControlHostError {
      return .failed(error.sentence)
    } catch let error as PluginError {
      return .failed(error.sentence)
    } catch let error as IntentParameterError {
      return error.isOfTheAsker ? .impossible(error.sentence) : .failed(error.sentence)
    } catch let error as TimelineSourceError {
      return .impossible(error.sentence)
    } catch {
      return .threw("\(error)")
    }
  }

  private func response(to request: StageRequest) async throws -> StageResponse {
    switch request {
    case .load(let plugin):
      try load(plugin)
      return .loaded
    case .inspect: return .contents(try contents())
    case .inspectTypes: return .contents(try typeContents())
    case .inspectWidgets(let types):
      return .contents(
        PluginContents(
          widgets: try widgets { types.contains($0) },
          controls: try controls { types.contains($0) }))
    case .gallery(let request): return .gallery(try gallery(request))
    case .render(let request) where request.standsIn:
      return .picture(try await render(request).passable)
    case .render(let request):
      return .picture(try await withPatienceForServices { try await self.render(request).passable })
    case .timeline(let request):
      return .timeline(try await withPatienceForServices { try await self.timeline(request) })
    case .walk(let request):
      return .walked(try await withPatienceForServices { try await self.walk(request) })
    case .strip(let request):
      return .strip(try await withPatienceForServices { try await self.strip(request) })
    case .tap(let handle, let request):
      return .tapped(
        try await withPatienceForServices { try await self.tap(handle: handle, request) })
    case .touch(let request):
      return .touched(try await withPatienceForServices { try await self.touch(request) })
    case .sheet(let request):
      return .sheet(try await withPatienceForServices { try await self.sheet(request) })
    case .call(let name, let arguments):
      guard let probe = catalog.probes[name] else { throw MissingProbe(name: name) }
      WorkerClock.set(StageWorker.moment)
      WorkerLocale.current = WorkerLocale.standard
      return .returned(try await withPatienceForServices { try await probe.answer(arguments) })
    case .scene(let request): return .scene(try play(request))
    case .open(let request): return .opened(try open(request))
    case .previews: return .previews(try await previewContents())
    case .bundles: return .bundles(try bundleContents())
    case .control(let request): return .control(try await control(request))
    case .measureActivity(let name, let values):
      return .activitySize(try measureActivity(named: name, values))
    case .countThreads:
      return .threads(ThreadCount.now, hasStored: !PhoneStorage.stored.isEmpty)
    case .giveStored: return .stored(PhoneStorage.stored)
    case .takeStored(let stored):
      PhoneStorage.take(stored)
      return .loaded
    case .service:
      throw StageFailure("No service hears this here.", ko: "여기서는 서비스가 듣지 않아요.")
    }
  }

  private func load(_ path: String) throws {
    guard library == nil else { throw PluginError.alreadyLoaded }
    Evaluation.maximumNodes = Self.maximumParts
    WorkerClock.set(StageWorker.moment)
    WorkerRandom.seed(UInt64(StageWorker.moment.timeIntervalSince1970))
    // Catalogs and data that lay beside the learner's files have been put beside the plugin.
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    AssetCatalog.main = AssetCatalog(folders: [folder])
    ResourceFolder.open(folder)
    let library = try PluginLibrary(path: path)
    library.callEntry(ProbeEntry.symbol)
    // The learner's own code runs from the first question on.
    catalog.close()
    self.library = library
  }
}

/// A request that cannot be answered, in a sentence fit for the learner.
package struct StageFailure: SpokenError {
  package let sentence: Sentence
  /// Whether the request names what is not there, and the files are not to blame.
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

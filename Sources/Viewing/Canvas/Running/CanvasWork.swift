import Foundation
import Judge
import Sentences
import WorkerProtocol
import Viewing

package struct CanvasWork: Sendable {
  private let services: CanvasServices

  package init(_ services: CanvasServices) {
    self.services = services
  }

  /// Carries out an effect and returns the resulting event, or nil if there is none.
  package func outcome(of effect: CanvasEffect) async -> CanvasEvent? {
    switch effect {
    case .compile(let order): return .compiled(await answer(to: order, isCompiling: true))
    case .draw(let order): return .drawn(await answer(to: order, isCompiling: false))
    case .check: return await verdict
    case .leave: return nil
    }
  }

  private var verdict: CanvasEvent? {
    get async {
      guard let check = services.check else { return nil }
      do {
        return .judged(try await check())
      } catch {
        return .notJudged(services.describe(error))
      }
    }
  }

  private func answer(to order: CanvasOrder, isCompiling: Bool) async -> CanvasAnswer {
    let start = ContinuousClock.now
    func answer(
      _ outcome: CanvasAnswer.Outcome, entries: [Date]? = nil, previews: [PreviewContents]? = nil
    ) -> CanvasAnswer {
      CanvasAnswer(
        to: order, outcome, entries: entries, previews: previews,
        took: ContinuousClock.now - start)
    }
    do {
      let question = try services.question(order)
      // After the picture, prepares for the next save.
      defer {
        if isCompiling {
          Task { [studio = services.studio] in await studio.prepare(for: question) }
        }
      }
      if isCompiling,
        case .refused(let diagnostics) = try await services.studio.compile(question)
      {
        return answer(.refused(diagnostics))
      }
      switch try await services.studio.draw(question) {
      case nil: return answer(.nothing(.canvasNothingYet))
      case .pictures(let pictures, _, let failures):
        let notes =
          order.round == 0 ? await services.studio.remarks(on: question).notes(of: pictures) : []
        let drawn = CanvasAnswer.Outcome.pictures(pictures, failures: failures, notes: notes)
        let previews = isCompiling ? await services.studio.previews() : nil
        guard isCompiling || order.asksEntries, order.look.preview == nil,
          let first = pictures.first
        else { return answer(drawn, previews: previews) }
        return answer(
          drawn, entries: await services.studio.entries(of: first.request), previews: previews)
      case .refused(let diagnostics): return answer(.refused(diagnostics))
      case .nothing(let reason):
        // Files without widgets may have previews to choose from.
        return answer(
          .nothing(reason), previews: isCompiling ? await services.studio.previews() : nil)
      }
    } catch {
      // A preview that no longer exists doesn't hide the others.
      return answer(
        .nothing(services.describe(error)),
        previews: isCompiling ? await services.studio.previews() : nil)
    }
  }
}

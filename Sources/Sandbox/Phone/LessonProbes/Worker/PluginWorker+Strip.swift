import AppleFoundation
import Foundation
import Simulator
import WorkerProtocol
import WidgetKit

/// The timelines of one widget's walk through time, cached so that drawing their entries needs no second
/// request.
struct WalkedTimelines {
  /// The widget and its phone, independent of the date.
  let picture: RenderRequest
  /// The timelines, keyed by the date of the request.
  var timelines: [Date: ArchivedTimeline] = [:]
}

extension PluginWorker {
  /// The time after which a batch returns its results so far.
  ///
  /// The judge's time limit is for a single response.
  private static let longestBatch = Duration.seconds(1)

  /// Requests timelines one after another.
  ///
  /// - Throws: The first timeline's error. A later error ends the batch, and recurs in the batch that starts
  ///   there.
  func walk(_ request: WalkRequest) async throws -> [TimelineSummary] {
    let clock = ContinuousClock()
    let end = clock.now + Self.longestBatch
    var walk = request.walk
    var answers: [TimelineSummary] = []
    repeat {
      guard let moment = walk.moment else { break }
      do {
        let answer = TimelineSummary(try await timeline(of: request.picture, asked: moment))
        walk.add(answer)
        answers.append(answer)
      } catch {
        guard !answers.isEmpty else { throw error }
        break
      }
    } while answers.count < request.mostTimelines && clock.now < end
    return answers
  }

  /// Draws entries in order, and merges neighbors that look the same.
  ///
  /// - Throws: The first entry's error; a later error ends the batch.
  func strip(_ request: StripRequest) async throws -> StripPictures {
    let clock = ContinuousClock()
    let end = clock.now + Self.longestBatch
    var pictures = StripPictures(runs: [], isFull: false)
    for entry in request.entries {
      guard pictures.runs.isEmpty || clock.now < end else { break }
      let drawn: RenderedWidget
      do {
        drawn = try await picture(of: entry, request.picture)
      } catch {
        guard !pictures.runs.isEmpty else { throw error }
        break
      }
      if let last = pictures.runs.indices.last,
        pictures.runs[last].picture.picture.drawing == drawn.picture.drawing
      {
        pictures.runs[last].count += 1
      } else if pictures.runs.count < request.mostPictures {
        pictures.runs.append(StripPictures.Run(picture: drawn.passable, count: 1))
      } else {
        pictures.isFull = true
        break
      }
    }
    return pictures
  }

  private func picture(
    of entry: StripRequest.Entry, _ template: RenderRequest
  ) async throws -> RenderedWidget {
    let timeline = try await timeline(of: template, asked: entry.asked)
    var request = template
    request.asked = entry.asked
    request.entry = entry.place
    WorkerClock.set(entry.asked)
    WorkerLocale.current = Locale(identifier: template.locale)
    DeviceIdiom.current = Device.named(template.device)?.kind.idiom ?? .iphone
    let host = try host(of: template)
    return try rendered(
      try host.entry(entry.place, of: timeline), of: host, in: try WidgetSituation(request), request
    )
  }

  /// Returns the widget's timeline for a date; requests each timeline only once.
  private func timeline(
    of picture: RenderRequest, asked: Date
  ) async throws -> ArchivedTimeline {
    if walked?.picture != picture { walked = WalkedTimelines(picture: picture) }
    if let known = walked?.timelines[asked] { return known }
    WorkerClock.set(asked)
    WorkerLocale.current = Locale(identifier: picture.locale)
    DeviceIdiom.current = Device.named(picture.device)?.kind.idiom ?? .iphone
    var request = picture
    request.asked = asked
    let timeline = try await host(of: picture).timeline(
      in: try WidgetSituation(request), values: request.configuration.parameterValues)
    walked?.timelines[asked] = timeline
    return timeline
  }

  private func host(of picture: RenderRequest) throws -> WidgetHost {
    guard case .widget(let name) = picture.subject else {
      throw RequestFailure("Only widgets have timelines.", ko: "타임라인은 위젯에만 있어요.")
    }
    return try host(named: name)
  }
}

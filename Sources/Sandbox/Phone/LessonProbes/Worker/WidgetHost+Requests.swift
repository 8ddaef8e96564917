import Foundation
import Simulator
import WidgetKit
import WorkerProtocol

extension WidgetHost {
  /// Returns the requested entry: by its date, by its index, or the entry that the phone shows now.
  ///
  /// If the current entry began earlier, the live texts in it have been running since then.
  func entry(
    of timeline: ArchivedTimeline, for request: RenderRequest, in situation: inout WidgetSituation
  ) throws -> ArchivedEntry {
    if let date = request.date, let shown = timeline.entry(at: date) { return shown }
    let now = request.asked ?? PluginWorker.moment
    if request.showsCurrentEntry, let first = timeline.entries.first, first.date < now,
      let shown = timeline.entry(at: now)
    {
      situation.date = now
      return shown
    }
    return try entry(request.entry, of: timeline)
  }
}

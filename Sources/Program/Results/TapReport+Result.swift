import Drawing
import Foundation
package import Sentences
package import WorkerProtocol
import Viewing

extension TapReport: CommandResult {
  package func blocks(inWords: Bool) -> [ResultBlock] {
    let after = outcome?.after.map { (Sentence("after", ko: "탭한 뒤"), $0.picture) }
    // App windows are small, as in `rings scene`.
    let windows = OpeningPhrases.windows(of: openings)
    return [
      .pictures(
        [(Sentence("before", ko: "탭하기 전"), before.picture)] + [after].compactMap { $0 })
    ] + (inWords && !windows.isEmpty ? [.blank] : [])
      + [
        .pictures(windows, scale: .phone),
        .sentences(TapPhrases.sentences(for: self) + endOfActivity),
      ]
  }

  /// The sentence about a Live Activity that the tap has ended.
  private var endOfActivity: [Sentence] {
    (outcome?.after?.picture.notes ?? []).filter { $0.rule == RenderNote.activityEnded }
      .map(\.message)
  }

  package func document(in language: Language) -> JSONFields {
    [
      "version": 1, "at": [x, y], "target": targetName, "name": name.orNull,
      "performed": (outcome?.intent).orNull, "reloaded": outcome?.reloadedKinds ?? [],
      "opened": (opened?.absoluteString).orNull, "opensApp": opensApp || !isControl,
      "error": (outcome?.error).orNull, "notes": remarks.map(\.rawValue), "buttons": buttons,
      "links": links, "before": before.picture.root.document,
      "after": (outcome?.after?.picture.root.document).orNull, "app": app.orNull,
    ]
  }

  /// The app that contains the widget; nil if the files declare none.
  private var app: JSONFields? {
    guard let first = openings.first else { return nil }
    return [
      "type": first.type, "before": first.before?.root.document,
      "running": openings.first { $0.before != nil }?.document,
      "started": openings.first { $0.before == nil }?.document,
    ]
  }

  private var targetName: String {
    switch target {
    case .control: "control"
    case .link: "link"
    case .widgetURL: "widgetURL"
    case .app: "app"
    }
  }
}

extension AppOpening {
  fileprivate var document: JSONFields {
    [
      "taken": isTaken, "callbacks": calls.filter(\.isWritten).map(\.name),
      "window": window?.root.document,
    ]
  }
}

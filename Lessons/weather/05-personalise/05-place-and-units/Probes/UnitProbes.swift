import AppIntents
import Foundation
import LessonProbes

/// Returns the description that the system finds, even if the type has another property of that name.
private func text(describing intent: (some AppIntent).Type) -> String? {
  (intent.description as? IntentDescription).map { String(localized: $0.descriptionText) }
}

/// The intent's description in the Shortcuts app, or nil.
let intentDescription = Probe("intentDescription") { text(describing: ChooseTownIntent.self) }

/// The intent's title.
let intentTitle = Probe("intentTitle") { String(localized: ChooseTownIntent.title) }

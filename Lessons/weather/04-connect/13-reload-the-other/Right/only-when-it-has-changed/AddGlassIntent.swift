import AppIntents
import WidgetKit

/// One more glass; the plus in the small widget performs it.
struct AddGlassIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a glass"

  func perform() async throws -> some IntentResult {
    let before = Glasses.today
    Glasses.today = before.advanced(by: 1)
    if Glasses.today != before {
      for kind in ["GlassesOfTheDay"] { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }
    return .result()
  }
}

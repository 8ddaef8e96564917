import AppIntents
import WidgetKit

/// Adds a glass. The plus button in the small widget performs it.
struct AddGlassIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a glass"

  func perform() async throws -> some IntentResult {
    Glasses.today += 1
    // TODO: this reloads three widgets. Reload only the one that needs it.
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

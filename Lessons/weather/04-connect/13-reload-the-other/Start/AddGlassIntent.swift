import AppIntents
import WidgetKit

/// One more glass; the plus in the small widget performs it.
struct AddGlassIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a glass"

  func perform() async throws -> some IntentResult {
    Glasses.today += 1
    // TODO: three widgets are reloaded here. Which of them has to be asked for?
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

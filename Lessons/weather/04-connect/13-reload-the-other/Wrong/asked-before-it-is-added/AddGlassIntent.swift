import AppIntents
import WidgetKit

/// One more glass; the plus in the small widget performs it.
struct AddGlassIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a glass"

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "GlassesOfTheDay")
    Glasses.today += 1
    return .result()
  }
}

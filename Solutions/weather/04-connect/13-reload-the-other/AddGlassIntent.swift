import AppIntents
import WidgetKit

/// Adds a glass.
///
/// The plus button in the small widget performs it.
struct AddGlassIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a glass"

  func perform() async throws -> some IntentResult {
    Glasses.today += 1
    WidgetCenter.shared.reloadTimelines(ofKind: "GlassesOfTheDay")
    return .result()
  }
}

import AppIntents
import WidgetKit

/// One more glass; the plus in the small widget performs it.
struct AddGlassIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a glass"

  /// The kind that the day's widget is known by.
  private static let day = "GlassesOfTheDay"

  func perform() async throws -> some IntentResult {
    let center = WidgetCenter.shared
    let count = Glasses.today
    Glasses.today = count + 1
    center.reloadTimelines(ofKind: Self.day)
    return .result()
  }
}

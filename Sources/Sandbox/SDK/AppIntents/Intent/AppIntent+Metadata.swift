import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// The title and description as shown in the edit sheet, whatever type they are declared with.
  package static var shownTitle: String { String(localized: title) }

  package static var shownDescription: String? {
    (description as? IntentDescription).map { String(localized: $0.descriptionText) }
  }
}

import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// The intent's title in the edit sheet.
  package static var shownTitle: String { String(localized: title) }

  package static var shownDescription: String? {
    (description as? IntentDescription).map { String(localized: $0.descriptionText) }
  }
}

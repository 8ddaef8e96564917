import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// The title in the edit sheet; every declared type of `title` and `description` works.
  package static var shownTitle: String { String(localized: title) }

  package static var shownDescription: String? {
    (description as? IntentDescription).map { String(localized: $0.descriptionText) }
  }
}

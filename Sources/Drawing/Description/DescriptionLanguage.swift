/// The languages that pictures are described in.
package enum DescriptionLanguage: String, Codable, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language of a locale identifier such as `ko_KR`; English where it is another.
  package init(locale: String) {
    self = locale.lowercased().hasPrefix("ko") ? .korean : .english
  }
}

import Foundation

/// Formats a person's name in a language's order.
struct PersonNameText {
  let name: PersonNameComponents
  let locale: Locale

  /// Whether the name begins with the family name.
  ///
  /// Chinese, Japanese and Korean names do, and have no space in their own script.
  private var beginsWithFamily: Bool {
    ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier ?? "")
  }

  func text(in style: PersonNameComponents.FormatStyle.Style) -> String {
    switch style {
    case .short: name.nickname ?? name.givenName ?? name.familyName ?? ""
    case .medium: joined([name.givenName], [name.familyName])
    case .long:
      joined(
        [name.namePrefix, name.givenName, name.middleName], [name.familyName, name.nameSuffix])
    case .abbreviated: initials
    }
  }

  private var initials: String {
    if beginsWithFamily { return name.familyName ?? name.givenName ?? "" }
    return [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()
  }

  private func joined(_ given: [String?], _ family: [String?]) -> String {
    let parts = (beginsWithFamily ? family + given : given + family).compactMap { $0 }
      .filter { !$0.isEmpty }
    let isOwnScript = parts.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } }
    return parts.joined(separator: beginsWithFamily && isOwnScript ? "" : " ")
  }
}

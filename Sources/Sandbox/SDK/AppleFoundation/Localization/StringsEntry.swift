/// A text in a strings table, which may vary by number or device.
indirect enum StringsVariation: Sendable {
  case text(String)
  case plural([String: StringsVariation])
  case device([String: StringsVariation])

  /// Whether any variant is a plural form.
  var isPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let choices): choices.values.contains(where: \.isPlural)
    }
  }

  /// Returns the variant for the simulated device and a number.
  func text(for number: Double?, in language: String) -> String? {
    switch self {
    case .text(let text): return text
    case .device(let choices):
      let chosen = choices[DeviceIdiom.current.rawValue] ?? choices["other"] ?? choices["iphone"]
      return chosen?.text(for: number, in: language)
    case .plural(let choices):
      var forms = number.map { [PluralCategory(of: $0, in: language).rawValue] } ?? []
      // A `zero` variant applies even in languages whose plural rules have no such form.
      if number == 0 { forms.insert(PluralCategory.zero.rawValue, at: 0) }
      forms.append(PluralCategory.other.rawValue)
      return forms.lazy.compactMap { choices[$0] }.first?.text(for: number, in: language)
    }
  }
}

/// The text for a key in a strings table, in one language.
struct StringsEntry: Sendable {
  /// A named part of the text, such as `%#@count@`.
  struct Variable: Sendable {
    /// The one-based position of its value, or `nil` for the next value.
    var position: Int?
    /// The format specifier of its value, without the percent sign.
    var specifier: String
    var variation: StringsVariation
  }

  let variation: StringsVariation
  var variables: [String: Variable] = [:]

  var dependsOnNumbers: Bool { variation.isPlural || !variables.isEmpty }

  private static let maximumDepth = 8

  /// Returns the format string with the plural forms that suit these values.
  func format(for arguments: [LocalizationArgument], in language: String) -> String? {
    let number = arguments.lazy.compactMap(\.number).first
    guard let text = variation.text(for: number, in: language) else { return nil }
    guard !variables.isEmpty, text.contains("%#@") || text.contains("$#@") else { return text }
    var next = 0
    return expanded(text, arguments, language, own: nil, next: &next, depth: 0)
  }

  /// Replaces the variables in a text, and gives every format specifier the position of its value.
  ///
  /// - Parameter own: The position and specifier of the variable that the text replaces, or `nil`.
  private func expanded(
    _ text: String, _ arguments: [LocalizationArgument], _ language: String,
    own: (position: Int, specifier: String)?, next: inout Int, depth: Int
  ) -> String {
    guard depth < Self.maximumDepth else { return "" }
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      if let own, rest.hasPrefix("arg") {
        result += "%\(own.position)$\(own.specifier)"
        rest = rest.dropFirst(3)
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@"),
        let variable = variables[String(rest.dropFirst(2)[..<end])]
      else {
        if position == nil, own == nil { next += 1 }
        result += "%\(position ?? own?.position ?? next)$"
        continue
      }
      rest = rest[rest.index(after: end)...]
      if position == nil, variable.position == nil { next += 1 }
      let place = position ?? variable.position ?? next
      let value = arguments.indices.contains(place - 1) ? arguments[place - 1].number : nil
      result += expanded(
        variable.variation.text(for: value, in: language) ?? "", arguments, language,
        own: (place, variable.specifier), next: &next, depth: depth + 1)
    }
    return result + rest
  }
}

extension LocalizationArgument {
  /// The number that decides the plural form, or `nil` for text.
  fileprivate var number: Double? {
    switch self {
    case .string: nil
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number.isFinite ? number : nil
    }
  }
}

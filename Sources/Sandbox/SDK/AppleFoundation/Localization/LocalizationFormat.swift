import Foundation

/// Formats values with `%@`, `%lld`, `%.1f` and positional forms such as `%2$@`.
package enum LocalizationFormat {
  package static func string(
    _ format: String, arguments: [LocalizationArgument], locale: Locale
  ) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let written = rest
      guard let specifier = Specifier(consuming: &rest) else {
        result += "%"
        continue
      }
      if specifier.conversion == "%" {
        result += "%"
        continue
      }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard arguments.indices.contains(position) else {
        // A text without values may be a format for `String(format:)`.
        if arguments.isEmpty { result += "%" + written[..<rest.startIndex] }
        continue
      }
      result += specifier.text(of: arguments[position], locale: locale)
    }
    return result + rest
  }

  private struct Specifier {
    /// The zero-based index of the value, or `nil` for the next value.
    var position: Int?
    var flags = ""
    var conversion: Character

    /// Parses the format specifier after a percent sign, or returns `nil` and leaves `text` unchanged if
    /// there's none.
    init?(consuming text: inout Substring) {
      var scan = text
      let digits = scan.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), number > 0, scan.dropFirst(digits.count).first == "$" {
        position = number - 1
        scan = scan.dropFirst(digits.count + 1)
      }
      let flags = scan.prefix { "+-# 0123456789.'".contains($0) }
      scan = scan.dropFirst(flags.count)
      scan = scan.drop { "hlqLzjt".contains($0) }
      guard let conversion = scan.first, "@diuxXofFeEgGasc%".contains(conversion) else {
        return nil
      }
      self.flags = String(flags)
      self.conversion = conversion
      text = scan.dropFirst()
    }

    func text(of argument: LocalizationArgument, locale: Locale) -> String {
      switch argument {
      case .string(let text): text
      case .signed(let number):
        flags.isEmpty ? number.formatted(.number.locale(locale)) : formatted("lld", number, locale)
      case .unsigned(let number):
        flags.isEmpty ? number.formatted(.number.locale(locale)) : formatted("llu", number, locale)
      case .double(let number):
        formatted(conversion == "@" ? "lf" : "\(conversion)", number, locale)
      }
    }

    private func formatted(
      _ conversion: String, _ number: some CVarArg, _ locale: Locale
    ) -> String {
      String(format: "%\(flags)\(conversion)", locale: locale, number)
    }
  }
}

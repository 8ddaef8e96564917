/// A plural form of a language, from Unicode's plural rules for cardinal numbers.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Chooses the form that a language uses for a number.
  init(of number: Double, in language: String) {
    let size = number.magnitude
    let isWhole = size.rounded() == size && size < 1e15
    self = isWhole ? Self.whole(Int(size), language) : Self.fraction(Int(min(size, 1e15)), language)
  }

  private static let withoutPlurals: Set = [
    "bo", "dz", "id", "ig", "ja", "jv", "km", "ko", "lo", "ms", "my", "sah", "su", "th", "to",
    "vi", "wo", "yo", "yue", "zh",
  ]
  /// The languages in which zero and one share a form.
  private static let zeroLikeOne: Set = [
    "ak", "am", "as", "bn", "fa", "ff", "fr", "gu", "hi", "hy", "kab", "kn", "ln", "mg", "nso",
    "pa", "pt", "si", "ti", "zu",
  ]
  /// The languages in which fractions below two share the form of one.
  private static let belowTwoLikeOne: Set = ["ff", "fr", "hy", "kab", "pt"]
  /// The languages with a separate form for whole millions.
  private static let withMillions: Set = ["ca", "es", "fr", "it", "pt"]

  private static func whole(_ number: Int, _ language: String) -> PluralCategory {
    let (ones, tens) = (number % 10, number % 100)
    switch language {
    case _ where withoutPlurals.contains(language): return .other
    case "ar":
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    case "ru", "uk", "be":
      return slavic(ones, tens) ?? .many
    case "sr", "hr", "bs", "sh":
      return slavic(ones, tens) ?? .other
    case "pl":
      if number == 1 { return .one }
      return slavic(ones, tens) == .few ? .few : .many
    case "cs", "sk": return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "sl": return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case "lt":
      if (11...19).contains(tens) { return .other }
      return ones == 1 ? .one : ones >= 2 ? .few : .other
    case "lv": return ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 ? .one : .other
    case "ro", "mo":
      return number == 1 ? .one : number == 0 || (1...19).contains(tens) ? .few : .other
    case "he", "iw": return number == 1 ? .one : number == 2 ? .two : .other
    case "ga":
      return [1: .one, 2: .two][number] ?? ((3...6).contains(number) ? .few : celtic(number))
    case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number] ?? .other
    case "mt":
      if number == 1 || number == 2 { return number == 1 ? .one : .two }
      return number == 0 || (3...10).contains(tens)
        ? .few : tens >= 11 && tens <= 19 ? .many : .other
    case "is", "mk": return ones == 1 && tens != 11 ? .one : .other
    case "fil", "tl": return ![4, 6, 9].contains(ones) ? .one : .other
    default:
      if number == 1 || number == 0 && zeroLikeOne.contains(language) { return .one }
      return number > 0 && number % 1_000_000 == 0 && withMillions.contains(language)
        ? .many : .other
    }
  }

  private static func slavic(_ ones: Int, _ tens: Int) -> PluralCategory? {
    if ones == 1, tens != 11 { return .one }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : nil
  }

  private static func celtic(_ number: Int) -> PluralCategory {
    (7...10).contains(number) ? .many : .other
  }

  private static func fraction(_ whole: Int, _ language: String) -> PluralCategory {
    switch language {
    case "cs", "sk", "lt": .many
    case "ro", "mo", "sl": .few
    case _ where belowTwoLikeOne.contains(language): whole < 2 ? .one : .other
    case _ where zeroLikeOne.contains(language): whole == 0 ? .one : .other
    default: .other
    }
  }
}

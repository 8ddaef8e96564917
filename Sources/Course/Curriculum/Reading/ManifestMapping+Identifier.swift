import Sentences

extension ManifestMapping {
  /// Reads a stable identifier: lowercase letters, digits and hyphens.
  mutating func identifier(_ key: String) -> String? {
    let remedy = Sentence(
      "write lowercase letters, digits and hyphens, such as `small-layout`",
      ko: "`small-layout`처럼 소문자와 숫자, 붙임표로 적으세요")
    guard let name = string(key, remedy) else { return nil }
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    guard name.raw.allSatisfy(letters.contains), !name.raw.hasPrefix("-") else {
      manifest.note(.invalidValue, at: mapping[key], Self.value(of: key, name), remedy)
      return nil
    }
    return name.raw
  }
}

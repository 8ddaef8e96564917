extension ManifestMapping {
  /// A stable name: lower-case letters, digits and hyphens.
  mutating func identifier(_ key: String) -> String? {
    let remedy = "write lower-case letters, digits and hyphens, such as `small-layout`"
    guard let name = string(key, remedy) else { return nil }
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    guard name.allSatisfy(letters.contains), !name.hasPrefix("-") else {
      manifest.note(.invalidValue, at: mapping[key], "\"\(key)\" is \"\(name)\"", remedy)
      return nil
    }
    return name
  }
}

import SwiftSource

/// The arguments of a call in a manifest, by label.
struct ManifestArguments {
  private let file: SwiftFile
  private let open: Int
  private let values: [String: Range<Int>]

  init(_ file: SwiftFile, open: Int) {
    self.file = file
    self.open = open
    var values: [String: Range<Int>] = [:]
    for part in file.parts(inside: open)
    where part.count > 2 && file[part.lowerBound + 1].isSign(":") {
      values[file[part.lowerBound].name] = part.lowerBound + 2..<part.upperBound
    }
    self.values = values
  }

  /// Whether the call is in a list of dependencies.
  var standsInDependencies: Bool {
    guard let list = file[open].enclosing, file[list].isSign("["), file[list - 1].isSign(":") else {
      return false
    }
    return file[list - 2].isWord("dependencies")
      && file[list].enclosing.map { file[$0 - 1].text.lowercased().hasSuffix("target") } == true
  }

  func text(_ label: String) -> String? {
    values[label].flatMap { $0.count == 1 ? file.string(at: $0.lowerBound)?.value : nil }
  }

  func texts(_ label: String) -> [String] {
    elements(of: label).compactMap { file.string(at: $0.lowerBound)?.value }
  }

  /// Returns the names in a list of strings and of calls with a `name`.
  func names(_ label: String) -> [String] {
    elements(of: label).compactMap { element in
      if let text = file.string(at: element.lowerBound)?.value { return text }
      guard let call = file.call(at: element.lowerBound + 1), !call.arguments.isEmpty else {
        return nil
      }
      return ManifestArguments(file, open: call.arguments.lowerBound - 1).text("name")
    }
  }

  /// Returns the first string argument of each call to `name` in a list: `.define("FAST")`.
  func calls(_ name: String, in label: String) -> [String] {
    elements(of: label).compactMap { element in
      guard file[element.lowerBound + 1].isWord(name),
        let call = file.call(at: element.lowerBound + 1)
      else { return nil }
      return file.string(at: call.arguments.lowerBound)?.value
    }
  }

  func source(_ label: String) -> String { values[label].map(file.text) ?? "" }

  private func elements(of label: String) -> [Range<Int>] {
    guard let value = values[label], file[value.lowerBound].isSign("[") else { return [] }
    return file.parts(inside: value.lowerBound)
  }
}

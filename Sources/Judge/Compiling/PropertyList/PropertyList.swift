/// Reads an untrusted property list in XML or in the old NeXT format, as Xcode saves them.
///
/// Reading takes linear time without recursion. Foundation's parser isn't used, because it writes to standard
/// error about the old format and rejects words that Xcode accepts.
package struct PropertyList {
  /// The reason that text isn't a property list.
  package enum Damage: Error {
    /// The text isn't a property list, or is incomplete.
    case malformed
    /// Values are nested deeper than in any real file.
    case tooDeep
  }

  /// A dictionary or array that's still open.
  private struct Open {
    var isDictionary: Bool
    var values: [String: PropertyValue] = [:]
    /// The key for the dictionary's next value; nil until the key is read.
    var key: String?
    var items: [PropertyValue] = []
  }

  let text: [UInt8]
  var place = 0
  private let deepest: Int
  private var open: [Open] = []
  private var root: PropertyValue?

  private init(_ text: [UInt8], deepest: Int) {
    self.text = text
    self.deepest = deepest
  }

  /// Returns the value of a property list.
  ///
  /// - Parameter deepest: The maximum nesting depth of dictionaries and arrays.
  package static func value(of text: [UInt8], deepest: Int) throws(Damage) -> PropertyValue {
    var list = PropertyList(text, deepest: deepest)
    if list.isNext("\u{FEFF}") { list.place = 3 }
    let isXML = text[list.place...].first { $0 > 0x20 } == UInt8(ascii: "<")
    if isXML { try list.readXML() } else { try list.readOldStyle() }
    guard let root = list.root, list.open.isEmpty else { throw .malformed }
    return root
  }

  var isClosed: Bool { open.isEmpty }

  /// Whether the innermost dictionary needs a key for its next value.
  var needsKey: Bool { open.last.map { $0.isDictionary && $0.key == nil } ?? false }

  var isInArray: Bool { open.last?.isDictionary == false }

  mutating func begin(isDictionary: Bool) throws(Damage) {
    guard open.count < deepest else { throw .tooDeep }
    try requireRoom()
    open.append(Open(isDictionary: isDictionary))
  }

  mutating func end(isDictionary: Bool) throws(Damage) {
    guard let closed = open.popLast(), closed.isDictionary == isDictionary, closed.key == nil else {
      throw .malformed
    }
    try add(isDictionary ? .dictionary(closed.values) : .array(closed.items))
  }

  mutating func add(key: String) throws(Damage) {
    guard needsKey else { throw .malformed }
    open[open.count - 1].key = key
  }

  mutating func add(_ value: PropertyValue) throws(Damage) {
    try requireRoom()
    guard let last = open.indices.last else {
      root = value
      return
    }
    if let key = open[last].key {
      open[last].values[key] = value
      open[last].key = nil
    } else {
      open[last].items.append(value)
    }
  }

  /// Throws unless a value is allowed here: after its key, in an array, or alone.
  private func requireRoom() throws(Damage) {
    guard isClosed ? root == nil : !needsKey else { throw .malformed }
  }

  func isNext(_ words: String) -> Bool { text[place...].starts(with: words.utf8) }

  /// Skips to the end of the next occurrence of the given characters.
  mutating func pass(through words: String) throws(Damage) {
    let words = Array(words.utf8)
    while place + words.count <= text.count {
      if text[place] == words[0], text[place...].starts(with: words) {
        place += words.count
        return
      }
      place += 1
    }
    throw .malformed
  }
}

/// Reads a property list in XML or in the old NeXT form, as Xcode saves them, whoever wrote it.
///
/// It takes time in proportion to the text and no stack. Foundation's parser writes to standard error about a list in the
/// old form, and refuses words that Xcode reads.
package struct PropertyList {
  /// The reason that a text is no property list.
  package enum Damage: Error {
    /// It is no property list, or not the whole of one.
    case malformed
    /// Values nest deeper than anybody's.
    case tooDeep
  }

  /// A dictionary or an array that is still open.
  private struct Open {
    var isDictionary: Bool
    var values: [String: PropertyValue] = [:]
    /// The key of the dictionary's next value.
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

  /// The value that a property list holds.
  ///
  /// - Parameter deepest: How many dictionaries and arrays may be within each other.
  package static func value(of text: [UInt8], deepest: Int) throws(Damage) -> PropertyValue {
    var list = PropertyList(text, deepest: deepest)
    if list.isNext("\u{FEFF}") { list.place = 3 }
    let isXML = text[list.place...].first { $0 > 0x20 } == UInt8(ascii: "<")
    if isXML { try list.readXML() } else { try list.readOldStyle() }
    guard let root = list.root, list.open.isEmpty else { throw .malformed }
    return root
  }

  /// True outside of all values.
  var isClosed: Bool { open.isEmpty }

  /// True in a dictionary whose next value has no key yet.
  var needsKey: Bool { open.last.map { $0.isDictionary && $0.key == nil } ?? false }

  /// True in an array.
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

  /// A value follows its key, is in an array, or is alone.
  private func requireRoom() throws(Damage) {
    guard isClosed ? root == nil : !needsKey else { throw .malformed }
  }

  /// Whether the text goes on with these words.
  func isNext(_ words: String) -> Bool { text[place...].starts(with: words.utf8) }

  /// Goes behind the next such words.
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

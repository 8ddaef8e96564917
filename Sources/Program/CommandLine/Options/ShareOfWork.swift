import Sentences

/// One of several equal shares of a list, such as `2/4` for the second of four.
struct ShareOfWork {
  let number: Int
  let count: Int

  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1000).contains(count),
      (1...count).contains(number)
    else {
      throw OptionError.malformed(
        option: "--part", value: text,
        form: Sentence("as k/n, such as 2/4", ko: "2/4처럼 k/n 꼴로"))
    }
    self.number = number
    self.count = count
  }

  /// Returns this share of the elements, taken at regular intervals to spread long tasks evenly.
  func share<Element>(of all: [Element]) -> [Element] {
    all.indices.filter { $0 % count == number - 1 }.map { all[$0] }
  }
}

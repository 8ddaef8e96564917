import SwiftUI

struct Card {
  struct Nameless: Error, CustomStringConvertible {
    var description: String { "a nameless card" }
  }

  var title: String
  var lines: [String]

  func heading(isLoud: Bool) -> String { isLoud ? title.uppercased() : title }

  func file() {}

  static func load(_ name: String) async throws -> Card {
    await Task.yield()
    guard !name.isEmpty else { throw Nameless() }
    return Card(title: name, lines: [])
  }
}

struct CardView: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading) {
      Text(card.title).bold()
      ForEach(card.lines, id: \.self) { Text($0) }
    }
  }
}

import LessonProbes
import SwiftUI

let total = Probe("total") { (count: Int, price: Double, unit: String) in
  Card(title: "\(count) × \(price) \(unit)", lines: []).title
}

let heading = Probe("heading") { (card: Card, isLoud: Bool) in card.heading(isLoud: isLoud) }

let made = Probe("made") { (lines: [String]) in Card(title: "Made", lines: lines) }

let later = Probe("later") { (name: String) async throws -> Card in
  try await Card.load(name)
}

let fails = Probe("fails") { () async throws -> Card in
  try await Card.load("")
}

let done = Probe("done") { (card: Card) in card.file() }

let maybe = Probe("maybe") { (name: String?) in name.map { Card(title: $0, lines: []) } }

let card = ViewProbe("card") { (card: Card) in CardView(card: card) }

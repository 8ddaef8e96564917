import LessonProbes
import SwiftUI

private func record(_ card: Card) -> ProbeRecord { ["title": card.title, "lines": card.lines] }

let total = Probe("total") { (count: Int, price: Double, unit: String) in
  Card(title: String(count) + " × " + String(price) + " " + unit, lines: []).title
}

let heading = Probe("heading") { (title: String, lines: [String], isLoud: Bool) in
  Card(title: title, lines: lines).heading(isLoud: isLoud)
}

let made = Probe("made") { (lines: [String]) in record(Card(title: "Made", lines: lines)) }

let later = Probe("later") { (name: String) async throws -> ProbeRecord in
  record(try await Card.load(name))
}

let fails = Probe("fails") { () async throws -> ProbeRecord in
  record(try await Card.load(""))
}

let done = Probe("done") { (title: String) in Card(title: title, lines: []).file() }

let maybe = Probe("maybe") { (name: String?) in
  name.map { record(Card(title: $0, lines: [])) }
}

let card = ViewProbe("card") { (title: String, lines: [String]) in
  CardView(card: Card(title: title, lines: lines))
}

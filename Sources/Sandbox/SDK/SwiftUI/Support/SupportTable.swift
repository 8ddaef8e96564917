import Sentences

/// Text that lists the simulated, accepted and refused parts of Apple's API.
///
/// It's generated from the same values as the notes, so the two always agree.
package enum SupportTable {
  package static var markdown: String {
    """
    # Supported API

    Rings draws these parts of Apple's API, accepts them with a note, or refuses them. Anything
    that isn't listed or declared doesn't compile. This page is generated from `SimulatedArea`,
    `AcceptedCall` and `RefusedView`, and a test compares it with them. `RECORD_GOLDEN=1` writes it
    again.

    ## Simulated

    *exact*: as on the phone. *close*: similar, with our own metrics or colors. *stand-in*: a
    substitute.

    \(table(["Area", "How", "API", "Remark"], SimulatedArea.all.map { area in
      [area.title, area.fidelity.rawValue, code(area.names), area.remark]
    }))

    ## Accepted with a note

    These compile, but don't change the picture. The note gives the reason.

    \(table(["API", "Rule", "Note"], AcceptedCall.allCases.map { call in
      [code(call.names), "`\(call.rule)`", call.message.spoken(in: .english)]
    }))

    ## Refused

    Widgets don't support these views. Rings draws the phone's yellow sign, with the note
    `unsupported-view`.

    \(table(["View", "Instead"], RefusedView.allCases.map { view in
      [code([view.rawValue]), view.advice.spoken(in: .english)]
    }))

    """
  }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

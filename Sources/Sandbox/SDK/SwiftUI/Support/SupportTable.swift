import Sentences

/// A text that lists the simulated, accepted and refused parts of Apple's API.
///
/// It's generated from the same values as the notes, so the two always agree.
package enum SupportTable {
  package static var markdown: String {
    """
    # What the picture shows

    Generated from `AcceptedCall`, `RefusedView` and `SimulatedArea`; a test holds it true, and
    `RECORD_GOLDEN=1` writes it anew. What is not listed and not declared does not compile.

    ## Simulated

    *exact*: as on the phone; *close*: after its looks, with metrics or tones of our own.

    \(table(["Area", "How", "API", "Remark"], SimulatedArea.all.map { area in
      [area.title, area.fidelity.rawValue, code(area.names), area.remark]
    }))

    ## Accepted with a note

    These compile and leave the picture as it is; the note says why.

    \(table(["API", "Rule", "Note"], AcceptedCall.allCases.map { call in
      [code(call.names), "`\(call.rule)`", call.message.spoken(in: .english)]
    }))

    ## Refused

    Widgets do not support these views: they are drawn as the phone's yellow sign, with the note
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

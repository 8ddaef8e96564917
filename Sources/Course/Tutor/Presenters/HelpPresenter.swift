import Terminal

/// Lists the commands with their summaries.
struct HelpPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns a command's summary and aliases.
  func lines(on command: CommandName) -> [StyledText] {
    let call = command.rawValue + (command.argument.map { " \($0)" } ?? "")
    let summary =
      StyledText(call, .command) + StyledText("  ") + presentation.text(.summary(of: command))
    return summary.wrapped(to: presentation.width, indent: "  ")
      + presentation.lines(.otherWords(command.aliases), .quiet, margin: "  ")
  }

  var lines: [StyledText] {
    let entries = CommandName.allCases.map { command in
      (
        call: command.rawValue + (command.argument.map { " \($0)" } ?? ""),
        summary: presentation.text(.summary(of: command))
      )
    }
    let callWidth = entries.map(\.call.count).max() ?? 0
    let isNarrow = presentation.width < 60
    var lines: [StyledText] = []
    for entry in entries {
      var line = StyledText(entry.call, .command)
      if isNarrow {
        lines += line.wrapped(to: presentation.width)
        line = StyledText("  ") + entry.summary
        lines += line.wrapped(to: presentation.width, indent: "  ")
      } else {
        line.append(String(repeating: " ", count: callWidth - entry.call.count + 2))
        line.append(entry.summary)
        lines += line.wrapped(
          to: presentation.width, indent: String(repeating: " ", count: callWidth + 2))
      }
    }
    return lines + [StyledText()] + presentation.lines(.helpFooter, .quiet)
  }
}

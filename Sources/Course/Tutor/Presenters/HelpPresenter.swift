import Terminal

/// Lists the commands with their summaries, in groups.
struct HelpPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns a command's summary and aliases.
  func lines(on command: CommandName) -> [StyledText] {
    let summary =
      StyledText(usage(command), .command) + StyledText("  ")
      + presentation.text(.summary(of: command))
    return summary.wrapped(to: presentation.width, indent: "  ")
      + presentation.lines(.otherWords(command.aliases), .quiet, margin: "  ")
  }

  var lines: [StyledText] {
    let callWidth = CommandName.allCases.map(usage).map(\.count).max() ?? 0
    var lines: [StyledText] = []
    for group in CommandName.Group.allCases {
      lines += presentation.lines(.heading(of: group), .strong)
      for command in CommandName.allCases where command.group == group {
        lines += entry(command, callWidth: callWidth)
      }
      lines.append(StyledText())
    }
    return lines + presentation.lines(.helpFooter, .quiet)
  }

  private func usage(_ command: CommandName) -> String {
    command.rawValue + (command.argument.map { " \($0)" } ?? "")
  }

  private func entry(_ command: CommandName, callWidth: Int) -> [StyledText] {
    let call = usage(command)
    let summary = presentation.text(.summary(of: command))
    var line = StyledText(call, .command)
    if presentation.width < 60 {
      return line.wrapped(to: presentation.width)
        + (StyledText("  ") + summary).wrapped(to: presentation.width, indent: "  ")
    }
    line.append(String(repeating: " ", count: callWidth - call.count + 2))
    line.append(summary)
    return line.wrapped(
      to: presentation.width, indent: String(repeating: " ", count: callWidth + 2))
  }
}

import Curriculum
import Judge
import Sentences
import Terminal

/// Shows what a step would change, as lines that come and go.
struct StepPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(_ step: FileStep) -> [StyledText] {
    guard let change = step.change else { return [] }
    let hunks = change.hunks.map { hunk in
      hunk.lines.map { line in
        let text = HarmlessText.text(line.text)
        return switch line.kind {
        case .kept: StyledText("  \(text)", .quiet)
        case .removed: StyledText("- \(text)", .bad)
        case .added: StyledText("+ \(text)", .good)
        }
      }
    }
    return presentation.lines(.stepIn(step.file.lastPathComponent), .strong)
      + hunks.joined(separator: [StyledText("  …", .quiet)])
  }
}

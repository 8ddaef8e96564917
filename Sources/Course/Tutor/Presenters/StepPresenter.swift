import Curriculum
import Judge
import Sentences
import Terminal

/// Presents the lines that a step would remove and add.
struct StepPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(_ step: FileStep) -> [StyledText] {
    guard let change = step.change else { return [] }
    let hunks = change.hunks.map { hunk in
      hunk.lines.map { line in
        let text = SanitizedText.text(line.text)
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

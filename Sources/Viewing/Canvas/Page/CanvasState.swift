import Judge
import Sentences
import Terminal
import Tutor

struct CanvasState {
  private let model: CanvasModel
  private let presentation: Presentation

  init(_ model: CanvasModel, _ presentation: Presentation) {
    self.model = model
    self.presentation = presentation
  }

  var text: StyledText {
    if case .missing = model.problem { return presentation.text(.canvasWaiting, .warning) }
    if model.isCompiling { return presentation.text(.canvasCompiling, .quiet) }
    switch model.problem {
    case .refused, .nothing:
      return presentation.text(
        model.pictures.isEmpty ? .canvasNoPicture : .canvasEarlierPicture, .bad)
    case .missing, nil: break
    }
    if model.isJudging { return presentation.text(.canvasChecking, .quiet) }
    guard let took = model.took else { return presentation.text(.canvasCompiling, .quiet) }
    let drawn = presentation.text(.canvasDrawn(in: Self.seconds(took)), .quiet)
    return verdict.map { $0 + StyledText("  ") + drawn } ?? drawn
  }

  /// The text without the time that the picture took, if there's a verdict to show instead.
  var short: StyledText {
    model.isCompiling || model.isJudging || model.problem != nil ? text : verdict ?? text
  }

  private var verdict: StyledText? {
    switch model.verdict?.status {
    case nil: nil
    case .passed: presentation.text(.canvasPassed, .good)
    default: presentation.text(.canvasNotPassed, .bad)
    }
  }

  /// Formats a duration in seconds, such as `0.31`.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = Int(seconds) * 100 + Int(attoseconds / 10_000_000_000_000_000)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

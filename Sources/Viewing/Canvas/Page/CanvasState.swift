import Drawing
import Judge
import PhoneFacts
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

struct CanvasState {
  private let model: CanvasModel
  private let presentation: Presentation

  /// Whether to show the time of the first picture, which is longer than that of later pictures.
  private let timesFirstPicture: Bool

  init(
    _ model: CanvasModel, _ presentation: Presentation, timesFirstPicture: Bool = true
  ) {
    self.model = model
    self.presentation = presentation
    self.timesFirstPicture = timesFirstPicture
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
    if model.isFirstPicture, !timesFirstPicture { return verdict ?? StyledText() }
    let drawn = presentation.text(
      model.pictures.isEmpty ? .canvasCompiled : .canvasDrawn(in: Self.seconds(took)), .quiet)
    return verdict.map { $0 + StyledText("  ") + drawn } ?? drawn
  }

  /// The preview options that differ from the initial ones, such as `accented · dark`.
  var settings: StyledText {
    let (look, choices) = (model.look, model.choices)
    let parts: [String?] = [
      look.family.map { $0.widget?.shortName ?? $0.rawValue }, look.mode?.rawValue,
      look.isDark ? "dark" : nil, look.tint,
      look.textSize == CanvasAppearance.usualTextSize ? nil : look.textSize,
      look.locale == choices.locale ? nil : look.locale,
      look.timeZone == choices.timeZone ? nil : look.timeZone.identifier,
      look.systemVersion.map { "iOS \($0)" },
      look.entry > 0 ? "\(look.entry + 1)/\(choices.entryCount(of: look))" : nil,
    ]
    return StyledText(parts.compactMap { $0 }.joined(separator: " · "), .strong)
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

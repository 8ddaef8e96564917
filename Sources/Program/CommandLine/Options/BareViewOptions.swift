import ArgumentParser
import Drawing
import Sentences
import WorkerProtocol

/// Options for drawing a view without a widget: the proposed size and, for layout work, a fixed character
/// size.
struct BareViewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "Lay the view out for this proposal in points; nil and inf are allowed.",
        ko: "뷰에 제안할 크기를 포인트로 적어요. nil과 inf도 쓸 수 있어요."), valueName: "W,H"))
  var proposal: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Give every character this size in points, such as 10x20.",
        ko: "모든 글자의 크기를 포인트로 정해요(예: 10x20)."), valueName: "WxH")
  )
  var textCell: String?

  func checkedProposal() throws -> RenderRequest.Proposal? {
    guard let proposal else { return nil }
    let parts = proposal.split(separator: ",", omittingEmptySubsequences: false)
    let lengths = parts.map { Self.length(String($0)) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw OptionError.malformed(
        option: "--proposal", value: proposal,
        form: Sentence(
          "as W,H in points, such as 300,nil or inf,100", ko: "300,nil 또는 inf,100처럼 W,H 꼴의 포인트"))
    }
    return RenderRequest.Proposal(width: width.points, height: height.points)
  }

  /// Returns the metrics for `--text-cell`, or the standard metrics if the option is absent.
  ///
  /// - Throws: `OptionError.malformed`.
  func metrics() throws -> TextMetrics {
    guard let textCell else { return .sanFrancisco }
    let parts = textCell.split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0,
      width.isFinite, height.isFinite
    else {
      throw OptionError.malformed(
        option: "--text-cell", value: textCell,
        form: Sentence("as WxH in points, such as 10x20", ko: "10x20처럼 WxH 꼴의 포인트"))
    }
    return .fixedCell(width: width, height: height)
  }

  private struct Length { var points: Double? }

  private static func length(_ text: String) -> Length? {
    switch text.trimmingPrefix("+") {
    case "nil": return Length(points: nil)
    case "inf", "infinity", "∞": return Length(points: .infinity)
    default:
      guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
      return Length(points: number)
    }
  }
}

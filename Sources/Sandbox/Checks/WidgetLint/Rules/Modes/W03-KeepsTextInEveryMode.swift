import Drawing
import PictureReading
import Sentences
import Stage

/// Requires that text that is legible in full color is legible in every mode.
struct KeepsTextInEveryMode: LintRule {
  /// The WCAG contrast below which text is lost, and that from which it was meant to be legible. White on
  /// orange, the most common pill, has 2.1.
  private static let lost = 1.2
  private static let seen = 1.5

  let card = LintRuleCard(
    number: "W03",
    name: Sentence("text lost on a fill", ko: "채움 위에서 사라지는 글"),
    evidence: [.pixels], severities: [.error],
    threshold: Sentence(
      "contrast under 1.2:1 in accented or vibrant mode, 1.5:1 or more in full colour",
      ko: "풀 컬러에서는 대비 1.5:1 이상, 틴트나 바이브런트에서는 1.2:1 미만일 때"),
    basis: .documentation("WidgetRenderingMode.accented", "widgetkit/widgetrenderingmode/accented"),
    explanation: Sentence(
      "Text and the fill under it are flattened to the same colour; only their alpha could tell them apart.",
      ko: "글과 그 아래 채움이 같은 색이 돼요. 알파만이 둘을 구별할 수 있어요."),
    fix: Sentence(
      "Outline with .strokeBorder, fill at 15 to 25 % opacity, punch the text out (.blendMode(.destinationOut) in a .compositingGroup()), or leave the fill out unless \\.widgetRenderingMode is .fullColor.",
      ko:
        ".strokeBorder로 테두리만 그리거나, 채움을 15–25 % 불투명도로 하거나, 글을 뚫거나(.compositingGroup() 안의 .blendMode(.destinationOut)), \\.widgetRenderingMode가 .fullColor일 때만 채우세요."
    ))

  func findings(in examination: Examination) -> [LintFinding] {
    (examination.accented + examination.vibrant).flatMap { picture -> [LintFinding] in
      // Accessory families are never in full color, so the text itself shows the intention.
      let plain = examination.fullColor.first { $0.family == picture.family }
      return picture.legibility.compactMap { reading in
        guard reading.typical < Self.lost, !Self.isFaint(reading),
          let element = picture.element(at: reading.node)
        else { return nil }
        if let plain {
          let counterpart = plain.legibility.first { other in
            plain.element(at: other.node)?.name == element.name
          }
          guard let counterpart, counterpart.typical >= Self.seen else { return nil }
        }
        if picture.pitfall(of: reading.node)?.rule == .accentedImageFades {
          return faded(element, in: picture)
        }
        let cover = picture.pitfall(of: reading.node)?.causes.first?.shownName
        return finding(
          .error, Self.message(picture, cover), at: picture, on: element, measure: reading.typical,
          key: "lost")
      }
    }
  }

  /// Returns a finding for a symbol in a desaturated mode: not its background but its own brightness made it
  /// transparent.
  private func faded(_ element: PlacedElement, in picture: ExaminedPicture) -> LintFinding {
    finding(
      .error,
      Sentence(
        "Disappears when the widget is tinted: it is dark, and its accented mode makes opacity of brightness.",
        ko: "틴트되면 사라져요. 어두운 심벌인데 이 모드에서는 밝기가 불투명도가 돼요."),
      fix: Sentence(
        "Draw it white, .foregroundStyle(.white), or take the mode away: a symbol keeps its shape without one.",
        ko: "심벌을 .foregroundStyle(.white)로 하얗게 그리거나 모드를 빼세요. 심벌은 모드가 없어도 모양이 남아요."),
      at: picture, on: element, key: "faded")
  }

  /// Returns whether the text was almost transparent to begin with, rather than lost to a fill.
  private static func isFaint(_ reading: Legibility) -> Bool {
    reading.paints.allSatisfy { ($0.plainColor?.alpha ?? 1) < 0.1 }
  }

  private static func message(_ picture: ExaminedPicture, _ cover: String?) -> Sentence {
    guard let cover else {
      return Sentence(
        "Disappears when the widget is not in full colour: it takes the colour of what is behind it.",
        ko: "풀 컬러가 아니면 사라져요. 뒤에 있는 것과 같은 색이 돼요.")
    }
    return Sentence(
      "Disappears when the widget is not in full colour: it and \(cover) behind it take the same flat colour.",
      ko: "풀 컬러가 아니면 사라져요. 이 내용과 뒤의 \(cover) 뷰가 같은 색이 돼요.")
  }
}

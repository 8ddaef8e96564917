import Drawing
import PictureReading
import Sentences
import WorkerProtocol

/// Requires that text that is legible in full color is legible in every mode.
struct KeepsTextInEveryMode: LintRule {
  /// The WCAG contrast below which text is lost, and the contrast from which text was meant to be legible.
  ///
  /// White on orange, the most common pill, has a contrast of 2.1.
  private static let lost = 1.2
  private static let seen = 1.5

  let card = LintRuleCard(
    number: "W03",
    name: Sentence("text or shape lost on a fill", ko: "채움 위에서 사라지는 텍스트나 도형"),
    evidence: [.pixels], severities: [.error, .warning],
    threshold: Sentence(
      "contrast under 1.2:1 in accented or vibrant mode, but at least 1.5:1 in full color; a warning for a shape that becomes one with an opaque shape behind it",
      ko:
        "풀 컬러에서는 대비가 1.5:1 이상인데 틴트나 바이브런트 모드에서는 1.2:1 미만일 때. 뒤의 불투명한 도형과 하나가 되는 도형은 경고"),
    basis: .documentation("WidgetRenderingMode.accented", "widgetkit/widgetrenderingmode/accented"),
    explanation: Sentence(
      "The text and the fill behind it become the same flat color. Only their alpha can tell them apart.",
      ko: "텍스트와 그 뒤의 채움이 같은 색이 돼요. 둘은 알파로만 구별할 수 있어요."),
    fix: Sentence(
      "Outline the shape with .strokeBorder, fill it at 15–25% opacity, cut the text out (.blendMode(.destinationOut) in a .compositingGroup()), or fill it only if \\.widgetRenderingMode is .fullColor.",
      ko:
        ".strokeBorder로 테두리만 그리거나, 채움의 불투명도를 15–25%로 하거나, 텍스트 모양으로 뚫거나(.compositingGroup() 안의 .blendMode(.destinationOut)), \\.widgetRenderingMode가 .fullColor일 때만 채우세요."
    ))

  func findings(in examination: Examination) -> [LintFinding] {
    textFindings(in: examination) + shapeFindings(in: examination)
  }

  /// Returns the findings about shapes, such as bars, that merge with the shape behind them.
  private func shapeFindings(in examination: Examination) -> [LintFinding] {
    examination.accented.flatMap { picture in
      picture.rendered.picture.pitfalls.filter { $0.rule == .accentedShapesMerge }
        .map { pitfall in
          let note = pitfall.note()
          var found = finding(
            .warning, note.message, fix: note.fix, at: picture, key: "merged")
          found.elements = pitfall.subjects.map(\.shownName)
          found.place = pitfall.subjects.first.flatMap { picture.place(of: $0) }
          return found
        }
    }
  }

  private func textFindings(in examination: Examination) -> [LintFinding] {
    (examination.accented + examination.vibrant).flatMap { picture -> [LintFinding] in
      // Accessory families have no full-color picture to compare with, so only the text's own paint shows
      // whether it was meant to be legible.
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

  /// Returns a finding for a symbol that its own brightness, not its background, made transparent in a
  /// desaturated mode.
  private func faded(_ element: PlacedElement, in picture: ExaminedPicture) -> LintFinding {
    finding(
      .error,
      Sentence(
        "When tinted, this symbol disappears. It's dark, and its accented mode turns brightness into opacity.",
        ko: "틴트 처리되면 이 심볼이 사라져요. 어두운 심볼인데, 이 모드에서는 밝기가 불투명도가 돼요."),
      fix: Sentence(
        """
        Draw the symbol white with .foregroundStyle(.white), or remove the mode. A symbol keeps \
        its shape without a mode.
        """,
        ko: "심볼을 .foregroundStyle(.white)로 하얗게 그리거나 모드를 빼세요. 심볼은 모드가 없어도 모양이 남아요."),
      at: picture, on: element, key: "faded")
  }

  /// Returns whether the text was almost transparent to begin with, rather than lost to a fill.
  private static func isFaint(_ reading: Legibility) -> Bool {
    reading.paints.allSatisfy { ($0.plainColor?.alpha ?? 1) < 0.1 }
  }

  private static func message(_ picture: ExaminedPicture, _ cover: String?) -> Sentence {
    guard let cover else {
      return Sentence(
        "Outside full color, this disappears because it takes the color of its background.",
        ko: "풀 컬러가 아니면 사라져요. 배경과 같은 색이 돼요.")
    }
    return Sentence(
      "Outside full color, this disappears because it and the \(cover) behind it become the same flat color.",
      ko: "풀 컬러가 아니면 사라져요. 뒤의 \(cover) 뷰와 같은 색이 돼요.")
  }
}

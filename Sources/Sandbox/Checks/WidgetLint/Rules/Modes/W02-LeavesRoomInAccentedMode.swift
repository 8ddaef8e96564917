import Drawing
import Pixels
import Sentences
import WorkerProtocol

/// Disallows fills over most of the widget, which become a flat block on a tinted Home Screen.
struct LeavesRoomInAccentedMode: LintRule {
  /// The minimum share of the picture that is a visible block, from 0 to 1.
  private static let share = 0.6

  let card = LintRuleCard(
    number: "W02",
    name: Sentence("white block in accented mode", ko: "틴트 모드에서 흰 덩어리"),
    evidence: [.pixels], severities: [.error],
    threshold: Sentence(
      "at least 60% of the picture is opaque in one group's color, but full color shows at least two colors",
      ko: "그림의 60% 이상이 한 그룹 색으로 불투명한데, 풀 컬러에서는 두 가지 이상의 색이 보일 때"),
    basis: .documentation("WidgetRenderingMode.accented", "widgetkit/widgetrenderingmode/accented"),
    explanation: Sentence(
      "Accented rendering keeps only alpha. An opaque fill and everything on it become one flat color, and only a block is left.",
      ko: "틴트 모드는 알파만 남겨요. 불투명한 채움과 그 위의 모든 것이 같은 색이 되어 덩어리만 남아요."),
    fix: Sentence(
      "Move the fill into .containerBackground(for: .widget), or draw it only if \\.widgetRenderingMode is .fullColor.",
      ko:
        "채움을 .containerBackground(for: .widget)로 옮기거나, \\.widgetRenderingMode가 .fullColor일 때만 그리세요."
    ))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.accented.compactMap { picture in
      guard Self.flatShare(of: picture) >= Self.share,
        let plain = examination.fullColor.first(where: { $0.family == picture.family }),
        Self.showsSeveralColors(plain)
      else { return nil }
      let fill = picture.rendered.picture.pitfalls.filter { $0.mode == .accented }
        .max { $0.coverage < $1.coverage }?.causes.first
      let percent = Int(saturating: (Self.flatShare(of: picture) * 100).rounded())
      var found = finding(
        .error,
        Sentence(
          "When tinted, \(percent)% of the widget is one flat color. An opaque fill hides everything on it.",
          ko: "틴트 처리되면 위젯의 \(percent)%가 한 가지 색이 돼요. 불투명한 채움이 그 위의 내용을 가려요."),
        at: picture, measure: -Double(percent), key: "block")
      if let fill {
        found.elements = [fill.shownName]
        found.place = picture.place(of: fill)
      }
      return found
    }
  }

  /// Returns the share of samples in the exact color of one of the two groups.
  private static func flatShare(of picture: ExaminedPicture) -> Double {
    let major = picture.request.systemVersion.major
    let profile =
      picture.request.tint.flatMap { UInt32($0.trimmingPrefix("#"), radix: 16) }
      .map { RenderingProfile.tinted(iOS: major, tint: RGBA(hex: $0)) } ?? .tinted(iOS: major)
    let ground = picture.raster.ground
    guard !ground.isEmpty else { return 0 }
    let shares = Set([profile.accent, profile.primary]).map { flat in
      let wanted = Pixel(Float(flat.red), Float(flat.green), Float(flat.blue), 1)
      return ground.reduce(0) { count, pixel in
        let distance = pixel - wanted
        return (distance * distance).max() < 0.0009 ? count + 1 : count
      }
    }
    return Double(shares.max() ?? 0) / Double(ground.count)
  }

  private static func showsSeveralColors(_ picture: ExaminedPicture) -> Bool {
    let colors = (picture.raster.ground + picture.raster.ink).reduce(into: Set<UInt32>()) {
      colors, pixel in
      // Colors that differ by less than a sixteenth count as equal.
      if colors.count < 3 { colors.insert(RGBA(pixel).bytes & 0xF0F0_F0F0) }
    }
    return colors.count >= 2
  }
}

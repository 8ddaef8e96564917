import Drawing
import Foundation
import Sentences
import WorkerProtocol
import WidgetKit

extension RenderNote {
  /// Returns the note about a Lock Screen view that's taller than the system allows.
  static func tooTall(_ height: Double) -> RenderNote {
    let (height, most) = (Int(height.rounded(.up)), Int(LiveActivityDimensions.heights.upperBound))
    return RenderNote(
      rule: "activity-too-tall",
      message: Sentence(
        "The Lock Screen view is \(height) points high. The system may cut off what is above \(most) points.",
        ko: "잠금 화면의 뷰 높이가 \(height)포인트예요. 시스템이 \(most)포인트를 넘는 부분을 자를 수 있어요."))
  }

  /// Returns the note about text that a corner of the expanded island cuts off.
  static func cutByCorner(_ text: String) -> RenderNote {
    RenderNote(
      rule: "island-corner",
      message: Sentence(
        "As on iPhone, a corner of the Dynamic Island cuts off “\(text)”. Move it away with padding.",
        ko: "iPhone처럼 다이내믹 아일랜드의 모서리에 텍스트가 잘려요: “\(text)”. padding으로 떼어 놓으세요."))
  }

  /// The note about an island on a device without one.
  static let noIsland = RenderNote(
    rule: "no-island",
    message: Sentence(
      "This device has no Dynamic Island, so it shows the activity only on the Lock Screen.",
      ko: "이 기기에는 다이내믹 아일랜드가 없어서, 실시간 현황이 잠금 화면에만 보여요."))

  /// Returns the note about an activity that an intent has ended.
  static func ended(isGone: Bool) -> RenderNote {
    RenderNote(
      rule: RenderNote.activityEnded,
      message: isGone
        ? Sentence(
          "The intent ended this activity, so the phone no longer shows it here.",
          ko: "인텐트가 이 실시간 현황을 끝내서 휴대폰이 여기에 더는 보여 주지 않아요.")
        : Sentence(
          "The intent ended this activity. It stays on the Lock Screen for up to four hours.",
          ko: "인텐트가 이 실시간 현황을 끝냈어요. 잠금 화면에는 최대 네 시간 동안 남아 있어요."))
  }
}

extension PictureNode {
  /// Returns the first text whose frame, in the root's coordinates, fits the condition.
  func text(inFrame isMeant: (CGRect) -> Bool) -> String? {
    if let text, isMeant(frame) { return text }
    for child in children {
      if let found = child.text(inFrame: isMeant) { return found }
    }
    return nil
  }
}

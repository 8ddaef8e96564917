import Drawing
import Foundation
import PhoneFacts
import Sentences
import Simulator
import WorkerProtocol

/// An image with more pixels than the system can archive.
struct OversizedImage {
  private let name: String?
  private let size: CGSize
  private let limit: ImageLimit

  /// Finds the largest image above the limit in a picture; returns `nil` if there's none.
  init?(in picture: Picture, limit: ImageLimit) {
    var largest: PictureNode?
    var waiting = [picture.root]
    while let node = waiting.popLast() {
      waiting += node.children
      if node.imageArea > largest?.imageArea ?? limit.pixels { largest = node }
    }
    guard let largest, let size = largest.traits.pixelSize, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    (name, self.size, self.limit) = (largest.traits.imageName, size, limit)
  }

  /// Whether the image is above every estimate of the limit, so that a phone certainly rejects it.
  var isRejected: Bool { Double(size.width * size.height) > limit.certainPixels }

  /// Returns the note about the image.
  ///
  /// - Parameter isReplaced: Whether the picture shows the placeholder.
  func note(isReplaced: Bool) -> RenderNote {
    let (width, height) = (Int(min(size.width, 1e9)), Int(min(size.height, 1e9)))
    let most = Int(min(limit.pixels, 1e9))
    let image = name.map { Sentence("The image “\($0)”", ko: "“\($0)” 이미지") }
    let subject = image ?? Sentence("An image", ko: "이미지")
    let outcome =
      isReplaced
      ? Sentence(
        "The phone keeps the old entry or shows the placeholder, as here.",
        ko: "휴대폰은 이전 엔트리나, 이 그림처럼 플레이스홀더를 보여 줘요.")
      : Sentence(
        "The phone may keep the old entry or show the placeholder.",
        ko: "휴대폰은 이전 엔트리나 플레이스홀더를 보여 줄 수도 있어요.")
    return RenderNote(
      rule: "image-too-large",
      message: Sentence(
        "\(subject) has \(width) × \(height) pixels. Here the system archives up to about \(most) pixels, "
          + "whatever the frame (an estimate). \(outcome)",
        ko: "\(subject) 크기가 \(width) × \(height)픽셀이에요. 여기서 시스템은 frame과 상관없이 약 \(most)픽셀까지 "
          + "저장해요(추정치). \(outcome)"),
      fix: Sentence(
        "Scale the image down to the size it's shown at before you show it.",
        ko: "보여 주기 전에 이미지를 보이는 크기로 줄이세요."))
  }
}

extension PictureNode {
  fileprivate var imageArea: Double {
    traits.pixelSize.map { Double($0.width * $0.height) } ?? 0
  }
}

extension ImageLimit {
  /// Creates the limit for a widget's picture.
  init(for picture: Picture, in situation: WidgetSituation) {
    self.init(
      width: picture.size.width, height: picture.size.height,
      displayScale: situation.device.displayScale, isSmall: situation.family == .systemSmall)
  }
}

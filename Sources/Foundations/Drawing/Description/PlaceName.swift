import Foundation
import Pixels
import Sentences

/// A position in a picture by thirds, such as top left, middle or bottom right.
struct PlaceName {
  private let column: Int
  private let row: Int

  init(of frame: CGRect, in size: CGSize) {
    func third(_ value: Double, _ length: Double) -> Int {
      guard length > 0, value.isFinite else { return 1 }
      return min(max(Int(saturating: value / length * 3), 0), 2)
    }
    // A rectangle that spans the width is neither left nor right.
    column = frame.width > size.width * 0.7 ? 1 : third(frame.midX, size.width)
    row = frame.height > size.height * 0.7 ? 1 : third(frame.midY, size.height)
  }

  /// The position in words, such as `at the top left`.
  var name: Sentence {
    switch (row, column) {
    case (0, 0): Sentence("at the top left", ko: "왼쪽 위")
    case (0, 1): Sentence("at the top", ko: "위")
    case (0, _): Sentence("at the top right", ko: "오른쪽 위")
    case (1, 0): Sentence("at the left", ko: "왼쪽")
    case (1, 1): Sentence("in the middle", ko: "가운데")
    case (1, _): Sentence("at the right", ko: "오른쪽")
    case (_, 0): Sentence("at the bottom left", ko: "왼쪽 아래")
    case (_, 1): Sentence("at the bottom", ko: "아래")
    case (_, _): Sentence("at the bottom right", ko: "오른쪽 아래")
    }
  }
}

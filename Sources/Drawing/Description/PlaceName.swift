import Foundation
import Pixels

/// A place in a picture by thirds: top left, middle, bottom right.
struct PlaceName {
  private let column: Int
  private let row: Int

  init(of frame: CGRect, in size: CGSize) {
    func third(_ value: Double, _ length: Double) -> Int {
      guard length > 0, value.isFinite else { return 1 }
      return min(max(Int(saturating: value / length * 3), 0), 2)
    }
    // Something that spans the width is neither left nor right.
    column = frame.width > size.width * 0.7 ? 1 : third(frame.midX, size.width)
    row = frame.height > size.height * 0.7 ? 1 : third(frame.midY, size.height)
  }

  func words(_ language: DescriptionLanguage) -> String {
    switch language {
    case .english:
      let rows = ["top", "middle", "bottom"]
      let columns = ["left", "", "right"]
      if column == 1 { return row == 1 ? "in the middle" : "at the \(rows[row])" }
      return row == 1 ? "at the \(columns[column])" : "at the \(rows[row]) \(columns[column])"
    case .korean:
      let rows = ["위", "가운데", "아래"]
      let columns = ["왼쪽", "", "오른쪽"]
      if column == 1 { return rows[row] }
      return row == 1 ? columns[column] : "\(columns[column]) \(rows[row])"
    }
  }
}

import WorkerProtocol
import Foundation
import Sentences
extension RenderedPicture {
  /// The views with visible text, from most to least prominent: by size, then weight, then contrast.
  public var textsByProminence: [PictureElement] {
    textElements.filter(\.isVisible).map { ($0, $0.placed.prominence) }
      .sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Returns the most prominent text.
  public func mostProminentText(
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    guard let first = textsByProminence.first else {
      throw missing(
        Sentence("text", ko: "텍스트"), has: Sentence("none", ko: "없음"), at: CheckPlace(file, line))
    }
    return first
  }
}

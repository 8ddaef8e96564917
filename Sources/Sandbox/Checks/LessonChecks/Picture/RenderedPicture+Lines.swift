import Drawing
import Foundation

extension RenderedPicture {
  /// The views with visible text, grouped by line.
  ///
  /// Views at the same height form a line, ordered from the leading side.
  public var lines: [[PictureElement]] {
    let texts = textElements.filter(\.isVisible).sorted { $0.frame.midY < $1.frame.midY }
    let lines = texts.reduce(into: [[PictureElement]]()) { lines, text in
      if let last = lines.last?.first, last.sharesLine(with: text) {
        lines[lines.count - 1].append(text)
      } else {
        lines.append([text])
      }
    }
    return lines.map { line in line.sorted { $0.frame.minX < $1.frame.minX } }
  }

  /// The number of visible lines of text, counting each line of wrapped text.
  public var lineCount: Int {
    lines.map { line in line.map(\.lineCount).max() ?? 0 }.reduce(0, +)
  }

  /// The pairs of visible text or symbols that overlap and are therefore illegible.
  public var overlaps: [(first: PictureElement, second: PictureElement)] {
    let parts = textsAndSymbols.filter(\.isVisible)
    return parts.indices.flatMap { index in
      parts[(index + 1)...].filter { parts[index].collides(with: $0) }
        .map { (first: parts[index], second: $0) }
    }
  }
}

extension PictureElement {
  /// Returns whether the vertical center of either view is within the height of the other.
  fileprivate func sharesLine(with other: PictureElement) -> Bool {
    (frame.minY...frame.maxY).contains(other.frame.midY)
      || (other.frame.minY...other.frame.maxY).contains(frame.midY)
  }

  /// Returns whether the overlap is at least a quarter of the smaller view, and neither view is a faint
  /// background image.
  fileprivate func collides(with other: PictureElement) -> Bool {
    let shared = frame.overlap(with: other.frame)
    guard !shared.isNull, !shared.isEmpty else { return false }
    let area = min(frame.width * frame.height, other.frame.width * other.frame.height)
    guard shared.width * shared.height > area / 4 else { return false }
    return [self, other].allSatisfy { ($0.contrast ?? 1) >= 1.6 && $0.opacity > 0.3 }
  }
}

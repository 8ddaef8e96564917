import Drawing
import Foundation

/// A behavior that shows a bitmap at its own size or, if it's resizable, fills the proposed space.
struct BitmapBehavior: LayoutBehavior {
  let bitmap: Bitmap
  let resizing: Image.Resizing?
  let isTemplate: Bool
  let accentedMode: ImageDrawing.AccentedMode?
  let name: String?

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    resizing == nil ? bitmap.size : proposal.replacingUnspecifiedDimensions(by: bitmap.size)
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let frame = node.frame
    guard frame.width > 0, frame.height > 0 else { return [] }
    if node.environment.redactsImages { return Redaction.block(in: frame, of: node.environment) }
    let foreground = node.environment.foreground().paint(in: frame)
    if resizing?.mode == .tile, case .pixels = bitmap.content {
      let tile = CGRect(origin: frame.origin, size: bitmap.size)
      return [
        DisplayItem(
          .image(
            ImageDrawing(
              content: bitmap.content, frame: frame, template: isTemplate ? foreground : nil,
              accentedMode: accentedMode, name: name, tile: tile)))
      ]
    }
    return pieces(in: frame).map { piece in
      DisplayItem(
        .image(
          ImageDrawing(
            content: bitmap.cropped(to: piece.source).reduced(for: piece.frame.size).content,
            frame: piece.frame, template: isTemplate ? foreground : nil,
            accentedMode: accentedMode, name: name)))
    }
  }

  private struct Piece {
    var source: CGRect
    var frame: CGRect
  }

  /// Returns the whole image, or the nine pieces that the cap insets produce.
  private func pieces(in frame: CGRect) -> [Piece] {
    let whole = Piece(source: CGRect(x: 0, y: 0, width: 1, height: 1), frame: frame)
    guard let resizing else { return [whole] }
    let insets =
      resizing.capInsets == EdgeInsets()
      ? bitmap.slices.map(EdgeInsets.init) : resizing.capInsets
    guard let insets, insets != EdgeInsets() else { return [whole] }
    let size = bitmap.size
    let columns = Self.cuts(insets.leading, insets.trailing, of: size.width, in: frame.width)
    let rows = Self.cuts(insets.top, insets.bottom, of: size.height, in: frame.height)
    guard let columns, let rows else { return [whole] }
    return zip(rows, rows.dropFirst()).flatMap { top, bottom in
      zip(columns, columns.dropFirst()).compactMap { left, right in
        let place = CGRect(
          x: frame.minX + left.target, y: frame.minY + top.target,
          width: right.target - left.target,
          height: bottom.target - top.target)
        guard place.width > 0, place.height > 0 else { return nil }
        let source = CGRect(
          x: left.source, y: top.source, width: right.source - left.source,
          height: bottom.source - top.source)
        return Piece(source: source, frame: place)
      }
    }
  }

  /// Returns the cuts along an axis: in the image from 0 to 1, and in the frame in points.
  private static func cuts(
    _ first: CGFloat, _ last: CGFloat, of length: CGFloat, in target: CGFloat
  ) -> [(source: CGFloat, target: CGFloat)]? {
    guard length > 0, first >= 0, last >= 0, first + last < length, first + last <= target else {
      return nil
    }
    return [
      (0, 0), (first / length, first), (1 - last / length, target - last), (1, target),
    ]
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

import Dispatch
import Drawing
import WorkerProtocol
import Synchronization
import Terminal

/// A cache of a canvas's pictures, painted as cells.
package final class CanvasPaint: Sendable {
  private struct Key: Hashable {
    var number: Int
    var scale: CellScale
    var isDimmed: Bool
    /// The cells that pixels cover; nil if the cells show the picture.
    var covered: CanvasRoom?
    var namesWidget: Bool
    var repertoire: CharacterRepertoire
    var depth: CellColorDepth
  }

  private let grids = Mutex<[Key: CellGrid]>([:])
  private let covered = Mutex<[Int: CanvasRoom]>([:])

  package init() {}

  /// Leaves these cells blank, because pixels cover them.
  ///
  /// - Parameter rooms: The covered cells by the pictures' numbers.
  func cover(_ rooms: [Int: CanvasRoom]) { covered.withLock { $0 = rooms } }

  /// Returns the pictures with frames and captions; paints uncached pictures in parallel.
  func grids(
    of pictures: [(picture: CanvasPicture, scale: CellScale)], isDimmed: Bool, namesWidget: Bool,
    on capabilities: TerminalCapabilities
  ) -> [CellGrid] {
    let painted = Mutex([CellGrid?](repeating: nil, count: pictures.count))
    DispatchQueue.concurrentPerform(iterations: pictures.count) { place in
      let grid = grid(
        of: pictures[place].picture, scale: pictures[place].scale, isDimmed: isDimmed,
        namesWidget: namesWidget, on: capabilities)
      painted.withLock { $0[place] = grid }
    }
    return painted.withLock { $0.compactMap(\.self) }
  }

  private func grid(
    of picture: CanvasPicture, scale: CellScale, isDimmed: Bool, namesWidget: Bool,
    on capabilities: TerminalCapabilities
  ) -> CellGrid {
    let key = Key(
      number: picture.number, scale: scale, isDimmed: isDimmed,
      covered: isDimmed ? nil : covered.withLock { $0[picture.number] },
      namesWidget: namesWidget, repertoire: capabilities.repertoire,
      depth: capabilities.drawingDepth)
    if let known = grids.withLock({ $0[key] }) { return known }
    var painter = CellPainter(scale: scale, repertoire: key.repertoire, depth: key.depth)
    painter.weighsGroups =
      key.depth.isMonochrome && picture.rendered.request.mode == .accented
    let painted =
      key.covered.map { CellGrid(columns: $0.columns, rows: $0.rows) }
      ?? painter.paint(picture.rendered.picture).grid
    var framed = FramedPainting(caption: "", grid: painted).framed(repertoire: key.repertoire)
    if isDimmed { framed = framed.dimmed() }
    let caption = CanvasCaption(picture.rendered, namesWidget: namesWidget)
      .text(above: framed.columns)
    var result = CellGrid(
      columns: max(framed.columns, CellWidth.of(caption)), rows: framed.rows + 1)
    result.write(
      key.repertoire == .ascii ? TerminalText.ascii(caption) : caption, column: 0, row: 0,
      attributes: isDimmed ? .dim : .bold)
    result.insert(framed, column: 0, row: 1)
    grids.withLock { grids in
      // Evicts pictures too old to be shown again.
      if grids.count > Self.most {
        grids = grids.filter { $0.key.number > picture.number - Self.most }
      }
      grids[key] = result
    }
    return result
  }

  private static let most = 80
}

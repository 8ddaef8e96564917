import Curriculum
import Drawing
import Judge
import Terminal
import Tutor

extension LearningPage {
  struct Layout {
    /// The space for the lesson; nil if the lesson is hidden.
    var lesson: CanvasRoom?
    var picture: CanvasRoom?
    /// The space for messages, below the lesson and picture or below the picture alone.
    var words: CanvasRoom?
    var isWordsBelowAll = false
    /// Whether the messages replace the lesson, because they fit nowhere else.
    var isWordsInPlaceOfLesson = false
    /// Whether the messages are below the lesson, across the whole window.
    var isStacked = false
  }

  var layout: Layout {
    let room = CanvasRoom(columns: width, rows: max(height - 1 - bar.count, 1))
    let isSplit = model.view == .split && width >= 72 && height >= 16
    guard isSplit else {
      switch model.view {
      case .split where says && room.rows >= Self.leastStack: return stacked(in: room)
      case .split, .lesson: return Layout(lesson: room)
      case .picture: return Layout(picture: room)
      case .words: return Layout(words: room)
      }
    }
    guard hasPicture else {
      let lesson = min(width / 2, 88)
      return Layout(
        lesson: CanvasRoom(columns: lesson, rows: room.rows),
        words: CanvasRoom(columns: width - lesson - Self.gap, rows: room.rows))
    }
    if height >= Self.high {
      let lesson = min(max(width * 9 / 20, Self.leastLesson), 88)
      let side = width - lesson - Self.gap
      let most = room.rows / 2 + 4
      let usual = max(pictureRows(in: CanvasRoom(columns: side, rows: most)), 12)
      let left = room.rows - 1 - neededRows(in: side)
      let picture = max(min(usual, left), min(usual, leastPictureRows(in: side)))
      return Layout(
        lesson: CanvasRoom(columns: lesson, rows: room.rows),
        picture: CanvasRoom(columns: side, rows: picture),
        words: CanvasRoom(columns: side, rows: room.rows - picture - 1))
    }
    // The whole picture, and at least a few lines for messages; then what the messages need.
    let widest = min(max(pictureColumns, 30), width - Self.leastLesson - Self.gap)
    let used = CanvasPacking(sizes, into: CanvasRoom(columns: widest, rows: room.rows - 5)).used
    let side = used.columns == 0 ? widest : max(used.columns, 30)
    let most = CanvasRoom(columns: side, rows: room.rows - 5)
    let usual = max(pictureRows(in: most), room.rows * 3 / 5)
    let needed = neededRows(in: width)
    let least = model.canvas?.problem == nil ? min(leastPictureRows(in: side), usual) : usual
    let panes = max(min(usual, room.rows - 1 - needed), least)
    let below = room.rows - panes - 1
    if needed > below {
      return Layout(
        picture: CanvasRoom(columns: side, rows: room.rows),
        words: CanvasRoom(columns: width - side - Self.gap, rows: room.rows),
        isWordsInPlaceOfLesson: true)
    }
    return Layout(
      lesson: CanvasRoom(columns: width - side - Self.gap, rows: panes),
      picture: CanvasRoom(columns: side, rows: panes),
      words: CanvasRoom(columns: width, rows: below), isWordsBelowAll: true)
  }

  /// Returns a layout with the lesson above the messages, for windows too small to show the lesson and the
  /// messages side by side.
  private func stacked(in room: CanvasRoom) -> Layout {
    let needed = LearningMessages(model, presentation).lines.count
    let words = min(needed, room.rows / 2)
    return Layout(
      lesson: CanvasRoom(columns: room.columns, rows: room.rows - words - 1),
      words: CanvasRoom(columns: room.columns, rows: words), isStacked: true)
  }

  /// The minimum number of rows for this layout.
  private static let leastStack = 10

  /// Whether there are messages that the learner is waiting for.
  private var says: Bool {
    !model.said.isEmpty || model.change != nil || model.canvas?.problem != nil
      || model.canvas?.verdict != nil
  }

  /// Returns the number of rows that the messages need; 0 while the learner reads on.
  private func neededRows(in columns: Int) -> Int {
    guard says, !model.readsOn else { return 0 }
    var narrow = presentation
    narrow.capabilities.width = columns
    let messages = LearningMessages(model, narrow)
    let essentials = messages.essentials.count
    // If there's more to say, a row gives the number of its rows.
    return messages.lines.count > essentials ? essentials + 1 : essentials
  }

  /// Whether there are pictures, or an exercise's picture is on its way.
  private var hasPicture: Bool {
    let session = model.session
    guard session.exercise.kind == .code else { return false }
    return session.exercise.preview != nil || model.canvas?.pictures.isEmpty == false
      || model.canvas?.choices.previews.isEmpty == false
  }

  private var sizes: [CanvasRoom] {
    (model.canvas?.pictures ?? []).map { CanvasPacking.size(of: $0.rendered) }
  }

  /// The number of rows for the first picture, which is smaller if it's the only one.
  private func leastPictureRows(in columns: Int) -> Int {
    guard let first = model.canvas?.pictures.first?.rendered else { return 8 }
    let scales = sizes.count == 1 ? [CellScale.coarse, .standard] : [.standard, .coarse]
    return scales.lazy.map { CanvasPacking.size(of: first, scale: $0) }
      .first { $0.columns <= columns }.map { $0.rows + (sizes.count > 1 ? 1 : 0) } ?? 8
  }

  private var pictureColumns: Int { sizes.map(\.columns).max() ?? 30 }

  /// Returns the number of rows of the pictures that fit.
  private func pictureRows(in room: CanvasRoom) -> Int {
    let packing = CanvasPacking(sizes, into: room)
    let named = packing.left.isEmpty ? 0 : 1
    return min(packing.placed.isEmpty ? 16 : packing.used.rows + named, room.rows)
  }
}

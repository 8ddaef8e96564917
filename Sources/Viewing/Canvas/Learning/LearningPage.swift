import Curriculum
import Drawing
import Judge
import Sentences
package import Terminal
package import Tutor

/// The rows of the learning screen: the lesson and the picture side by side, with messages below.
package struct LearningPage {
  let model: LearningModel
  let presentation: Presentation
  let paint: CanvasPaint

  package init(_ model: LearningModel, on presentation: Presentation, paint: CanvasPaint) {
    self.model = model
    self.presentation = presentation
    self.paint = paint
  }

  /// The minimum height at which messages don't need the whole width.
  static let high = 40
  static let gap = 3
  /// The width reserved for the state in the header, so that the progress bar doesn't jump.
  private static let longestState = 18
  /// The minimum width of a readable lesson, in columns.
  static let leastLesson = 36

  var width: Int { presentation.capabilities.width }
  var height: Int { presentation.capabilities.height }
  private var isUnicode: Bool { presentation.capabilities.isUnicode }

  // MARK: - Rows

  /// The screen's rows: as many as the terminal has, and none wider than the terminal.
  package var rows: [StyledText] {
    let layout = layout
    var body: [StyledText]
    if model.showsKeys {
      body = keyHelp
    } else if layout.isStacked {
      body = layout.lesson.map(lesson) ?? []
      body.append(line(width))
      body += layout.words.map(words) ?? []
    } else if layout.isWordsInPlaceOfLesson, let words = layout.words {
      body = columns(
        self.words(words), layout.picture.map(picture) ?? [], width: words.columns,
        rows: words.rows)
    } else if layout.isWordsBelowAll {
      body = beside(layout.lesson.map(lesson) ?? [], layout.picture.map(picture) ?? [], layout)
      body.append(rule(under: layout))
      body += layout.words.map(words) ?? []
    } else {
      var side = layout.picture.map(picture) ?? []
      if let picture = layout.picture, let words = layout.words {
        side += Array(repeating: StyledText(), count: max(picture.rows - side.count, 0))
        side.append(line(picture.columns))
        side += self.words(words)
      } else {
        side += layout.words.map(words) ?? []
      }
      body = layout.lesson.map { beside(lesson($0), side, layout, rows: $0.rows) } ?? side
    }
    let room = max(height - 1 - bar.count, 0)
    body = Array(body.prefix(room))
    body += Array(repeating: StyledText(), count: room - body.count)
    return ([header] + body + bar).prefix(height).map { $0.cut(to: width) }
  }

  /// The positions of the pictures on the screen; empty if they're hidden or the files have a problem.
  package var spots: [CanvasSpot] {
    let layout = layout
    if model.showsKeys { return [] }
    let figures = figures(in: layout) + finishedWidget(in: layout)
    guard let room = layout.picture, let pane = pane(in: room) else { return figures }
    let left = layout.lesson ?? (layout.isWordsInPlaceOfLesson ? layout.words : nil)
    let column = left.map { $0.columns + Self.gap } ?? 0
    return figures
      + pane.contents.spots.filter { $0.row + $0.room.rows <= room.rows }.map { spot in
        var spot = spot
        spot.row += 1
        spot.column += column
        return spot
      }
  }

  /// Returns the positions of the figures in the lesson and in the messages, as far as they're visible.
  private func figures(in layout: Layout) -> [CanvasSpot] {
    var spots: [CanvasSpot] = []
    func add(_ lines: [StyledText], from place: Int, rows: Int, column: Int, row: Int) {
      for figure in lines.pixels {
        let first = max(place, figure.row)
        let end = min(place + rows, figure.row + figure.picture.rows)
        guard first < end else { continue }
        spots.append(
          CanvasSpot(
            figure.picture, visible: first - figure.row..<end - figure.row,
            column: column + figure.column, row: row + first - place))
      }
    }
    if let room = layout.lesson {
      add(
        lessonLines(room.columns), from: model.place, rows: lessonRows(in: room), column: 0, row: 1)
    }
    if let room = layout.words {
      let lines = wordLines(room)
      let rows = lines.count > room.rows ? room.rows - 1 : room.rows
      let isBelow = layout.isWordsBelowAll || layout.isStacked
      let above = isBelow ? layout.lesson : layout.isWordsInPlaceOfLesson ? nil : layout.picture
      add(
        lines, from: model.wordsPlace, rows: rows,
        column: isBelow ? 0 : layout.lesson.map { $0.columns + Self.gap } ?? 0,
        row: above.map { $0.rows + 2 } ?? 1)
    }
    return spots
  }

  /// Returns the positions of the finished widget's pictures below the messages that fill the screen.
  private func finishedWidget(in layout: Layout) -> [CanvasSpot] {
    guard let room = layout.words, let pane = finishedWidget(in: room) else { return [] }
    let lines = wordLines(room)
    let heading = presentation.lines(.yourWidget).last
    guard let start = lines.firstIndex(where: { $0 == heading }) else { return [] }
    let rows = lines.count > room.rows ? room.rows - 1 : room.rows
    return pane.contents.spots.compactMap { spot in
      var spot = spot
      spot.row += start + 1 - model.wordsPlace
      guard spot.row >= 0, spot.row + spot.room.rows <= rows else { return nil }
      spot.row += 1
      return spot
    }
  }

  /// Returns the key whose label is at a cell of the screen.
  package func key(atColumn column: Int, row: Int) -> Key? {
    LearningBar(model, presentation).key(atColumn: column, row: row - height + bar.count)
  }

  /// The visible part of the key help.
  private var keyHelp: [StyledText] {
    let lines = LearningKeyHelp(presentation).lines
    let room = max(height - 1 - bar.count, 1)
    guard lines.count > room else { return lines }
    let place = min(model.helpPlace, lines.count - room + 1)
    let shown = lines.dropFirst(place).prefix(room - 1)
    let rest = lines.count - place - shown.count
    return shown + [rest > 0 ? presentation.text(.lessonGoesOn(rest), .quiet) : StyledText()]
  }

  /// The sizes of the screen's parts.
  package var measure: LearningEvent {
    let layout = layout
    return .measured(
      rows: layout.lesson.map { lessonLines($0.columns).map(\.withoutPixels.text) } ?? [],
      visible: layout.lesson.map { lessonRows(in: $0) } ?? 1,
      room: layout.picture.map(CanvasPane.pictures) ?? CanvasRoom(columns: 0, rows: 0),
      hiddenWords: layout.words.map { room in
        let count = wordLines(room).count
        return count > room.rows ? count - room.rows + 1 : 0
      } ?? 0)
  }

  package var figureColumns: Int { layout.lesson?.columns ?? width }

  /// The space for messages.
  package var wordsRoom: CanvasRoom? { layout.words }

  /// The lesson's blocks that need no figure, because the same picture is beside the lesson.
  package var blocksShownBeside: Set<String> {
    let layout = layout
    return layout.lesson != nil && layout.picture != nil ? model.starterFigures : []
  }

  private func beside(
    _ left: [StyledText], _ right: [StyledText], _ layout: Layout, rows: Int? = nil
  ) -> [StyledText] {
    guard let lesson = layout.lesson, layout.picture != nil || layout.words != nil,
      layout.isWordsBelowAll || layout.picture ?? layout.words != nil
    else { return left }
    return columns(left, right, width: lesson.columns, rows: rows ?? lesson.rows)
  }

  /// Puts two blocks of rows side by side, with a line between them.
  private func columns(
    _ left: [StyledText], _ right: [StyledText], width: Int, rows: Int
  ) -> [StyledText] {
    let bar = StyledText(isUnicode ? " │ " : " | ", .quiet)
    return (0..<rows).map { row in
      (row < left.count ? left[row] : StyledText()).filled(to: width) + bar
        + (row < right.count ? right[row] : StyledText())
    }
  }

  private func line(_ columns: Int) -> StyledText {
    StyledText(String(repeating: isUnicode ? "─" : "-", count: max(columns, 0)), .quiet)
  }

  private func rule(under layout: Layout) -> StyledText {
    guard isUnicode, let lesson = layout.lesson else { return line(width) }
    return line(lesson.columns + 1) + StyledText("┴", .quiet)
      + line(width - lesson.columns - 2)
  }

  private var header: StyledText {
    let session = model.session
    let all = session.progress.list(around: session.exercise, in: session.pack)
    let number = (all.firstIndex { $0.identifier == session.exercise.identifier } ?? 0) + 1
    let isOnPath = session.route?.exercises.contains(session.exercise.identifier) ?? true
    let title = StyledText(
      SanitizedText.text(session.exercise.title.text(in: presentation.language.rawValue)), .title)
    let states = model.canvas.map(states) ?? []
    let progress = ProgressBar(session.progress, in: session.pack)
    // Show as long a bar as fits, or else only the numbers.
    let bars = isOnPath ? [10, 5].map { progress.text(cells: $0, on: presentation) } : []
    let places = bars + [StyledText("\(number)/\(all.count)", .quiet)]
    let place = places.first { title.width + 2 + $0.width + 2 + Self.longestState <= width }
    let start = title + StyledText("  ") + (place ?? places[places.count - 1])
    let state = states.first { start.width + 2 + $0.width <= width } ?? states.last ?? StyledText()
    let free = width - start.width - state.width
    guard free >= 2 else { return (start + StyledText("  ") + state).cut(to: width) }
    return start + StyledText(String(repeating: " ", count: free)) + state
  }

  /// Returns the canvas's state for the header, longest first.
  private func states(of canvas: CanvasModel) -> [StyledText] {
    let state = CanvasState(canvas, presentation, timesFirstPicture: false)
    let whole = state.settings + StyledText("  ") + state.text
    return (state.settings.isEmpty ? [] : [whole]) + [state.text, state.short]
  }

  var bar: [StyledText] { LearningBar(model, presentation).rows }

  // MARK: - Panes

  private func lessonLines(_ columns: Int) -> [StyledText] {
    var narrow = presentation
    narrow.capabilities.width = columns
    narrow.wrapsCode = true
    let shown = blocksShownBeside
    narrow.figures = model.figures
    for block in model.figureBlocks where shown.contains(block) || model.figures[block] == nil {
      narrow.figures[block] = presentation.lines(
        shown.contains(block) ? .pictureBeside : .figureComing, .quiet)
    }
    let session = model.session
    // A low window omits the heading, because the screen's header already shows it.
    if height < Self.high {
      return Array(narrow.markdown(lessonWithoutTitle).drop(while: \.isEmpty))
    }
    return LessonPresenter(narrow)
      .lines(
        session.exercise, in: session.pack, progress: session.progress, text: lessonWithoutTitle,
        files: session.files)
  }

  /// The lesson without a first heading that repeats the screen's header.
  private var lessonWithoutTitle: String {
    let title = model.session.exercise.title.text(in: presentation.language.rawValue)
    let lines = model.lesson.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = lines.first, first.hasPrefix("# "),
      first.dropFirst(2).trimmingPrefix(while: \.isWhitespace) == title
    else { return model.lesson }
    return lines.count > 1 ? String(lines[1]) : ""
  }

  /// Returns the number of visible rows of the lesson; the last row is for the scroll position.
  private func lessonRows(in room: CanvasRoom) -> Int { max(room.rows - 1, 1) }

  private func lesson(_ room: CanvasRoom) -> [StyledText] {
    let lines = lessonLines(room.columns)
    let visible = lessonRows(in: room)
    let shown = lines.dropFirst(model.place).prefix(visible)
      .map { $0.withoutPixels.cut(to: room.columns) }
    let rest = lines.count - model.place - shown.count
    let place = presentation.text(rest > 0 ? .lessonGoesOn(rest) : .lessonEnds, .quiet)
    return shown + Array(repeating: StyledText(), count: max(visible - shown.count, 0)) + [place]
  }

  /// Returns the pictures that fit; a row below them gives the number of those that don't.
  private func picture(_ room: CanvasRoom) -> [StyledText] {
    guard let pane = pane(in: room) else { return [] }
    guard pane.leftOut > 0, layout.words != nil else { return pane.rows }
    return pane.rows.prefix(max(room.rows - 1, 0))
      + [presentation.text(.picturesLeftOut(pane.leftOut), .quiet)]
  }

  /// Returns the pane of pictures; beside messages, it leaves a row to name pictures that don't fit.
  private func pane(in room: CanvasRoom) -> CanvasPane? {
    let hasWords = layout.words != nil
    return model.canvas.map { canvas in
      let pane = CanvasPane(
        canvas, in: room, on: presentation, paint: paint, saysWords: !hasWords)
      guard hasWords, pane.leftOut > 0 else { return pane }
      return CanvasPane(
        canvas, in: CanvasRoom(columns: room.columns, rows: room.rows - 1), on: presentation,
        paint: paint, saysWords: false)
    }
  }

  /// Returns all rows of the messages; on the whole screen, with the finished widget.
  private func wordLines(_ room: CanvasRoom) -> [StyledText] {
    var narrow = presentation
    narrow.capabilities.width = room.columns
    guard model.view == .words else { return LearningMessages(model, narrow).lines }
    return LearningMessages(model, narrow, widget: finishedWidget(in: room)?.rows ?? []).lines
  }

  /// Returns the finished widget's pictures while the messages fill the screen.
  private func finishedWidget(in room: CanvasRoom) -> CanvasPane? {
    let session = model.session
    guard model.view == .words, let canvas = model.canvas,
      session.progress.finishedWidget(in: session.pack)?.identifier == session.exercise.identifier
    else { return nil }
    var narrow = presentation
    narrow.capabilities.width = room.columns
    // The widget and the line above it fit on one page.
    let space = CanvasRoom(columns: room.columns, rows: max(room.rows - 3, 8))
    return CanvasPane(canvas, in: space, on: narrow, paint: paint, saysWords: false)
  }

  private func words(_ room: CanvasRoom) -> [StyledText] {
    if layout.isWordsInPlaceOfLesson, room.rows > 4 {
      let rows = words(wordLines(room), rows: room.rows - 1)
      return rows + Array(repeating: StyledText(), count: room.rows - 1 - rows.count)
        + [presentation.text(.lessonBehind, .quiet)]
    }
    return words(wordLines(room), rows: room.rows)
  }

  private func words(_ lines: [StyledText], rows: Int) -> [StyledText] {
    let lines = lines.map(\.withoutPixels)
    guard lines.count > rows, rows > 1 else { return Array(lines.prefix(rows)) }
    let shown = lines.dropFirst(model.wordsPlace).prefix(rows - 1)
    let rest = lines.count - model.wordsPlace - shown.count
    guard rest > 0 else { return Array(shown) }
    let more: Sentence = model.view == .words ? .lessonGoesOn(rest) : .wordsGoOn(rest)
    return shown + [presentation.text(more, .quiet)]
  }
}

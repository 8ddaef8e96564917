import Canvas
import Drawing
import Terminal
import Testing

@Suite("Pixels stand where cells would")
struct PixelScreenTests {
  private func pixels(_ way: PictureProtocol) -> PixelScreen {
    PixelScreen(CanvasPixels(way: way) { _ in nil })
  }

  private func drawn(columns: Int = 120, rows: Int = 40) -> CanvasScript {
    var script = CanvasScript(columns: columns, rows: rows)
    script.send(.started)
    script.settle()
    return script
  }

  @Test func everyAreaIsInsideItsFrame() {
    for (columns, rows) in CanvasScreenTests.windows {
      let contents = drawn(columns: columns, rows: rows).contents
      #expect(!contents.spots.isEmpty)
      for spot in contents.spots {
        // The frame's corner is one cell to the left of the picture and one cell above it.
        let corner = contents.rows[spot.row - 1].text.dropFirst(spot.column - 1).first
        #expect(corner == "╭", "\(columns): \(spot.column), \(spot.row)")
        let end = contents.rows[spot.row + spot.room.rows].text
          .dropFirst(spot.column + spot.room.columns).first
        #expect(end == "╯", "\(columns): \(spot.column), \(spot.row)")
      }
    }
  }

  @Test func nothingIsShownUntilComplete() {
    let spots = drawn().contents.spots
    var screen = pixels(.sixel)
    #expect(screen.wanted(among: spots).count == spots.count)
    #expect(screen.wanted(among: spots).isEmpty)
    #expect(screen.isPending(spots))
    for spot in spots { screen.take("<\(spot.number)>", for: spot) }
    #expect(!screen.isPending(spots))
    #expect(screen.covered(spots).count == spots.count)
    let written = screen.update(to: spots, isTouched: true)
    for spot in spots {
      #expect(
        written.contains("\u{1B}[\(spot.row + 1);\(spot.column + 1)H<\(spot.number)>"))
    }
    // Overwritten rows are drawn again.
    #expect(screen.update(to: spots, isTouched: false) == "")
    #expect(screen.update(to: spots, isTouched: true) == written)
  }

  @Test(arguments: [1.7, 2, 2.5]) func coveredCellsHaveThePicturesAspectRatio(aspect: Double) throws
  {
    let spots = drawn().contents.spots
    var screen = PixelScreen(CanvasPixels(way: .kitty, cellAspect: aspect) { _ in nil })
    for spot in spots { screen.take("<\(spot.number)>", for: spot) }
    for spot in spots {
      guard case .picture(let picture) = spot.content else { continue }
      let covered = try #require(screen.covered(spots)[spot.number])
      #expect(covered.columns <= spot.room.columns && covered.rows <= spot.room.rows)
      let size = picture.rendered.picture.size
      let (width, height) = (Double(covered.columns), Double(covered.rows) * aspect)
      // At most a row or a column more than the picture needs.
      #expect(abs(height - width * size.height / size.width) <= max(aspect, 1 / aspect) + 1)
    }
  }

  @Test func kittysPicturesAreDeletedBeforeNewOnes() {
    let spots = drawn().contents.spots
    var screen = pixels(.kitty)
    _ = screen.wanted(among: spots)
    for spot in spots { screen.take("<\(spot.number)>", for: spot) }
    #expect(!screen.update(to: spots, isTouched: true).contains("a=d"))
    // The pixels are above the cells, whatever the cells contain.
    #expect(screen.update(to: spots, isTouched: true) == "")
    let fewer = Array(spots.dropFirst())
    let written = screen.update(to: fewer, isTouched: true)
    #expect(written.contains(TerminalPicture.kittyClearing))
    #expect(!written.contains("<\(spots[0].number)>"))
    #expect(screen.clearing == TerminalPicture.kittyClearing)
  }

  /// The pixels' transparent parts would show the old picture.
  @Test func rowsOfPicturesThatLeaveAreWrittenAgain() {
    let spots = drawn().contents.spots
    for way in PictureProtocol.allCases {
      var screen = pixels(way)
      _ = screen.wanted(among: spots)
      for spot in spots { screen.take("<\(spot.number)>", for: spot) }
      #expect(screen.stale(for: spots).isEmpty)
      _ = screen.update(to: spots, isTouched: true)
      #expect(screen.stale(for: spots).isEmpty)
      let first = spots[0]
      let stale = screen.stale(for: Array(spots.dropFirst()))
      let rows = Set(first.row..<first.row + first.room.rows)
      // Kitty removes pictures by a command of their own.
      #expect(stale == (way == .kitty ? [] : rows))
    }
  }

  @Test func cellsAreShownWithoutPixels() {
    let spots = drawn().contents.spots
    var screen = pixels(.iterm)
    _ = screen.wanted(among: spots)
    for spot in spots { screen.take(nil, for: spot) }
    #expect(!screen.isPending(spots))
    #expect(screen.covered(spots).isEmpty)
    #expect(screen.update(to: spots, isTouched: false) == "")
  }

  @Test func anEarlierPictureIsShownInCells() {
    var script = drawn()
    script.send(.saved)
    if case .compile(let order)? = script.effects.first {
      script.send(.compiled(CanvasScript.refusal(order)))
    }
    #expect(script.contents.spots.isEmpty)
  }
}

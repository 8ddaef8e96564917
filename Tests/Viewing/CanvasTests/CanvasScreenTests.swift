import Canvas
import Drawing
import Sentences
import WorkerProtocol
import Terminal
import TestSupport
import Testing

@Suite("A canvas fits its window")
struct CanvasScreenTests {
  /// The window sizes of recorded sessions.
  static let windows: [(columns: Int, rows: Int)] = [
    (40, 20), (60, 24), (80, 24), (120, 40), (200, 60),
  ]

  @Test(arguments: windows.map(\.columns), Language.allCases)
  func aSessionMatchesItsRecording(columns: Int, language: Language) throws {
    let rows = Self.windows.first { $0.columns == columns }?.rows ?? 24
    var script = CanvasScript(columns: columns, rows: rows, language: language)
    var recorded = "started\n" + script.screen()
    func note(_ step: String, _ script: CanvasScript) {
      recorded += "\(step)\n" + script.screen()
    }
    script.send(.started)
    script.settle()
    note("drawn", script)
    script.press("f")
    script.settle()
    note("f", script)
    script.press("m")
    script.settle()
    script.press("m")
    script.settle()
    script.send(.key(.right))
    script.settle()
    note("m m right", script)
    script.send(.saved)
    if case .compile(let order)? = script.effects.first {
      script.send(.compiled(CanvasScript.refusal(order)))
    }
    note("a save that does not compile", script)
    script.press("?")
    note("?", script)
    script.press("?")
    script.send(.disappeared)
    note("the file goes", script)
    let framed = recorded.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "|\($0)|\n" }.joined()
    try Golden.expect(framed, matches: "canvas-\(language.rawValue)-\(columns).txt")
  }

  @Test(.thorough, arguments: [1, 5, 12, 20, 25, 33, 40, 57, 72, 80, 111, 112, 113, 160, 200, 500])
  func noRowExceedsAnyWindow(columns: Int) throws {
    for rows in [1, 2, 3, 5, 10, 16, 24, 29, 30, 60] {
      for language in Language.allCases {
        var script = CanvasScript(columns: columns, rows: rows, language: language)
        script.send(.started)
        for step in 0..<4 {
          script.settle()
          let screen = script.rows()
          #expect(screen.count <= rows, "\(columns) × \(rows), step \(step)")
          for row in screen { #expect(row.width <= columns, "\(columns) × \(rows): \(row.text)") }
          switch step {
          case 0: script.press("f")
          case 1: script.press("?")
          default:
            script.press(step == 2 ? "?" : "")
            script.send(.saved)
            if case .compile(let order)? = script.effects.first {
              script.send(.compiled(CanvasScript.refusal(order)))
            }
          }
        }
      }
    }
  }

  @Test func aNarrowWindowDescribesThePicture() {
    var script = CanvasScript(columns: 16, rows: 24)
    script.send(.started)
    script.settle([.systemMedium])
    #expect(script.screen().contains("Seoul"))
  }

  @Test func onePictureIsEnlargedIfThereIsRoom() {
    func widest(_ columns: Int, _ rows: Int) -> Int {
      var script = CanvasScript(columns: columns, rows: rows)
      script.send(.started)
      script.settle([.systemSmall])
      return script.rows().flatMap { $0.text.split { $0 != "─" } }.map(\.count)
        .filter { $0 < columns }.max() ?? 0
    }
    #expect(widest(80, 24) == 26)
    #expect(widest(200, 60) >= 50)
  }

  @Test func packedPicturesNeitherOverlapNorOverflow() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let sizes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        CanvasRoom(
          columns: .random(in: 1...70, using: &random), rows: .random(in: 1...34, using: &random))
      }
      let room = CanvasRoom(
        columns: .random(in: 0...200, using: &random), rows: .random(in: 0...60, using: &random))
      let packing = CanvasPacking(sizes, into: room)
      #expect(packing.placed.count + packing.left.count == sizes.count)
      var taken: Set<[Int]> = []
      for placement in packing.placed {
        let size = sizes[placement.index]
        #expect(placement.column + size.columns <= room.columns)
        #expect(placement.row + size.rows <= room.rows)
        for row in placement.row..<placement.row + size.rows {
          for column in placement.column..<placement.column + size.columns {
            #expect(taken.insert([column, row]).inserted, "\(sizes) in \(room)")
          }
        }
      }
    }
  }
}

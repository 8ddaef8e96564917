import Canvas
import Drawing
import Foundation
import PhoneFacts
import Stage
import Viewing

extension Benchmark {
  /// As many pictures as a large sheet has.
  private static let sheetPictures = 200

  /// From a save to the picture, from a key to the picture, and a whole sheet.
  func canvasFigures(in folder: URL) async throws -> [Figure] {
    guard
      let drawn = course.pack.exercises.first(where: {
        $0.kind == .code && $0.preview?.families.isEmpty == false && $0.preview?.view == nil
          && $0.uses.isEmpty
      })
    else { return [] }
    let place = folder.appending(path: "canvas")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let live = LiveStudio(services.studio)
    func question(_ files: [URL], _ look: CanvasLook, _ mode: RenderingMode) -> PictureQuestion {
      PictureQuestion(
        files: files, view: nil, widget: nil, families: nil, modes: [mode], isDark: [false]
      ) { look.request(subject: $0, family: $1, mode: $2, isDark: $3) }
    }
    let files = try sources(of: drawn, edited: 0, in: place)
    let look = CanvasLook()
    let saved = try await figure(
      "canvas: save to picture (\(drawn.identifier))", against: Self.bareCompiler,
      {
        let files = try sources(of: drawn, edited: 20_000 + $0, in: place)
        let question = question(files, look, .fullColor)
        guard case .compiled = try await live.compile(question) else {
          throw BenchmarkError.notPassed("notCompiled")
        }
        _ = try await live.draw(question)
      },
      { try await bareCompile(drawn, edited: 21_000 + $0, in: folder) })
    let turned = try await figure(
      "canvas: another mode of the same code", against: "canvas: save to picture",
      { number in
        let mode: RenderingMode = number.isMultiple(of: 2) ? .accented : .fullColor
        _ = try await live.draw(question(files, look, mode))
      },
      { _ in
        let question = question(files, look, .fullColor)
        _ = try await live.compile(question)
        _ = try await live.draw(question)
      })
    var sheet = try await figure(
      "canvas: \(Self.sheetPictures) pictures of a sheet, drawn and as SVG",
      against: "canvas: save to picture",
      { number in
        var count = 0
        while count < Self.sheetPictures {
          var look = look
          look.textSize = CanvasLook.textSizes[(count + number) % CanvasLook.textSizes.count]
          guard
            case .pictures(let pictures, _, _)? = try await live.draw(
              question(files, look, .fullColor)), !pictures.isEmpty
          else { throw BenchmarkError.notPassed("nothing") }
          for picture in pictures { _ = SVGPainter().paint(picture.picture) }
          count += pictures.count
        }
      },
      { _ in
        let question = question(files, look, .fullColor)
        _ = try await live.compile(question)
        _ = try await live.draw(question)
      })
    sheet.rate = Figure.Rate(
      perSecond: Double(Self.sheetPictures) / sheet.seconds, unit: "pictures")
    await live.close()
    return [saved, turned, sheet]
  }
}

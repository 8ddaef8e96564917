import Canvas
import Curriculum
import Foundation

extension Benchmark {
  private static let sheetPictures = 200

  /// Measures how long the canvas takes after a save, after a key press in the terminal, and for a full
  /// contact sheet in the browser.
  func canvasFigures(in folder: URL) async throws -> [Figure] {
    let drawn = course.pack.exercises.filter {
      $0.kind == .code && $0.preview?.families.isEmpty == false && $0.preview?.view == nil
    }
    guard let small = drawn.first(where: \.uses.isEmpty) else { return [] }
    // The exercise with the most preview families.
    let large =
      drawn.max { ($0.preview?.families.count ?? 0) < ($1.preview?.families.count ?? 0) } ?? small
    var figures: [Figure] = []
    for exercise in small.identifier == large.identifier ? [small] : [small, large] {
      figures += try await canvasFigures(of: exercise, in: folder)
    }
    return figures
  }

  private func canvasFigures(of exercise: Exercise, in folder: URL) async throws -> [Figure] {
    let place = folder.appending(path: "canvas")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let canvas = try await BenchmarkedCanvas(of: exercise, by: self, in: place)
    let name = exercise.identifier
    let saved = "canvas: save to picture (\(name))"
    var figures = [
      try await figure(
        saved, against: Self.bareCompiler,
        before: { _ in try await canvas.awaitWarmProcesses() },
        { number, _ in
          _ = try sources(of: exercise, edited: 20_000 + number, in: place)
          try await canvas.save()
        },
        { try await bareCompile(exercise, edited: 21_000 + $0, in: folder) })
    ]
    // Preparation for the next save runs while the learner looks at the picture.
    try await canvas.awaitWarmProcesses()
    for (what, dial) in [
      ("mode", CanvasControl.mode), ("family", .family), ("text size", .largerText),
      ("scheme", .scheme),
    ] {
      figures.append(
        try await figure(
          "canvas: another \(what) of the same code (\(name))", against: "painting the same rows",
          { _ in try await canvas.turn(dial) }, { _ in await canvas.paintAnew() }))
    }
    var sheet = try await figure(
      "canvas: \(Self.sheetPictures) pictures of a sheet, as a page gets them (\(name))",
      against: saved,
      { _ in try await canvas.drawSheet(of: Self.sheetPictures) },
      { number in
        _ = try sources(of: exercise, edited: 22_000 + number, in: place)
        try await canvas.save()
      })
    sheet.rate = Figure.Rate(
      perSecond: Double(Self.sheetPictures) / sheet.seconds, unit: "pictures")
    await canvas.close()
    return figures + [sheet]
  }
}

package import Curriculum
import Compiling
import Drawing
import Foundation
import Hashing
package import Judge
package import Sentences
package import WorkerProtocol
import Storage

/// Draws and caches the figures of lessons.
package struct LessonIllustrator: Sendable {
  let studio: Studio
  let pack: Pack
  /// The pictures' locale, such as `ko_KR`.
  let locale: String

  package init(studio: Studio, pack: Pack, locale: String) {
    self.studio = studio
    self.pack = pack
    self.locale = locale
  }

  /// Draws a figure in each of its families, schemes and modes.
  ///
  /// - Throws: `LessonFigureError`, `StudioFailure`, `CurriculumError`, and failures of this machine.
  package func pictures(
    of figure: LessonFigure, in exercise: Exercise
  ) async throws -> [RenderedWidget] {
    let files = try files(for: figure, of: exercise)
    let cache = studio.configuration.cache
    let resources = pack.resourceHolders(for: exercise)
    let key = try key(of: figure, in: exercise, files: files, beside: resources)
    let path = "figures/\(key).json"
    if let kept = cache.read([RenderedWidget].self, at: path) {
      cache.noteUse(of: path)
      return kept
    }
    let drawn = try await draw(figure, of: exercise, files: files, beside: resources)
    // If the cache isn't writable, that only costs time.
    try? cache.write(drawn, at: path)
    cache.makeRoom(in: "figures", capacity: Self.capacity)
    return drawn
  }

  /// The maximum number of cached figures; the least recently used are removed first.
  private static let capacity = 512

  private func draw(
    _ figure: LessonFigure, of exercise: Exercise, files: [URL], beside resources: [URL]
  ) async throws -> [RenderedWidget] {
    let template = RenderRequest(
      subject: .widget(nil), systemVersion: figure.systemVersion ?? .usual,
      locale: figure.locale ?? locale, place: figure.place, entry: figure.entry)
    var question = PictureQuestion(
      figure.preview, of: files, isDark: figure.schemes.map { $0 == .dark }, template: template)
    question.options.systemVersion = figure.systemVersion
    question.besideResources = resources
    question.timeZone = exercise.timeZone
    switch try await studio.playing(exercise.service).pictures(question) {
    case .pictures(let pictures, _, let failures):
      if let first = failures.first { throw first.failure }
      return pictures
    case .refused(let diagnostics):
      throw LessonFigureError.notCompiled(diagnostics.filter { $0.severity == .error })
    case .nothing(let reason): throw LessonFigureError.nothingToDraw(reason)
    }
  }

  /// Returns the files to compile: the files of the starter or the solution, and the files that the exercise
  /// uses.
  private func files(
    for figure: LessonFigure, of exercise: Exercise
  ) throws(CurriculumError) -> [URL] {
    let own: [URL]
    switch figure.files {
    case nil: return []
    case .start: own = exercise.startFiles
    case .solution: own = try pack.solutionFiles(of: exercise)
    }
    let names = Set((exercise.startFiles + own).map(\.lastPathComponent))
    let used = try UsedFiles(of: exercise, in: pack, ownNames: names) { _ in [] }
    return own + used.files.map(\.file)
  }

  /// Returns a digest of everything that the figure's pictures depend on.
  ///
  /// - Throws: `CurriculumError` if files are missing, and failures of this machine.
  package func key(of figure: LessonFigure, in exercise: Exercise) throws -> String {
    try key(
      of: figure, in: exercise, files: files(for: figure, of: exercise),
      beside: pack.resourceHolders(for: exercise))
  }

  private func key(
    of figure: LessonFigure, in exercise: Exercise, files: [URL], beside resources: [URL]
  ) throws -> String {
    var digest = ContentDigest()
    for text in studio.configuration.stamp + [
      BuildIdentity.viewing,
      figure.locale ?? locale, figure.preview.view ?? "", figure.preview.widget ?? "",
      figure.preview.families.map(\.rawValue).joined(separator: ","),
      figure.preview.modes.joined(separator: ","),
      figure.schemes.map(\.rawValue).joined(separator: ","),
      figure.systemVersion?.description ?? "",
      "\(figure.entry) \(figure.place ?? "")",
      CatalogStamp.text(beside: files + resources),
    ] {
      digest.combine(text)
    }
    if let service = exercise.service { digest.combine(service.contents) }
    if exercise.timeZone != .fixed { digest.combine(exercise.timeZone.identifier) }
    for file in files {
      digest.combine(file.lastPathComponent)
      digest.combine([UInt8](try Data(contentsOf: file)))
    }
    return digest.hexadecimal
  }
}

/// The reason a figure can't be drawn, which the lesson's author must fix.
package enum LessonFigureError: SpokenError {
  case notCompiled([VerdictDiagnostic])
  case nothingToDraw(Sentence)

  package var sentence: Sentence {
    switch self {
    case .notCompiled(let errors):
      let first = errors.first?.message ?? Sentence(verbatim: "")
      return Sentence(
        "The figure's code doesn't compile: \(first)", ko: "그림의 코드가 컴파일되지 않아요: \(first)")
    case .nothingToDraw(let reason): return reason
    }
  }
}

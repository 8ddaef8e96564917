package import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol
import Yams

/// Reads the body of a fenced `widget` block: the keys of one figure, or a list of figures to show side by
/// side.
package struct LessonFigureReader {
  /// The block's figures and mistakes.
  package struct Reading: Sendable {
    package var figures: [LessonFigure]
    /// The mistakes, with line numbers relative to the block's first line.
    package var problems: [PackProblem]
  }

  /// Reads a block in the lesson `file` of an exercise.
  package static func read(_ body: String, of exercise: Exercise, in file: URL) -> Reading {
    let log = ProblemLog()
    let manifest = Manifest(file: file, log: log, languages: [])
    let reader = LessonFigureReader(exercise: exercise, manifest: manifest)
    let figures = manifest.node(of: body).map(reader.figures) ?? []
    // A block with a mistake shows no figures, because half of a comparison is useless.
    return Reading(figures: log.problems.isEmpty ? figures : [], problems: log.problems)
  }

  private let exercise: Exercise
  private let manifest: Manifest

  private func figures(of node: Node) -> [LessonFigure] {
    guard case .sequence(let sequence) = node else {
      return figure(of: node).map { [$0] } ?? []
    }
    guard sequence.count <= Self.mostPictures else {
      noteCrowd(of: sequence.count, at: node)
      return []
    }
    return sequence.compactMap(figure)
  }

  /// The maximum number of pictures per block.
  ///
  /// Each picture is drawn while the learner waits.
  private static let mostPictures = 24

  private func noteCrowd(of count: Int, at node: Node) {
    manifest.note(
      .tooLarge, at: node,
      Sentence(
        "the block has \(count) pictures, more than the limit of \(Self.mostPictures)",
        ko: "블록의 그림이 \(count)개인데, \(Self.mostPictures)개를 넘을 수 없어요"),
      Sentence("keep only the pictures that readers need to compare", ko: "읽는 사람이 비교할 그림만 남기세요"))
  }

  private func figure(of node: Node) -> LessonFigure? {
    guard var mapping = manifest.mapping(node, what: Sentence("the figure", ko: "그림")) else {
      return nil
    }
    var preview = PreviewDeclaration()
    preview.widget = mapping.optionalString("widget")?.raw
    preview.view = mapping.optionalString("view")?.raw
    let files = mapping.optionalChoice("files", of: LessonFigure.Files.self)
    let families = mapping.words("families")
    let modes = mapping.words("modes")
    let schemes = mapping.words("schemes")
    let ios = mapping.optionalString("ios")
    let place = mapping.oneOrMoreWords("place")
    let locale = mapping.oneOrMoreWords("locale")
    let entry = mapping.integer("entry", in: 0...99, default: 0)
    let caption = mapping.optionalString("caption")
    mapping.finish()
    manifest.noteUnknown(
      families, among: PreviewDeclaration.knownFamilies.map(\.rawValue),
      what: Sentence("widget family", ko: "위젯 패밀리"))
    manifest.noteUnknown(
      modes, among: PreviewDeclaration.knownModes, what: Sentence("rendering mode", ko: "렌더링 모드"))
    manifest.noteUnknown(
      schemes, among: LessonFigure.Scheme.allCases.map(\.rawValue),
      what: Sentence("color scheme", ko: "색 모드"))
    manifest.noteUnknown(
      place, among: LessonFigure.knownPlaces, what: Sentence("place", ko: "자리"))
    manifest.noteUnknown(
      locale, among: LessonFigure.knownLocales, what: Sentence("locale", ko: "로케일"))
    let version = ios.flatMap { SystemVersion($0.raw) }
    if let ios, version == nil {
      manifest.note(
        .invalidValue, at: node, ManifestMapping.value(of: "ios", ios),
        Sentence(
          "write an iOS version, such as \"18.0\"", ko: "\"18.0\"처럼 iOS 버전을 적으세요"))
    }
    if preview.widget == nil, preview.view == nil {
      guard let declared = exercise.preview else {
        manifest.note(
          .missingKey, at: node,
          Sentence(
            "the figure needs either `widget` or `view`",
            ko: "그림에는 `widget` 키와 `view` 키 가운데 하나가 필요해요"),
          Sentence(
            "write a widget type or a view expression, or declare a `preview` in exercise.yml",
            ko: "위젯 타입이나 뷰 표현식을 쓰거나, exercise.yml에 `preview` 키를 적으세요"))
        return nil
      }
      preview = declared
    } else if preview.widget != nil, preview.view != nil {
      manifest.note(
        .invalidValue, at: node,
        Sentence(
          "the figure has both `widget` and `view`", ko: "그림에 `widget` 키와 `view` 키가 둘 다 있어요"),
        Sentence("remove one of the two", ko: "둘 가운데 하나를 빼세요"))
      return nil
    }
    if !families.isEmpty {
      preview.families = families.compactMap { PictureFamily(rawValue: $0.word.raw) }
    }
    if !modes.isEmpty { preview.modes = modes.map(\.word.raw) }
    let chosen = schemes.compactMap { LessonFigure.Scheme(rawValue: $0.word.raw) }
    let pictures =
      max(1, preview.families.count) * max(1, preview.modes.count) * max(1, chosen.count)
    guard pictures <= Self.mostPictures else {
      noteCrowd(of: pictures, at: node)
      return nil
    }
    return LessonFigure(
      preview: preview, files: files ?? (mapping.mapping["view"] == nil ? .start : nil),
      schemes: chosen.isEmpty ? [.light] : chosen, systemVersion: version,
      place: place.first?.word.raw, locale: locale.first?.word.raw, entry: entry ?? 0,
      caption: caption?.sanitized())
  }
}

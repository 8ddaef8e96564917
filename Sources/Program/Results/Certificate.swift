package import Curriculum
package import Foundation
import Judge
package import Sentences

/// The page that a learner keeps: the learner's widget in every family and mode, and the learner's new
/// skills.
package struct Certificate: Sendable {
  private let pack: Pack
  private let progress: LearnerProgress
  private let picture: Data
  private let language: Language
  private let date: Date

  /// - Parameter picture: The picture as PNG data.
  package init(
    pack: Pack, progress: LearnerProgress, picture: Data, language: Language, date: Date
  ) {
    self.pack = pack
    self.progress = progress
    self.picture = picture
    self.language = language
    self.date = date
  }

  /// The page as self-contained HTML, without references to other files.
  package var page: String {
    let title = MarkupText.of(path.title)
    let name = progress.person.map { "<p class=\"name\">\(MarkupText.of($0.name))</p>" } ?? ""
    let day = date.formatted(
      Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: language.rawValue)))
    let skills = skills.map { "<li>\(MarkupText.of($0))</li>" }.joined(separator: "\n")
    let passed = Sentence(
      "\(path.passed) of \(count: path.all, "exercise") passed",
      ko: "과제 \(path.all)개 가운데 \(path.passed)개 통과")
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <meta charset="utf-8">
      \(Self.mark)
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      body { font: 17px/1.5 -apple-system, Inter, "Noto Sans CJK KR", sans-serif; margin: 0;
        color: #1c1c1e; background: #f2f2f7; }
      main { max-width: 44em; margin: 2em auto; padding: 2.5em; background: #fff;
        border-radius: 1.5em; text-align: center; }
      h1 { font-size: 2em; margin: 0 0 .3em; }
      .name { font-size: 1.6em; font-weight: 600; margin: .4em 0; }
      .soft { color: #6c6c70; }
      img { max-width: 100%; height: auto; margin: 1.5em 0; }
      ul { display: inline-block; text-align: start; margin: 0; }
      @media print { body { background: none; } main { margin: 0; } }
      </style>
      <main>
      <p class="soft">\(said(Sentence("Rings certificate", ko: "Rings 수료증")))</p>
      <h1>\(title)</h1>
      \(name)
      <p class="soft">\(said(passed)) · \(MarkupText.of(day))</p>
      <img alt="\(said(Sentence("The finished widget", ko: "완성한 위젯")))" src="data:image/png;base64,\(picture.base64EncodedString())">
      <ul>
      \(skills)
      </ul>
      </main>
      </html>

      """
  }

  /// Checks that a folder has no certificate or picture, or those of an earlier certificate.
  ///
  /// - Throws: `CertificateError.inUse` for a file that a certificate would replace.
  package static func requireOwn(in folder: URL) throws(CertificateError) {
    let page = folder.appending(path: pageName)
    if let text = try? String(contentsOf: page, encoding: .utf8), text.contains(mark) { return }
    for file in [page, folder.appending(path: pictureName)]
    where FileManager.default.fileExists(atPath: file.path) { throw .inUse(file.path) }
  }

  package static let pageName = "certificate.html"
  package static let pictureName = "widget.png"
  /// The line that tells a page of Rings from another page of that name.
  private static let mark = "<meta name=\"generator\" content=\"Rings\">"

  private func said(_ sentence: Sentence) -> String { MarkupText.of(sentence.spoken(in: language)) }

  /// The title of the learner's route, or else of the pack, with the numbers of passed and of all exercises.
  private var path: (title: String, passed: Int, all: Int) {
    let route = progress.route(in: pack)
    let exercises = progress.path(in: pack)
    return (
      (route?.title ?? pack.title).text(in: language.rawValue),
      exercises.count { progress.isDone($0, in: pack) }, exercises.count
    )
  }

  /// The learner's new skills: the list items in the closing text of a finished route and of finished rings.
  private var skills: [String] {
    let route = progress.route(in: pack)
    let isRouteDone = progress.next(in: pack) == nil
    let rings = pack.rings.filter { ring in
      ring.exercises.allSatisfy { progress.isDone($0, in: pack) }
    }
    let texts = (isRouteDone ? [route?.closing] : []) + rings.map(\.closing)
    return texts.compactMap { $0?.text(in: language.rawValue) }
      .flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
  }
}

/// The reason a certificate can't be written.
package enum CertificateError: SpokenError, Equatable {
  case inUse(String)

  package var sentence: Sentence {
    switch self {
    case .inUse(let path):
      Sentence(
        "\(path) isn't from an earlier certificate, so Rings doesn't replace it. Move it, or choose another folder with --out.",
        ko: "\(path) 파일은 전에 만든 수료증이 아니어서 바꾸지 않았어요. 파일을 옮기거나 --out 옵션으로 다른 폴더를 고르세요.")
    }
  }
}

import Curriculum
import Foundation
import Sentences
import Terminal

/// Finds dead links in texts, and picture files, which Rings doesn't show.
struct LessonLinks: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    LearnerText.all(of: exercises, in: pack).flatMap { text in
      text.document.inlines.compactMap { inline -> ValidationFinding? in
        switch inline {
        case .link(_, let destination): finding(on: destination, in: text, pack)
        case .image(_, let destination):
          finding(on: destination, in: text, pack) ?? picture(destination, in: text)
        default: nil
        }
      }
    }
  }

  private func picture(_ destination: String, in text: LearnerText) -> ValidationFinding {
    ValidationFinding(
      .pictureFile, exercise: text.exercise?.identifier, file: text.file,
      line: text.line(of: destination),
      message: Sentence(
        "lessons don't show picture files: learners would read only the words of “\(destination)”",
        ko: "본문은 그림 파일을 보여 주지 않아요. “\(destination)” 자리에는 글만 나와요"),
      remedy: Sentence(
        "draw the picture from code in a `widget` block, or describe it",
        ko: "`widget` 블록에서 코드로 그리거나 글로 설명하세요"))
  }

  private func finding(
    on destination: String, in text: LearnerText, _ pack: Pack
  ) -> ValidationFinding? {
    let message: Sentence
    if let url = URL(string: destination), let scheme = url.scheme {
      guard !["http", "https"].contains(scheme) || url.host?.contains(".") != true else {
        return nil
      }
      message = Sentence("“\(destination)” isn't a web address", ko: "웹 주소가 아니에요: “\(destination)”")
    } else {
      let path = destination.prefix { $0 != "#" }
      let file = (text.exercise?.folder ?? pack.folder).appending(path: String(path))
        .standardizedFileURL
      let base = pack.folder.standardizedFileURL.path + "/"
      if destination.hasPrefix("/") || !file.path.hasPrefix(base) {
        message = Sentence(
          "“\(destination)” leads outside the pack", ko: "꾸러미 밖을 가리켜요: “\(destination)”")
      } else if path.isEmpty || !FileManager.default.fileExists(atPath: file.path) {
        message = Sentence(
          "“\(destination)” doesn't exist", ko: "가리키는 것이 없어요: “\(destination)”")
      } else {
        return nil
      }
    }
    return ValidationFinding(
      .deadLink, exercise: text.exercise?.identifier, file: text.file,
      line: text.line(of: destination),
      message: message, remedy: Sentence("fix or remove the link", ko: "고치거나 빼세요"))
  }
}

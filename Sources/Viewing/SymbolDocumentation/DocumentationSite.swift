import Compiling
package import Curriculum
import Drawing
import Foundation
package import Host
import Processes
import Sentences
import WorkerProtocol
import Storage

/// The documentation as a folder of web pages: a file for each name, the pictures, and a searchable index.
///
/// The pages load nothing from other servers, so they work anywhere, even from a local disk.
package struct DocumentationSite {
  let documentation: Documentation
  let course: Course
  let context: CommandContext

  package init(documentation: Documentation, course: Course, context: CommandContext) {
    self.documentation = documentation
    self.course = course
    self.context = context
  }

  private static let mostAtOnce = 4

  /// Writes pages and their index; other files in the folder stay.
  ///
  /// - Returns: The number of pages.
  /// - Throws: `DocumentationSiteError`, and failures of this machine.
  package func write(_ pages: [DocumentationPage], into folder: WritablePlace) async throws -> Int {
    let drawn = try await drawPictures(of: pages, into: folder)
    let language = course.language
    let known = Set(pages.map(\.name))
    for page in pages {
      let text = DocumentationWebPage(
        page: page, pictures: drawn[page.name] ?? [], language: language, known: known
      ).text
      try put(text, at: DocumentationWebPage.path(of: page.name), in: folder)
    }
    let taught = Set(documentation.taught)
    try put(
      DocumentationWebIndex(pages: pages, taught: taught, language: language).text,
      at: "index.html", in: folder)
    try put(DocumentationStyle.text, at: DocumentationStyle.file, in: folder)
    return pages.count
  }

  /// Draws the examples and writes their pictures, skipping those that can't be drawn.
  private func drawPictures(
    of pages: [DocumentationPage], into folder: WritablePlace
  ) async throws -> [String: [DocumentationWebPage.Picture]] {
    guard let drawing = try await DocumentationPictures(for: course, in: context) else {
      return [:]
    }
    let examples = pages.filter { $0.example?.isView == true }
    StandardOutput.errorLine(
      Sentence.drawingExamples(examples.count).spoken(in: course.language))
    let drawn = try await concurrently(examples, atMost: Self.mostAtOnce) { page in
      guard let example = page.example else { return (page.name, [RenderedWidget]()) }
      let pictures = try? await drawing.pictures(of: example, schemes: [.light, .dark])
      return (page.name, pictures ?? [])
    }
    var files: [String: [DocumentationWebPage.Picture]] = [:]
    for (name, pictures) in drawn {
      for picture in pictures {
        files[name, default: []].append(try write(picture, of: name, into: folder))
      }
    }
    return files
  }

  private func write(
    _ picture: RenderedWidget, of name: String, into folder: WritablePlace
  ) throws -> DocumentationWebPage.Picture {
    let request = picture.request
    let scheme = request.isDark ? "dark" : "light"
    let path =
      "pictures/\(DocumentationWebPage.stem(of: name))-\(request.mode.rawValue)-\(scheme).svg"
    let words = PictureDescription(subject: request.mode.rawValue).sentences(of: picture.picture)
      .map { $0.spoken(in: course.language) }.joined(separator: " ")
    let svg = SVGPainter(title: request.mode.rawValue, description: words).paint(picture.picture)
    try put(svg, at: path, in: folder)
    return DocumentationWebPage.Picture(
      path: path, mode: request.mode.rawValue, isDark: request.isDark, words: words)
  }

  private func put(_ text: String, at path: String, in folder: WritablePlace) throws {
    let file = folder.url.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw DocumentationSiteError.unwritable(file.path, SystemReason.text(of: error))
    }
  }
}

enum DocumentationSiteError: SpokenError {
  case unwritable(String, String)

  var sentence: Sentence {
    switch self {
    case .unwritable(let path, let reason):
      Sentence(
        "Can't write \(path): \(reason). Choose a folder that you can write to.",
        ko: "\(path) 파일을 쓸 수 없어요: \(reason). 쓸 수 있는 폴더를 고르세요.")
    }
  }
}

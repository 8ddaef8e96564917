import ArgumentParser
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences
import WorkerProtocol
import SymbolDocumentation
import Terminal
import Tutor
import Viewing

struct DocsCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: Sentence(
      "Look up a type or modifier: declaration, first iOS version and appearance.",
      ko: "타입이나 수정자가 무엇이고 언제부터 쓸 수 있으며 어떻게 그려지는지 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      rings docs padding               declarations, exercises, an example per mode
      rings docs Edge.Set              a nested type
      rings docs                       the names that the course teaches
      rings docs padding --out a.png   the pictures of its example, as a file
      rings docs --site handbook       every page as a web page, with pictures

      The pages come from the modules' own declarations and comments, and from the course.
      """,
      ko: """
        rings docs padding               선언, 모드마다 그린 예제, 배우는 과제
        rings docs Edge.Set              다른 타입 안의 타입
        rings docs                       과정에서 배우는 이름
        rings docs padding --out a.png   예제의 그림을 파일로
        rings docs --site handbook       모든 설명을 그림이 있는 웹 페이지로

        설명은 모듈의 선언과 주석, 그리고 과정의 내용으로 만들어요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "A type, modifier or value, such as Text, padding or Edge.Set.",
        ko: "타입이나 수정자, 값이에요(예: Text, padding, Edge.Set)."), valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Write all pages, or only the named one, as web pages to this folder.",
        ko: "모든 설명이나 그 이름의 설명을 웹 페이지로 만들어 이 폴더에 써요."),
      valueName: "folder"))
  var site: String?

  @Flag(
    help: ArgumentHelp(
      Sentence("Show every declaration of the name.", ko: "그 이름의 선언을 모두 보여 줘요.")))
  var all = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Describe the result in sentences, for a screen reader.", ko: "화면 낭독기를 위해 결과를 문장으로 설명해요."))
  )
  var describe = false

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  @OptionGroup var file: PictureFileOptions

  var pictures: String? { file.pictures }

  @OptionGroup var options: CourseOptions

  enum Finding {
    case names(taught: [String], all: [String], Language)
    case page(DocumentationPage, Result<[RenderedWidget], any Error>?, Language)
    case unknown(String, near: [String], Language)
    case site(pages: Int, folder: URL, Language)
    /// The message that a file with an example's pictures was written.
    case written(Sentence, Language)
  }

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    options.settle(in: open)
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) async throws -> Finding {
    try file.check()
    if file.out != nil {
      if site != nil { throw OptionError.contradiction("--out", "--site") }
      guard name != nil else {
        throw OptionError.missing(
          option: "name",
          Sentence(
            "a name, because --out writes the pictures of that name's page",
            ko: "--out 옵션이 쓸 그림의 이름")
        )
      }
    }
    let course = try options.course(in: context)
    let language = course.language
    let isAtShell = hand == nil && context.terminal.isTerminal
    let documentation = try await Documentation.found(for: course, in: context) {
      if isAtShell {
        StandardOutput.errorLine(Sentence.readingDeclarations.spoken(in: language))
      }
    }
    var page: DocumentationPage?
    if let name {
      page = documentation.page(for: name)
      if page == nil {
        return .unknown(name, near: documentation.index.names(near: name), language)
      }
    }
    if let site {
      let folder = try context.writablePlace(site)
      let pages = try await DocumentationSite(
        documentation: documentation, course: course, context: context
      ).write(page.map { [$0] } ?? documentation.pages, into: folder)
      return .site(pages: pages, folder: folder.url, language)
    }
    guard let page else {
      return .names(taught: documentation.taught, all: documentation.index.names, language)
    }
    guard let example = page.example, example.isView,
      let drawing = try await DocumentationPictures(for: course, in: context)
    else {
      if file.out != nil { throw DocumentationError.noPicture(of: page.name) }
      return .page(page, nil, language)
    }
    let pictures: [RenderedWidget]
    do {
      pictures = try await drawing.pictures(of: example)
    } catch  where file.out == nil {
      return .page(page, .failure(error), language)
    }
    let printer = printer(language, context.terminal).printer(of: pictures)
    if let said = try await file.write(pictures, by: printer, in: context) {
      return .written(said, language)
    }
    return .page(page, .success(pictures), language)
  }

  func printout(of finding: Finding, on terminal: TerminalCapabilities) throws -> Printout {
    switch finding {
    case .names(let taught, let all, let language):
      if json { return try .json(DocumentationNames(taught: taught, names: all), pretty: true) }
      let shown = taught.isEmpty ? all : taught
      return .laidOut(
        printer(language, terminal).text(
          of: shown, sentence: .namesTaught(taught.count, of: all.count)))
    case .page(let page, let pictures, let language):
      if json {
        let drawn = (try? pictures?.get()) ?? []
        let reports = drawn.map {
          $0.document(notes: PictureRemarks().notes(of: $0), in: language)
        }
        return try .json(
          DocumentationDocument(page, pictures: reports), pretty: true, language: language)
      }
      return printer(language, terminal).printout(of: page, pictures: pictures)
    case .written(let sentence, let language):
      return .prose(sentence.spoken(in: language) + "\n")
    case .unknown(let typed, let near, let language):
      return .prose(
        Sentence.nothingDocumented(SanitizedText.text(typed), near: near).spoken(in: language)
          + "\n",
        on: .errors
      ).failing(ExitStatus.usage.code)
    case .site(let pages, let folder, let language):
      return .prose(
        Sentence.wroteSite(pages, to: folder.relativePath).spoken(in: language) + "\n")
    }
  }

  private func printer(
    _ language: Language, _ terminal: TerminalCapabilities
  ) -> DocumentationPrinter {
    DocumentationPrinter(
      Presentation(terminal, language: language), showsAll: all, isDescribed: describe)
  }
}

import Compiling
import Curriculum
import Drawing
import Judge
import Sentences
import WorkerProtocol
import Terminal

struct DocumentationWebPage {
  struct Picture {
    /// The path relative to the site's folder.
    var path: String
    var mode: String
    var isDark: Bool
    /// The alternative text.
    var words: String
  }

  let page: DocumentationPage
  let pictures: [Picture]
  let language: Language
  /// The names with a page, for links.
  let known: Set<String>

  /// Returns the path of a name's page.
  ///
  /// Types and members are in separate folders, because some file systems don't distinguish `Color` and
  /// `color`.
  static func path(of name: String) -> String { "\(stem(of: name)).html" }

  static func stem(of name: String) -> String {
    (name.first?.isUppercase == true ? "types/" : "members/") + name
  }

  var text: String {
    let since = page.since.map { " · \(words(.sinceIOS($0)))" } ?? ""
    var parts = [
      "<p class=\"way\"><a href=\"../index.html\">Rings</a></p>",
      "<h1>\(MarkupText.of(page.name))</h1>",
      "<p class=\"facts\">\(MarkupText.of(page.frameworks.joined(separator: ", ") + since))</p>",
      declarations(page.symbols),
      comment,
    ]
    parts += example
    parts += section(.picturesHeading, page.remarks.map(remark))
    if !page.initializers.isEmpty {
      parts += ["<h2>\(words(.initializersHeading))</h2>", declarations(page.initializers)]
    }
    if !page.members.isEmpty {
      parts += [
        "<h2>\(words(.membersHeading))</h2>",
        "<p class=\"names\">\(page.members.map(link).joined(separator: " "))</p>",
      ]
    }
    parts += section(
      .exercisesHeading,
      page.exercises.map { exercise in
        "<p><code>\(MarkupText.of(exercise.identifier))</code> \(words(exercise.title))</p>"
      })
    return Self.document(
      title: page.name, language: language, style: "../\(DocumentationStyle.file)",
      body: parts.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// The doc comment as HTML, marked as English regardless of the page's language.
  private var comment: String {
    let text = HypertextOfMarkdown(MarkdownDocument(parsing: page.comment)).text
    return text.isEmpty ? text : "<div lang=\"en\">\n\(text)\n</div>"
  }

  private var example: [String] {
    guard let example = page.example else { return [] }
    let lesson = example.lesson.map { "<p class=\"facts\">\(words(.fromLesson($0)))</p>" } ?? ""
    return section(
      .exampleHeading,
      [lesson, "<pre><code>\(MarkupText.of(example.code))</code></pre>", figures])
  }

  private var figures: String {
    let modes = DocumentationPage.modes.filter { mode in pictures.contains { $0.mode == mode } }
    guard !modes.isEmpty else { return "" }
    return "<div class=\"pictures\">" + modes.map(figure).joined() + "</div>"
  }

  /// Returns a picture in a mode that follows the reader's color scheme.
  private func figure(of mode: String) -> String {
    let own = pictures.filter { $0.mode == mode }
    guard let light = own.first(where: { !$0.isDark }) ?? own.first else { return "" }
    let dark = own.first(where: \.isDark).map {
      "<source media=\"(prefers-color-scheme: dark)\" srcset=\"../\(MarkupText.of($0.path))\">"
    }
    return "<figure><picture>\(dark ?? "")"
      + "<img src=\"../\(MarkupText.of(light.path))\" alt=\"\(MarkupText.of(light.words))\">"
      + "</picture><figcaption>\(mode)</figcaption></figure>"
  }

  private func declarations(_ symbols: [DocumentedSymbol]) -> String {
    symbols.map { symbol in
      let owner = symbol.owner.map { owner in
        owner + (symbol.condition.map { " where \($0)" } ?? "")
      }
      let facts = [
        owner, symbol.since.map { words(.sinceIOS($0)) },
        symbol.deprecated.map { words(.deprecated(since: $0)) },
      ].compactMap(\.self)
      return
        "<div class=\"declaration\"><pre><code>\(MarkupText.of(symbol.declaration))</code></pre>"
        + "<p class=\"facts\">\(MarkupText.of(facts.joined(separator: " · ")))</p></div>"
    }.joined(separator: "\n")
  }

  private func remark(_ remark: InterfaceRemark) -> String {
    "<p>\(words(.treatment(remark.treatment))) \(words(remark.remark))</p>"
  }

  private func section(_ heading: Sentence, _ parts: [String]) -> [String] {
    parts.isEmpty ? [] : ["<h2>\(words(heading))</h2>"] + parts
  }

  private func link(to name: String) -> String {
    guard known.contains(name) else { return "<code>\(MarkupText.of(name))</code>" }
    return
      "<a href=\"../\(MarkupText.of(Self.path(of: name)))\"><code>\(MarkupText.of(name))</code></a>"
  }

  private func words(_ sentence: Sentence) -> String {
    MarkupText.of(sentence.spoken(in: language))
  }
}

extension DocumentationWebPage {
  static func document(title: String, language: Language, style: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.of(title))</title>
    <link rel="stylesheet" href="\(style)">
    </head>
    <body>
    <main>
    \(body)
    </main>
    </body>
    </html>

    """
  }
}

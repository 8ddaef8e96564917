import Judge
import Sentences

/// The site's index: the names that the course teaches, all names by framework and topic, and a search field.
struct DocumentationWebIndex {
  let pages: [DocumentationPage]
  let taught: Set<String>
  let language: Language

  var text: String {
    let lead = Sentence.namesOnSite(pages.count).spoken(in: language)
    let search = Sentence("Search", ko: "검색").spoken(in: language)
    let areas = Dictionary(grouping: pages) { $0.frameworks.first ?? "" }
      .sorted { $0.key < $1.key }
    let links = areas.map { area in
      "<a href=\"#\(MarkupText.of(area.key))\">\(MarkupText.of(area.key))</a>"
    }
    let body =
      """
      <h1>Rings</h1>
      <p>\(MarkupText.of(lead))</p>
      <p><label>\(search) <input id="search" type="search" autofocus></label></p>
      <nav class="names">\(links.joined(separator: " "))</nav>
      """ + taughtNames + areas.map { section(on: $0.key, $0.value) }.joined(separator: "\n")
    return DocumentationWebPage.document(
      title: "Rings", language: language, style: DocumentationStyle.file,
      body: body + "\n<script>\(Self.searching)</script>")
  }

  private var taughtNames: String {
    let pages = pages.filter { taught.contains($0.name) }
    guard !pages.isEmpty else { return "" }
    let title = Sentence.namesTaughtHeading(pages.count).spoken(in: language)
    return "<section><h2>\(MarkupText.of(title))</h2>\(names(of: pages))</section>\n"
  }

  private func section(on framework: String, _ pages: [DocumentationPage]) -> String {
    let byTopic = Dictionary(grouping: pages, by: \.topic)
    let topics = DocumentationPage.Topic.allCases.compactMap { topic in
      byTopic[topic].map { pages in
        "<section><h3>\(MarkupText.of(topic.title.spoken(in: language)))</h3>"
          + "\(names(of: pages))</section>"
      }
    }
    let name = MarkupText.of(framework)
    return "<section id=\"\(name)\"><h2>\(name)</h2>\n\(topics.joined(separator: "\n"))</section>"
  }

  private func names(of pages: [DocumentationPage]) -> String {
    let links = pages.map { page in
      let path = MarkupText.of(DocumentationWebPage.path(of: page.name))
      return "<a href=\"\(path)\"><code>\(MarkupText.of(page.name))</code></a>"
    }
    return "<p class=\"names\">\(links.joined(separator: " "))</p>"
  }

  /// The script that hides names that don't contain the search text.
  private static let searching = """
    document.getElementById("search").addEventListener("input", (event) => {
      const typed = event.target.value.trim().toLowerCase();
      for (const section of document.querySelectorAll("section")) {
        let shown = 0;
        for (const link of section.querySelectorAll("a")) {
          link.hidden = !link.textContent.toLowerCase().includes(typed);
          shown += link.hidden ? 0 : 1;
        }
        section.hidden = shown === 0;
      }
    });
    """
}

/// The style sheet of the pages, light and dark.
enum DocumentationStyle {
  static let file = "style.css"

  static let text = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --quiet: #6e6e73; --paper: #fff; --sheet: #f5f5f7; --link: #06c; --edge: #d2d2d7; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f5f5f7; --quiet: #a1a1a6; --paper: #161617; --sheet: #242426; --link: #2997ff; --edge: #424245; }
    }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
    h1 { font-size: 2rem; margin: .5rem 0 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    h3 { font-size: 1rem; color: var(--quiet); margin: 1rem 0 .25rem; }
    a { color: var(--link); text-decoration: none; }
    a:hover, a:focus { text-decoration: underline; }
    pre { background: var(--sheet); border-radius: 8px; padding: .75rem 1rem; margin: .5rem 0; overflow-x: auto; }
    code { font: .9em ui-monospace, monospace; }
    .facts, .way { color: var(--quiet); margin: 0 0 .75rem; }
    .names a, .names code { display: inline-block; margin-right: .6rem; }
    [hidden] { display: none !important; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; }
    figure img { max-width: 100%; height: auto; border-radius: 22px; outline: 1px solid var(--edge); }
    figcaption { color: var(--quiet); text-align: center; }

    """
}

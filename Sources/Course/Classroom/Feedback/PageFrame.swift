import Judge
import Sentences

/// The frame of every page: self-contained, without scripts, and following the reader's light or dark mode.
enum PageFrame {
  /// Returns a complete HTML document.
  ///
  /// - Parameter body: Markup with all untrusted text escaped.
  static func page(title: String, body: String, language: Language) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(MarkupText.of(language.rawValue))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.of(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    \(body)
    </main>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --text: #1c1c1e; --soft: #5b5b60; --page: #ffffff; --box: #f2f2f7; --line: #d1d1d6; --good: #1e7a34; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) { :root { --text: #f2f2f7; --soft: #aeaeb2; --page: #1c1c1e; --box: #2c2c2e; --line: #48484a; --good: #5fd37a; --bad: #ff8a80; } }
    body { margin: 0; color: var(--text); background: var(--page); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
    h1 { margin: 0; font-size: 1.6rem; overflow-wrap: anywhere; }
    h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
    h3 { margin: 1rem 0 .25rem; font-size: 1rem; color: var(--soft); }
    p, dd, li, td, th { overflow-wrap: anywhere; }
    pre { overflow-x: auto; padding: .75rem; border-radius: .5rem; background: var(--box); font: 13px/1.25 ui-monospace, monospace; }
    .total { margin: .25rem 0 0; font-size: 1.2rem; }
    .good { color: var(--good); } .bad { color: var(--bad); } .soft { color: var(--soft); }
    .check { margin: .75rem 0; padding: .5rem .75rem; border-left: .25rem solid var(--line); }
    .check.good { border-color: var(--good); color: inherit; } .check.bad { border-color: var(--bad); color: inherit; }
    .check p { margin: .25rem 0; white-space: pre-line; }
    .hint { padding: .5rem .75rem; border-radius: .5rem; background: var(--box); }
    dl { margin: .25rem 0; } dt { color: var(--soft); } dd { margin: 0 0 .25rem 1rem; white-space: pre-wrap; }
    table { border-collapse: collapse; width: 100%; } td, th { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: left; }
    .wide { overflow-x: auto; } td.good, td.bad, .wide th:nth-child(n+2), .wide td:nth-child(2) { text-align: center; } .wide td:first-child { min-width: 8rem; }
    .spread td { white-space: nowrap; } .spread td:last-child { width: 100%; }
    code { font: .9em ui-monospace, monospace; background: var(--box); border-radius: .25rem; padding: 0 .2rem; }
    h4 { margin: .75rem 0 .25rem; font: 600 .9rem ui-monospace, monospace; overflow-wrap: anywhere; }
    .code { font: 13px/1.45 ui-monospace, monospace; background: var(--box); border-radius: .5rem; }
    .code td { border: 0; padding: 0 .5rem; vertical-align: top; white-space: pre-wrap; }
    .code td:nth-child(-n+2) { width: 1ch; white-space: nowrap; overflow-wrap: normal; text-align: right; color: var(--soft); user-select: none; }
    .code .soft td { color: var(--soft); } .code .own td:nth-child(2) { color: var(--good); }
    .code .gone td { color: var(--soft); text-decoration: line-through; } .code .gone td:nth-child(2) { text-decoration: none; }
    .code .remark td:last-child { border-left: .25rem solid currentColor; font: 14px/1.4 system-ui, sans-serif; }
    .code .bad td { color: var(--bad); } .code .teacher td { color: var(--text); }
    @media print { body { color: #000; background: #fff; } main { max-width: none; padding: 0; } .check, tr { break-inside: avoid; } pre, .code { white-space: pre-wrap; background: none; } }
    .bar { display: inline-block; height: .8rem; background: currentColor; border-radius: .2rem; vertical-align: middle; }
    """
}

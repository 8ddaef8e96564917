import Foundation
import Sentences

/// A resolver that turns a `Text` into runs: it localizes strings, formats dates and resolves fonts.
struct TextResolver {
  /// The maximum nesting depth of `Text` values.
  ///
  /// Deeper values are left out.
  private static let maximumDepth = 200

  let environment: EnvironmentValues
  private(set) var runs: [TextRun] = []

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  static func runs(of text: Text, in environment: EnvironmentValues) -> [TextRun] {
    var resolver = TextResolver(environment: environment)
    resolver.append(text, style: TextStyle(in: environment), depth: 0)
    return resolver.runs
  }

  private mutating func append(_ text: Text, style outer: TextStyle, depth: Int) {
    guard depth < Self.maximumDepth else {
      Evaluation.current?.noteOnce(
        rule: "text-recursion",
        Sentence(
          "A Text nests more than \(Self.maximumDepth) other Text views. The rest is left out.",
          ko: "Text가 \(Self.maximumDepth)단계보다 깊이 겹쳤어요. 나머지는 빠져 있어요."))
      return
    }
    let style = environment.keepsSystemStyle ? outer : outer.applying(text.modifiers)
    switch text.content {
    case .string(let string): append(string, style)
    case .key(let key, let table, let bundle):
      append(
        key.parts(table: table, bundle: bundle?.bundle, locale: environment.locale), style, depth)
    case .resource(let resource):
      var resource = resource
      resource.locale = environment.locale
      append(String(localized: resource), style)
    case .attributed(let attributed): append(attributed, style)
    case .date(let date, let dateStyle):
      append(DateText(in: environment).string(of: date, style: dateStyle), style)
    case .dates(let dates): append(DateText(in: environment).string(of: dates), style)
    case .timer(let timer): append(timer.string(at: environment.currentDate), style)
    case .formatted(let content): append(content.attributedString(in: environment), style)
    case .image(let image):
      if case .symbol(let name) = image.source,
        Image.isTooNew(name, in: environment, noting: Evaluation.current)
      {
        break
      }
      var run = style.run("", in: environment)
      run.symbol = image.textName
      runs.append(run)
    case .concatenation(let parts):
      for part in parts { append(part, style: style, depth: depth + 1) }
    }
  }

  private mutating func append(_ string: String, _ style: TextStyle) {
    guard !string.isEmpty else { return }
    runs.append(style.run(cased(string), in: environment))
  }

  private mutating func append(
    _ parts: [LocalizedStringKey.Part], _ style: TextStyle, _ depth: Int
  ) {
    for part in parts {
      switch part {
      case .words(let span): append(span.string, style.applying(span))
      case .text(let text, let span): append(text, style: style.applying(span), depth: depth + 1)
      }
    }
  }

  private mutating func append(_ attributed: AttributedString, _ style: TextStyle) {
    for run in attributed.runs {
      append(String(attributed[run.range].characters), style.applying(run))
    }
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }
}

extension Image {
  /// The name of a symbol or image in a line of text.
  fileprivate var textName: String {
    switch source {
    case .symbol(let name), .named(let name): name
    case .bitmap, .drawn: "image"
    }
  }
}

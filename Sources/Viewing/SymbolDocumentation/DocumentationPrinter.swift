import Compiling
import Foundation
import Host
package import Results
package import Sentences
package import WorkerProtocol
import Terminal
package import Tutor
import Viewing

/// Prints a page to a terminal.
package struct DocumentationPrinter {
  private let presentation: Presentation
  var showsAll = false
  /// True for descriptions instead of pictures.
  var isDescribed = false

  private static let mostDeclarations = 8

  package init(_ presentation: Presentation, showsAll: Bool = false, isDescribed: Bool = false) {
    self.presentation = presentation
    self.showsAll = showsAll
    self.isDescribed = isDescribed
  }

  /// Returns the page, with the example's pictures or the reason there are none.
  package func printout(
    of page: DocumentationPage, pictures: Result<[RenderedWidget], any Error>?
  ) -> Printout {
    var lines = headline(of: page)
    lines += declarations(page.symbols, of: page.name)
    if !page.comment.isEmpty { lines += [StyledText()] + presentation.markdown(page.comment) }
    if !page.initializers.isEmpty {
      lines += heading(.initializersHeading) + declarations(page.initializers, of: page.name)
    }
    if !page.members.isEmpty {
      let names = page.members.joined(separator: ", ")
      lines += heading(.membersHeading)
      lines += presentation.lines(verbatim: names, .quiet, margin: "  ")
    }
    lines += remarks(on: page)
    lines += example(of: page)
    var behind = exercises(of: page)
    switch pictures {
    case nil: return laidOut(lines + behind)
    case .failure(let error):
      let reason = Sentence(verbatim: ErrorExplanation.text(of: error, in: presentation.language))
      return laidOut(lines + presentation.lines(.notDrawn(reason), .quiet) + behind)
    case .success(let pictures):
      let printer = printer(of: pictures)
      behind = printer.remarkRows(of: pictures) + behind
      let rows = printer.rows(of: pictures).encoded(for: presentation.capabilities)
      return laidOut(lines + [StyledText()])
        + .drawn(rows, as: isDescribed ? nil : printer.drawing(of: pictures)) + laidOut(behind)
    }
  }

  private func laidOut(_ lines: [StyledText]) -> Printout {
    .laidOut(lines.encoded(for: presentation.capabilities))
  }

  /// Returns a heading with names side by side below it.
  package func text(of names: [String], sentence: Sentence) -> String {
    (presentation.lines(sentence) + [StyledText()]
      + presentation.lines(verbatim: names.joined(separator: "  "), .command, margin: "  "))
      .encoded(for: presentation.capabilities)
  }

  private func heading(_ sentence: Sentence) -> [StyledText] {
    [StyledText(), presentation.text(sentence, .strong)]
  }

  /// Returns a headline such as `padding · SwiftUI · since iOS 13.0`.
  private func headline(of page: DocumentationPage) -> [StyledText] {
    var line = StyledText(page.name, .title)
    line.append(" · " + page.frameworks.joined(separator: ", "), .quiet)
    if let since = page.since {
      line.append(" · ", .quiet)
      line.append(presentation.text(.sinceIOS(since), .quiet))
    }
    return line.wrapped(to: presentation.width, indent: "  ")
  }

  /// Returns highlighted declarations, grouped under their types.
  private func declarations(_ symbols: [DocumentedSymbol], of name: String) -> [StyledText] {
    let shown = showsAll ? symbols[...] : symbols.prefix(Self.mostDeclarations)
    var lines: [StyledText] = []
    var last: String?
    let oldest = symbols.first?.since
    for symbol in shown {
      let place = self.place(of: symbol)
      if !place.isEmpty, place != last {
        lines += presentation.lines(verbatim: place, .quiet, margin: "  ")
      }
      last = place
      for line in SwiftHighlighter.lines(of: symbol.declaration) {
        lines += (StyledText(place.isEmpty ? "  " : "    ") + line)
          .wrapped(to: presentation.width, indent: "        ")
      }
      let facts = [
        symbol.since.flatMap { $0 == oldest ? nil : Sentence.sinceIOS($0) },
        symbol.deprecated.map { Sentence.deprecated(since: $0) },
      ].compactMap { $0?.spoken(in: presentation.language) }
      if !facts.isEmpty {
        lines.append(StyledText("        " + facts.joined(separator: ", "), .quiet))
      }
    }
    if symbols.count > shown.count {
      lines += presentation.lines(
        .moreDeclarations(symbols.count - shown.count, of: name), .quiet, margin: "  ")
    }
    return lines
  }

  /// Returns the extension of a member, such as `extension Button where Label == Text`, or an empty string at
  /// the top level.
  private func place(of symbol: DocumentedSymbol) -> String {
    guard let owner = symbol.owner else { return "" }
    return owner + (symbol.condition.map { " where \($0)" } ?? "")
  }

  private func remarks(on page: DocumentationPage) -> [StyledText] {
    guard !page.remarks.isEmpty else { return [] }
    return heading(.picturesHeading)
      + page.remarks.flatMap { remark in
        presentation.lines(.treatment(remark.treatment), margin: "  ")
          + presentation.lines(remark.remark, .quiet, margin: "  ")
      }
  }

  private func example(of page: DocumentationPage) -> [StyledText] {
    guard let example = page.example else { return [] }
    var lines = heading(.exampleHeading)
    if let lesson = example.lesson {
      lines += presentation.lines(.fromLesson(lesson), .quiet, margin: "  ")
    }
    return lines
      + SwiftHighlighter.lines(of: example.code).flatMap {
        (StyledText("  ") + $0).wrapped(to: presentation.capabilities.width, indent: "      ")
      }
  }

  package func printer(of pictures: [RenderedWidget]) -> PicturePrinter {
    var printer = PicturePrinter(
      capabilities: presentation.capabilities, columns: presentation.capabilities.width,
      isDescribed: isDescribed, language: presentation.language)
    printer.captions = pictures.map(\.request.mode.rawValue)
    return printer
  }

  private func exercises(of page: DocumentationPage) -> [StyledText] {
    guard !page.exercises.isEmpty else { return [] }
    return heading(.exercisesHeading)
      + page.exercises.prefix(6).flatMap { exercise in
        var line = StyledText("  ")
        line.append(exercise.identifier, .command)
        line.append("  " + exercise.title.spoken(in: presentation.language))
        return line.wrapped(to: presentation.width, indent: "    ")
      }
  }
}

import Foundation

enum PageReply: Encodable, Sendable {
  /// The first message of a session.
  case welcome(PageWelcome)
  case state(PageState)
  /// The pictures for the chosen preview options.
  case pictures([PagePicture])
  /// A part of the contact sheet; the first part replaces any earlier sheet.
  case sheet(PageSheet)
  case touched(PageTapResult)
  /// The widget's edit sheet; nil if the widget has none.
  case form(PageForm?)
  case lint(PageLint)
  /// New lines of the log.
  case log([PageEvent])
  /// The comparison with earlier files; nil for no comparison.
  case comparison(PageComparison?)
  /// The contact sheet is finished.
  case shared
  /// A message for the status line.
  case said(String)
  /// There are too many open pages.
  case full(String)

  private enum Key: String, CodingKey {
    case welcome, state, pictures, sheet, touched, form, lint, log, comparison, shared, said, full
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .welcome(let value): try container.encode(value, forKey: .welcome)
    case .state(let value): try container.encode(value, forKey: .state)
    case .pictures(let value): try container.encode(value, forKey: .pictures)
    case .sheet(let value): try container.encode(value, forKey: .sheet)
    case .touched(let value): try container.encode(value, forKey: .touched)
    case .form(let value): try container.encode(value, forKey: .form)
    case .lint(let value): try container.encode(value, forKey: .lint)
    case .log(let value): try container.encode(value, forKey: .log)
    case .comparison(let value): try container.encode(value, forKey: .comparison)
    case .shared: try container.encode(true, forKey: .shared)
    case .said(let value): try container.encode(value, forKey: .said)
    case .full(let value): try container.encode(value, forKey: .full)
    }
  }

  /// The message as JSON; nil if it contains numbers that JSON can't represent.
  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

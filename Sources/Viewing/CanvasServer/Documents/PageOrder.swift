import Canvas
import Drawing
import Foundation
import PhoneFacts
import WorkerProtocol

/// A message from a page, with one or more requests.
struct PageOrder: Decodable, Sendable {
  var look: PageAppearance?
  /// The type of the widget whose edit sheet is shown; empty for the first widget.
  var widget: String?
  /// Whether the contact sheet is visible.
  var sheet: Bool?
  /// True to finish the contact sheet, and to report when it's finished.
  var share: Bool?
  var touch: PageTap?
  /// True to compile the files again.
  var compile: Bool?
  /// A place to open in the editor.
  var open: PagePlace?
  /// The earlier version of the files to compare with.
  var compare: PageBase?

  /// The maximum length of a message in bytes; longer messages don't come from our page.
  static let longest = 64 * 1024

  init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      let order = try? JSONDecoder().decode(PageOrder.self, from: Data(text.utf8))
    else { return nil }
    self = order
  }
}

/// A line of one of the files.
struct PagePlace: Decodable, Hashable, Sendable {
  /// The file's name, as in findings.
  var file: String
  var line: Int?
}

/// The earlier version of the files in a comparison.
struct PageBase: Decodable, Hashable, Sendable {
  enum Kind: String, Decodable {
    case none, save, check, git
  }

  var kind: Kind
  /// The revision, for Git.
  var revision: String?
}

struct PageTap: Decodable, Hashable, Sendable {
  var picture: Int
  /// The position in points from the top-left corner.
  var x, y: Double?
  /// The number of a button or link, counting from 1, instead of a position.
  var button, link: Int?

  var place: WidgetTapRequest.Place? {
    if let button { return .button(button) }
    if let link { return .link(link) }
    guard let x, let y, x.isFinite, y.isFinite else { return nil }
    return .point(x: x, y: y)
  }
}

/// Preview options as a page encodes them.
struct PageAppearance: Codable, Hashable, Sendable {
  var family: String?
  var mode: String?
  var isDark: Bool
  var tint: String?
  var device: String
  var textSize: String
  var locale: String
  var timeZone: String
  var systemVersion: String?
  var entry: Int
  var place: String?
  /// The previews in place of widgets; nil for widgets.
  var preview: PagePreviewChoice?
  /// The values by parameter name; null for no value.
  var configuration: [String: String?]

  init(_ look: CanvasAppearance) {
    family = look.family?.rawValue
    mode = look.mode?.rawValue
    isDark = look.isDark
    tint = look.tint
    device = look.device
    textSize = look.textSize
    locale = look.locale
    timeZone = look.timeZone.identifier
    systemVersion = look.systemVersion?.description
    entry = look.entry
    place = look.place
    preview = look.preview.map(PagePreviewChoice.init)
    configuration = [:]
  }

  private static let places = ["homeScreen", "lockScreen", "standBy", "carPlay"]

  /// The preview options; nil if a value is invalid.
  var look: CanvasAppearance? {
    guard let zone = PhoneTimeZone(timeZone) else { return nil }
    var look = CanvasAppearance(locale: locale, timeZone: zone)
    guard Locale(identifier: locale).language.languageCode?.isISOLanguage == true,
      CanvasAppearance.textSizes.contains(textSize), (0...100_000).contains(entry)
    else { return nil }
    (look.textSize, look.entry, look.isDark) = (textSize, entry, isDark)
    // Drawing fails for an unknown device, so only the name's length is checked here.
    guard device.utf8.count <= 20 else { return nil }
    look.device = device
    if let family {
      guard let known = PictureFamily(rawValue: family) else { return nil }
      look.family = known
    }
    if let mode {
      guard let known = RenderingMode(rawValue: mode) else { return nil }
      look.mode = known
    }
    if let tint {
      guard tint == "clear" || (tint.count == 6 && tint.allSatisfy(\.isHexDigit)) else {
        return nil
      }
      look.tint = tint
    }
    if let systemVersion {
      guard let known = SystemVersion(systemVersion), known >= .first else { return nil }
      look.systemVersion = known
    }
    if let place {
      guard Self.places.contains(place) else { return nil }
      look.place = place
    }
    if let preview {
      guard let known = preview.selection else { return nil }
      look.preview = known
    }
    for (name, value) in configuration {
      guard let json = try? value.map(ConfigurationValue.typed) ?? "null" else { return nil }
      look.configuration[name] = json
    }
    return look
  }
}

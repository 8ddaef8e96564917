import Canvas
import Drawing
import Foundation
import PhoneFacts
import Stage

/// What a page asks for: one thing at a time, or several.
struct PageOrder: Decodable, Sendable {
  /// What somebody chose to look at.
  var look: PageLook?
  /// The widget whose edit sheet is shown, by its type; empty for the first.
  var widget: String?
  /// Whether the sheet of all pictures is looked at.
  var sheet: Bool?
  var touch: PageTouch?
  /// True to compile the files once more.
  var compile: Bool?

  /// Pages are pages: more than this is none of ours.
  static let longest = 64 * 1024

  init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      let order = try? JSONDecoder().decode(PageOrder.self, from: Data(text.utf8))
    else { return nil }
    self = order
  }
}

/// A finger on a picture that was shown.
struct PageTouch: Decodable, Hashable, Sendable {
  /// The picture's number.
  var picture: Int
  /// Points from its top-left corner.
  var x, y: Double?
  /// Counted from 1, instead of a place.
  var button, link: Int?

  var place: TouchRequest.Place? {
    if let button { return .button(button) }
    if let link { return .link(link) }
    guard let x, let y, x.isFinite, y.isFinite else { return nil }
    return .point(x: x, y: y)
  }
}

/// What somebody chose to look at, as a page writes it.
struct PageLook: Codable, Hashable, Sendable {
  var family: String?
  var mode: String?
  var isDark: Bool
  var tint: String?
  var textSize: String
  var locale: String
  var timeZone: String
  var systemVersion: String?
  var entry: Int
  var place: String?
  /// What people typed or chose, by parameter name; null for nothing.
  var configuration: [String: String?]

  init(_ look: CanvasLook) {
    family = look.family?.rawValue
    mode = look.mode?.rawValue
    isDark = look.isDark
    tint = look.tint
    textSize = look.textSize
    locale = look.locale
    timeZone = look.timeZone.identifier
    systemVersion = look.systemVersion?.description
    entry = look.entry
    place = look.place
    configuration = [:]
  }

  private static let places = ["homeScreen", "lockScreen", "standBy", "carPlay"]

  /// The look, where each of its values is one; nil otherwise.
  var look: CanvasLook? {
    guard let zone = PhoneTimeZone(timeZone) else { return nil }
    var look = CanvasLook(locale: locale, timeZone: zone)
    guard Locale(identifier: locale).language.languageCode?.isISOLanguage == true,
      CanvasLook.textSizes.contains(textSize), (0...100_000).contains(entry)
    else { return nil }
    (look.textSize, look.entry, look.isDark) = (textSize, entry, isDark)
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
    for (name, value) in configuration {
      guard let json = try? value.map(ConfigurationValue.typed) ?? "null" else { return nil }
      look.configuration[name] = json
    }
    return look
  }
}

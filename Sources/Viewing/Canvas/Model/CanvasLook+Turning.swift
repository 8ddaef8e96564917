package import Foundation
import Drawing
import PhoneFacts
package import Stage

extension CanvasLook {
  /// Changes one thing to its next value; after the last one the first comes again.
  mutating func turn(_ dial: CanvasDial, among choices: CanvasChoices) {
    switch dial {
    case .family: family = Self.next(after: family, in: [nil] + choices.families)
    case .mode: mode = Self.next(after: mode, in: [nil] + RenderingMode.allCases)
    case .scheme: isDark.toggle()
    case .tint: tint = Self.next(after: tint, in: Self.tints)
    case .largerText: textSize = step(by: 1)
    case .smallerText: textSize = step(by: -1)
    case .locale:
      let all =
        Self.locales.contains(choices.locale) ? Self.locales : [choices.locale] + Self.locales
      locale = Self.next(after: locale, in: all)
    case .timeZone:
      timeZone = Self.next(after: timeZone, in: choices.timeZones)
    case .systemVersion:
      let versions = SystemVersion.majors.map { SystemVersion($0) }
      systemVersion = Self.next(after: systemVersion, in: [nil] + versions.reversed())
    case .nextEntry: if entry + 1 < choices.entries.count { entry += 1 }
    case .entryBefore: entry = max(entry - 1, 0)
    case .everything: self = CanvasLook(locale: choices.locale, timeZone: choices.timeZone)
    }
  }

  private func step(by steps: Int) -> String {
    let place = (Self.textSizes.firstIndex(of: textSize) ?? 0) + steps
    return Self.textSizes.indices.contains(place) ? Self.textSizes[place] : textSize
  }

  private static func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
    let place = values.firstIndex(of: value).map { ($0 + 1) % values.count } ?? 0
    return values[place]
  }
}

/// What can be changed on the canvas.
package enum CanvasDial: CaseIterable, Hashable, Sendable {
  case family, mode, scheme, tint, smallerText, largerText, locale, timeZone, systemVersion
  case entryBefore, nextEntry
  /// Back to how it began.
  case everything
}

/// What there is to choose from.
package struct CanvasChoices: Hashable, Sendable {
  package var families: [PictureFamily]
  /// The locale that the canvas began with.
  package var locale: String
  /// The time zone that the canvas began with.
  package var timeZone: PhoneTimeZone
  /// When the entries of the timeline begin.
  package var entries: [Date] = []

  /// The time zones that the key goes through: the one that the canvas began with first.
  package var timeZones: [PhoneTimeZone] {
    [timeZone] + CanvasLook.timeZones.filter { $0 != timeZone }
  }
}

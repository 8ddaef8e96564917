package import Foundation
import Drawing
import PhoneFacts
import Viewing
package import WorkerProtocol

extension CanvasAppearance {
  /// Changes one setting to its next value; after the last value comes the first.
  mutating func turn(_ dial: CanvasControl, among choices: CanvasChoices) {
    switch dial {
    case .preview:
      let all = choices.previews.map { PreviewSelection.one(ChosenPreview($0)) }
      preview = Self.next(after: preview, in: [nil] + all)
      entry = 0
    case .family: family = Self.next(after: family, in: [nil] + choices.families)
    case .mode: mode = Self.next(after: mode, in: [nil] + choices.modes)
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
      let versions = SystemVersion.majors.map { SystemVersion($0) }.filter { $0 != .usual }
      systemVersion = Self.next(after: systemVersion, in: [nil] + versions.reversed())
    case .nextEntry: if entry + 1 < choices.entryCount(of: self) { entry += 1 }
    case .entryBefore: entry = max(entry - 1, 0)
    case .everything:
      self = CanvasAppearance(locale: choices.locale, timeZone: choices.timeZone)
      device = choices.device
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

package enum CanvasControl: CaseIterable, Hashable, Sendable {
  case preview, family, mode, scheme, tint, smallerText, largerText, locale, timeZone, systemVersion
  case entryBefore, nextEntry
  case everything
}

package struct CanvasChoices: Hashable, Sendable {
  package var families: [PictureFamily]
  /// The canvas's initial locale.
  package var locale: String
  /// The canvas's initial time zone.
  package var timeZone: PhoneTimeZone
  /// The canvas's initial device.
  package var device = PhoneScreen.usual
  /// The start dates of the timeline's entries.
  package var entries: [Date] = []
  /// The previews of the files.
  package var previews: [PreviewContents] = []
  /// The maximum number of entries of a shown preview.
  var previewEntries = 0
  /// The modes of the pictures if no mode is chosen.
  var usualModes: Set<RenderingMode> = []

  func entryCount(of look: CanvasAppearance) -> Int {
    look.preview == nil ? entries.count : previewEntries
  }

  /// The modes that the mode key cycles through, without a mode that would change nothing.
  var modes: [RenderingMode] {
    [.accented, .vibrant, .fullColor].filter { usualModes != [$0] }
  }

  /// The time zones that the time zone key cycles through, starting with the initial time zone.
  package var timeZones: [PhoneTimeZone] {
    [timeZone] + CanvasAppearance.timeZones.filter { $0 != timeZone }
  }
}

package import Foundation
import Synchronization

/// The phone's language and region that learner code sees in a worker.
///
/// Foundation on Linux always uses `en_001`, where the day comes first in dates and the week starts on
/// Monday. This executable defines `Locale.current` and related functions itself, so every library in the
/// process uses them, including the plugin and formatters.
package enum WorkerLocale {
  private static let chosen = Mutex(standard)

  /// The phone's locale, unless a request sets another locale.
  package static let standard = Locale(identifier: "en_US")

  package static var current: Locale {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The locale's calendar, with its region's weeks and the process's time zone.
  static var calendar: Calendar {
    let locale = current
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = TimeZone.current
    return calendar
  }

  /// The phone's preferred languages: only the locale's language, such as `en-US`, without its other
  /// settings.
  static var languages: [String] {
    let name = current.identifier.prefix { $0 != "@" }
    return [Locale(identifier: String(name)).identifier(.bcp47)]
  }
}

// Each function replaces Foundation's function of this name in the whole process. They're in extensions so
// that they use the same calling convention.
extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func ringsCurrent() -> Locale { WorkerLocale.current }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func ringsAutoupdatingCurrent() -> Locale { WorkerLocale.current }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func ringsPreferredLanguages() -> [String] { WorkerLocale.languages }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func ringsCurrent() -> Calendar { WorkerLocale.calendar }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  package static func ringsAutoupdatingCurrent() -> Calendar { WorkerLocale.calendar }
}

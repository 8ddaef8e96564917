package import Foundation
import Synchronization

/// The phone's language and region as learner code sees them in a worker.
///
/// Linux's Foundation takes `en_001` for everybody, in whose dates the day comes first and whose week
/// begins on Monday. `Locale.current` and its kin are functions of that library: this executable defines
/// them itself, so that every library in the process, the plugin and the formatters included, asks here.
package enum WorkerLocale {
  private static let chosen = Mutex(standard)

  /// The locale of the phone that pictures are made for unless another one is asked for.
  package static let standard = Locale(identifier: "en_US")

  package static var current: Locale {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The phone's calendar: the one that its locale names, in its region's weeks and the process's zone.
  static var calendar: Calendar {
    let locale = current
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = TimeZone.current
    return calendar
  }

  /// `en-US`, `ko-KR`: the list of languages that a phone begins with, in which other settings of the
  /// person's have no place.
  static var languages: [String] {
    let name = current.identifier.prefix { $0 != "@" }
    return [Locale(identifier: String(name)).identifier(.bcp47)]
  }
}

// Each takes the place of Foundation's function of this name in the whole process; they stand in
// extensions since they are called as those are.
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

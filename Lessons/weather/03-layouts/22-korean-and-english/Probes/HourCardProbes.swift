import Foundation
import LessonProbes
import SwiftUI

let hourCard = ViewProbe("hourCard") { (date: Date, celsius: Double, rain: Double) in
  HourCard(date: date, celsius: celsius, rain: rain)
}

/// The card in a preview with a language other than the phone's.
let hourCardIn = ViewProbe("hourCardIn") {
  (date: Date, celsius: Double, rain: Double, locale: String) in
  HourCard(date: date, celsius: celsius, rain: rain)
    .environment(\.locale, Locale(identifier: locale))
}

import Foundation
import LessonProbes
import SwiftUI

let hourCard = ViewProbe("hourCard") { (date: Date, celsius: Double, rain: Double) in
  HourCard(date: date, celsius: celsius, rain: rain)
}

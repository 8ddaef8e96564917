import Foundation
import LessonProbes

let temperatureAt = Probe("temperatureAt") { (date: Date) in
  Forecast.sample.at(date).temperatureText
}

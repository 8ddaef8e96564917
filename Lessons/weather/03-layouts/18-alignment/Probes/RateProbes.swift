import LessonProbes
import SwiftUI

let rates = ViewProbe("rates") { (currencies: [String], prices: [String]) in
  RatesView(rates: zip(currencies, prices).map { Rate(currency: $0, price: $1) })
}

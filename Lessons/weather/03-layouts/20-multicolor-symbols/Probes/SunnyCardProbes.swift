import LessonProbes
import SwiftUI

let card = ViewProbe("card") { (symbol: String, word: String) in
  SunnyCard(symbol: symbol, word: word)
}

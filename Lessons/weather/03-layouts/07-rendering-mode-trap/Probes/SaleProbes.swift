import LessonProbes
import SwiftUI

let sale = ViewProbe("sale") { (product: String, discount: Int) in
  SaleView(product: product, discount: discount)
}

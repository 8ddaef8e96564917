import Foundation
import LessonProbes
import SwiftUI

let reading = ViewProbe("reading") { (title: String, page: Int, link: String) in
  ReadingView(book: Book(title: title, page: page, pages: 300, link: URL(string: link)))
}

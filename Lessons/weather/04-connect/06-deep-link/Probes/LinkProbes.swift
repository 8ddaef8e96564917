import Foundation
import LessonProbes

/// The link of a city with this ID as text, or `nil` if there's none.
let link = Probe("link") { (id: String, name: String) -> String? in
  let link: URL? = City(id: id, name: name, temperature: 20).link
  return link?.absoluteString
}

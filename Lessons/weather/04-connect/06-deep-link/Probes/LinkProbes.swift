import Foundation
import LessonProbes

/// The link of a city with this id, as it is written; nil where there is none.
let link = Probe("link") { (id: String, name: String) -> String? in
  let link: URL? = City(id: id, name: name, temperature: 20).link
  return link?.absoluteString
}

package import Foundation
package import Sentences
import Storage
import SwiftSource

/// An error for widgets that were left out because they need a missing module.
package struct LeftOutWidgets: SpokenError, Hashable {
  private let names: [String]

  private static let largest = 2 << 20

  /// - Parameter files: Sources that contain no widget after compilation.
  /// - Returns: Nil if the files declare no widgets.
  package init?(of files: [URL]) {
    names = files.flatMap { file -> [String] in
      guard let bytes = try? BoundedFile.read(file.path, limit: Self.largest) else { return [] }
      return SwiftFile(bytes).types
        .filter { $0.keyword != "protocol" && $0.inherited.contains("Widget") }.map(\.name)
    }
    guard !names.isEmpty else { return nil }
  }

  package var sentence: Sentence {
    let names = names.joined(separator: ", ")
    return Sentence(
      "Can't draw \(names) here without the missing code listed above.",
      ko: "\(names): 위에서 빠졌다고 한 코드가 필요해서 여기서는 그릴 수 없어요.")
  }
}

import Foundation
import Sentences
import Yams

/// The metadata of a bundle, in `bundle.yml` beside `pack.yml`: its edition, and whether it passed pack
/// validation.
///
/// A validated bundle of the whole pack has no such file.
package struct BundleManifest: Codable, Hashable, Sendable {
  package enum Edition: String, CaseIterable, Codable, Hashable, Sendable {
    case whole
    /// A copy without solutions, and without the checks that the teacher runs.
    case student
  }

  package static let fileName = "bundle.yml"
  package static let format = 1

  package var edition: Edition
  /// Whether the bundle passed pack validation when it was created.
  package var isProven: Bool
  /// The digest of the whole pack, in hexadecimal.
  package var original: String?

  package init(edition: Edition, isProven: Bool, original: String? = nil) {
    self.edition = edition
    self.isProven = isProven
    self.original = original
  }

  /// The file's text, which is reproducible.
  package var text: String {
    """
    # Written by `rings pack bundle`.
    format: \(Self.format)
    edition: \(edition.rawValue)
    proven: \(isProven)

    """ + (original.map { "original: \($0)\n" } ?? "")
  }

  static func read(in folder: URL, _ log: ProblemLog) -> BundleManifest? {
    let file = folder.appending(path: fileName)
    guard FileManager.default.fileExists(atPath: file.path) else {
      log.look(at: file)
      return nil
    }
    let manifest = Manifest(file: file, log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let format = root.integer("format", in: 1...Int(Int32.max))
    if let format, format > Self.format {
      manifest.note(
        .unsupportedFormat, at: root.mapping["format"],
        Sentence(
          "the bundle is in format \(format), but this version of Rings reads only format \(Self.format)",
          ko: "꾸러미 파일의 형식은 \(format)인데, 이 Rings는 형식 \(Self.format)까지 읽어요"),
        Sentence("update Rings", ko: "Rings를 업데이트하세요"))
      return nil
    }
    let edition = root.choice("edition", of: Edition.self)
    let isProven = root.boolean("proven", default: false)
    let original = root.optionalString("original")
    root.finish()
    guard let edition else { return nil }
    return BundleManifest(edition: edition, isProven: isProven, original: original?.sanitized())
  }
}

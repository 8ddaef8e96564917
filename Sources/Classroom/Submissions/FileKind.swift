import Foundation

/// What stands at a path, links not followed: a submission must not lead the grader elsewhere.
enum FileKind {
  case file, folder, other, missing

  init(of url: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      self = .missing
      return
    }
    self =
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular?: .file
      case .typeDirectory?: .folder
      default: .other
      }
  }

  /// In bytes.
  static func size(of url: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
  }
}

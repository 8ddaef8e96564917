package import Foundation
import Sentences
import Storage

/// Reads a pack's text files safely, because packs may be untrusted.
package enum PackFile {
  /// A reason that a file of a pack can't be read.
  package enum Refusal: Error, Hashable, Sendable {
    case missing
    /// A link, folder or device in place of a file.
    case notRegular
    case tooLarge
    case notText
  }

  /// The maximum size of a text file in bytes, equal to about a hundred pages.
  package static let largestText = 256 << 10

  /// Reads a regular file as text, without its byte order mark.
  package static func text(of file: URL) throws(Refusal) -> String { try text(bytes(of: file)) }

  /// Reads a file as text and records its state, so that a later reading can detect changes.
  static func text(of file: URL, lookedAtBy log: ProblemLog) throws(Refusal) -> String {
    try text(log.look(at: file) { () throws(Refusal) in try bytes(of: file) })
  }

  package static func bytes(of file: URL) throws(Refusal) -> [UInt8] {
    do {
      return try BoundedFile.read(file.path, limit: largestText)
    } catch {
      switch error {
      case .missing: throw .missing
      case .notRegular: throw .notRegular
      case .tooLarge: throw .tooLarge
      }
    }
  }

  private static func text(_ bytes: [UInt8]) throws(Refusal) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Reads a file as text; empty if it's unreadable, which other checks report.
  static func textOrNothing(of file: URL) -> String { (try? text(of: file)) ?? "" }
}

extension PackFile.Refusal {
  var message: Sentence {
    switch self {
    case .missing: Sentence("the file is missing", ko: "파일이 없어요")
    case .notRegular:
      Sentence(
        "this is a link or a folder instead of a file", ko: "파일이 있어야 할 자리에 링크나 폴더가 있어요")
    case .tooLarge:
      Sentence(
        "the file is larger than \(PackFile.largestText >> 10) KB",
        ko: "파일이 \(PackFile.largestText >> 10)KB보다 커요")
    case .notText:
      Sentence("the file can't be read as UTF-8 text", ko: "파일을 UTF-8 텍스트로 읽을 수 없어요")
    }
  }

  var remedy: Sentence {
    switch self {
    case .missing: Sentence("create it", ko: "만드세요")
    case .notRegular: Sentence("replace it with the file itself", ko: "파일 자체를 거기에 두세요")
    case .tooLarge: Sentence("make the file smaller, or split it", ko: "줄이거나 나누세요")
    case .notText:
      Sentence("save the file as UTF-8 and make it readable", ko: "UTF-8로 저장하고 읽을 수 있게 하세요")
    }
  }

  var rule: PackProblem.Rule { self == .tooLarge ? .unreasonableSize : .missingFile }
}

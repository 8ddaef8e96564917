import Compiling
import Foundation
import Sentences

/// The checks on submitted files that run before the compiler.
enum SubmittedFiles {
  /// The limit for all files together, because every step takes time per byte.
  static let maximumBytes = 4 << 20
  static let maximumFiles = 200

  /// Returns a description of the problem with its fix, or nil if there is none.
  static func problem(with files: [URL]) -> Sentence? {
    guard !files.isEmpty else {
      return Sentence(
        "There's no Swift file to check. Save your work in a file whose name ends in .swift.",
        ko: "검사할 Swift 파일이 없어요. 이름이 .swift로 끝나는 파일에 저장하세요.")
    }
    guard files.count <= maximumFiles else {
      return Sentence(
        """
        There are \(files.count) Swift files, but Rings checks at most \(maximumFiles). Submit \
        only this exercise's files.
        """,
        ko: "Swift 파일이 \(files.count)개 있는데, \(maximumFiles)개까지만 검사해요. 이 과제의 파일만 제출하세요.")
    }
    var isAnythingWritten = false
    var length = 0
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try SourceCopies.bytes(of: file)
      } catch {
        return error.isMissing
          ? Sentence(
            "Can't read \(file.lastPathComponent). Was it moved or deleted?",
            ko: "\(file.lastPathComponent) 파일을 읽을 수 없어요. 옮기거나 지웠나요?")
          : error.sentence
      }
      length += bytes.count
      guard length <= maximumBytes else {
        return Sentence(
          """
          Together, your files are larger than \(maximumBytes >> 20) MB, and no lesson needs that \
          much. Submit only this exercise's files.
          """,
          ko: "파일을 모두 합치면 \(maximumBytes >> 20) MB가 넘는데, 그만큼 필요한 과제는 없어요. 이 과제의 파일만 제출하세요.")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return Sentence(
          "\(file.lastPathComponent) isn't UTF-8 text. Save it as UTF-8.",
          ko: "\(file.lastPathComponent) 파일이 UTF-8 텍스트가 아니에요. UTF-8로 저장하세요.")
      }
      if text.contains(where: { !$0.isWhitespace }) { isAnythingWritten = true }
    }
    guard !isAnythingWritten else { return nil }
    let names = files.map(\.lastPathComponent)
    let (english, korean) = (names.joined(separator: " and "), names.joined(separator: ", "))
    return Sentence(
      "\(english) is empty. Write your code there, or get the starter back with reset.",
      ko: "\(korean) 파일이 비어 있어요. 코드를 쓰거나 reset 명령으로 처음 파일을 되찾으세요.")
  }
}

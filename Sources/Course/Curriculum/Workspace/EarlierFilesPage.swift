package import Foundation
package import Sentences

/// A page in an exercise's folder about the files of earlier exercises that are compiled too: their contents,
/// authors and locations.
///
/// The page isn't a Swift file, so the files aren't compiled or handed in twice.
package struct EarlierFilesPage {
  package static let name = "EARLIER.md"

  /// The mark of pages that Rings wrote.
  ///
  /// A learner's own page is never overwritten.
  private static let mark = "<!-- Rings -->"

  private let used: UsedFiles
  private let pack: Pack
  private let folder: URL
  private let language: Language

  package init(_ used: UsedFiles, in pack: Pack, folder: URL, language: Language) {
    self.used = used
    self.pack = pack
    self.folder = folder
    self.language = language
  }

  /// Writes the page if it has changed.
  ///
  /// Without earlier files, there's no page.
  ///
  /// Ignores write errors, because the page is only a convenience.
  package func write() {
    guard !used.files.isEmpty else { return }
    let page = folder.appending(path: Self.name)
    let new = Data(text.utf8)
    if let old = try? Data(contentsOf: page) {
      guard old != new, old.starts(with: Self.mark.utf8) else { return }
    }
    try? AtomicFile.replace(page, with: new)
    try? FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: page.path)
  }

  private var text: String {
    let title = Sentence("Earlier files", ko: "앞에서 만든 파일")
    let purpose = Sentence(
      "These files are compiled along with this exercise. Rings rewrites this page whenever you open the exercise, so edit the original files instead.",
      ko: "이 과제와 함께 컴파일되는 파일이에요. 과제를 열 때마다 이 페이지를 새로 쓰니, 원래 파일을 고치세요.")
    return
      ([Self.mark, "# \(title.spoken(in: language))", purpose.spoken(in: language)]
      + used.files.map(section)).joined(separator: "\n\n") + "\n"
  }

  private func section(_ file: UsedFiles.File) -> String {
    let source = (try? String(contentsOf: file.file, encoding: .utf8)) ?? ""
    let fence = String(repeating: "`", count: max(3, Self.longestRun(of: "`", in: source) + 1))
    let code = source.hasSuffix("\n") ? source : source + "\n"
    return """
      ## \(file.file.lastPathComponent)

      \(origin(of: file).spoken(in: language))

      \(fence)swift
      \(code)\(fence)
      """
  }

  private func origin(of file: UsedFiles.File) -> Sentence {
    let title = pack.exercise(file.exercise)?.title.text(in: language.rawValue) ?? file.exercise
    switch file.author {
    case .learner:
      let place =
        "../\(file.file.deletingLastPathComponent().lastPathComponent)/\(file.file.lastPathComponent)"
      return Sentence(
        "Your file from “\(title)”: `\(place)`", ko: "“\(title)” 과제에서 내가 쓴 파일이에요: `\(place)`")
    case .solution:
      return Sentence(
        "The solution to “\(title)”. Once you pass that exercise, your own file replaces it.",
        ko: "“\(title)” 과제의 모범 답안이에요. 그 과제를 통과하면 내 파일이 대신 쓰여요.")
    }
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }
}

import Compiling
import Drawing
import Foundation
import Sentences
import Storage
import WorkerProtocol
import XcodeProjects

/// The texts in string tables that belong to an app, but not to its widget extension.
///
/// A widget looks up its texts in the extension's bundle. Without the app's tables, it shows the keys.
struct AppTexts {
  private static let largest = 8 << 20
  private static let deepest = 20
  /// The maximum number of keys that a note names.
  private static let mostKeys = 3

  private let tables: [URL]

  init(of target: AppTarget?) {
    tables = target?.hostTables ?? []
  }

  /// Returns a note about keys in a picture that the app's tables have texts for; nil if there are none.
  func note(on picture: Picture) -> RenderNote? {
    guard !tables.isEmpty else { return nil }
    let shown = Set(Self.texts(in: picture.root).filter(Self.looksLikeKey))
    guard !shown.isEmpty else { return nil }
    for table in tables {
      let keys = keys(in: table).intersection(shown).sorted()
      guard !keys.isEmpty else { continue }
      let named = keys.prefix(Self.mostKeys).map { "“\($0)”" }.joined(separator: ", ")
      return RenderNote(
        rule: "text-of-app",
        message: Sentence(
          "Only the app's target has \(table.lastPathComponent), so the phone shows keys instead of texts: \(named).",
          ko: "앱 타깃에만 있는 파일이어서 휴대폰이 텍스트 대신 키를 보여 줘요: \(table.lastPathComponent). 키: \(named)."),
        fix: Sentence(
          "Add \(table.lastPathComponent) to the widget extension's target, too.",
          ko: "위젯 익스텐션 타깃에도 추가하세요: \(table.lastPathComponent)."))
    }
    return nil
  }

  /// Returns whether a text looks like a key instead of words, such as `greeting.title`.
  private static func looksLikeKey(_ text: String) -> Bool {
    !text.contains(where: \.isWhitespace) && text.contains(where: \.isLetter)
      && text.contains { ".-_".contains($0) }
  }

  private static func texts(in node: PictureNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap { texts(in: $0) }
  }

  /// Returns the keys of a table whose texts differ from the keys.
  private func keys(in table: URL) -> Set<String> {
    guard
      let bytes = try? BoundedFile.read(
        table.resolvingSymlinksInPath().path, limit: Self.largest)
    else { return [] }
    if table.pathExtension == "xcstrings" {
      let catalog = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      let entries = catalog?["strings"] as? [String: [String: Any]] ?? [:]
      return Set(entries.filter { $0.value["localizations"] != nil }.keys)
    }
    // A .strings file is a property list without its braces.
    var braced = Array("{}".utf8)
    braced.insert(contentsOf: bytes, at: 1)
    let list = try? PropertyList.value(of: braced, deepest: Self.deepest)
    return Set((list?.table ?? [:]).filter { $0.value.text != $0.key }.keys)
  }
}

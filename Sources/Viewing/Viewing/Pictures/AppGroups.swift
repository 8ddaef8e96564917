import Drawing
import Foundation
import Sentences
import XcodeProjects

/// The app groups of an app that its widget extension uses without being a member.
///
/// Files and defaults of a group are shared only among the targets that list it in their entitlements.
struct AppGroups {
  private let unshared: [String]

  init(of target: AppTarget?) {
    guard let target, !target.hostGroups.isEmpty else {
      unshared = []
      return
    }
    let missing = target.hostGroups.filter { !target.groups.contains($0) && !$0.contains("$(") }
    let files = missing.isEmpty ? [] : target.sources
    let sources = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    unshared = missing.filter { group in sources.contains { $0.contains("\"\(group)\"") } }
  }

  /// The note about the first such group; nil if there's none.
  var note: RenderNote? {
    unshared.first.map { group in
      RenderNote(
        rule: "group-of-app",
        message: Sentence(
          "Only the app's entitlements list the app group \(group), so the app's data doesn't reach the widget.",
          ko: "앱의 entitlements에만 있는 앱 그룹이라서 앱의 데이터가 위젯에 오지 않아요: \(group)."),
        fix: Sentence(
          "Add the app group to the widget extension's entitlements, too.",
          ko: "위젯 익스텐션의 entitlements에도 앱 그룹을 추가하세요."))
    }
  }
}

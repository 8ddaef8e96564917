import Foundation
import Sentences
import Simulator
package import WorkerProtocol
import SwiftUI
package import WidgetKit

extension PluginWorker {
  /// Returns the widget with this type name, or the only widget if `name` is nil.
  func host(named name: String?) throws -> WidgetHost {
    let declared = try widgetTypes
    let found: DeclaredType? =
      if let name {
        declared.first { $0.name == name || $0.name.hasSuffix(".\(name)") }
      } else {
        declared.first
      }
    guard let found else {
      let known = declared.map { "`\($0.name)`" }.joined(separator: ", ")
      guard let name else {
        throw RequestFailure(
          "There is no widget, because no type conforms to `Widget`.",
          ko: "위젯이 없어요. `Widget` 프로토콜을 따르는 타입이 없어요.")
      }
      guard !known.isEmpty else {
        throw RequestFailure(
          impossible: Sentence("There is no widget `\(name)`.", ko: "`\(name)` 위젯이 없어요."))
      }
      throw RequestFailure(
        impossible: Sentence(
          "There is no widget `\(name)`. Available: \(known).",
          ko: "`\(name)` 위젯이 없어요. 있는 것: \(known)."))
    }
    if name == nil, declared.count > 1 {
      let names = declared.map { "`\($0.name)`" }.joined(separator: ", ")
      throw RequestFailure(
        "There are several widgets. Choose one of \(names).",
        ko: "위젯이 여러 개예요. 하나를 고르세요: \(names).")
    }
    return try host(of: found)
  }

  private func host(of declared: DeclaredType) throws -> WidgetHost {
    if let host = hosts[declared.name] { return host }
    guard let type = declared.type as? any Widget.Type else {
      throw RequestFailure(
        "Can't create the widget `\(declared.name)` without types because it's generic.",
        ko: "`\(declared.name)` 위젯은 제네릭이라서 타입 없이는 만들 수 없어요.")
    }
    let host = WidgetHost(type)
    hosts[declared.name] = host
    return host
  }

  /// Returns the declarations of widgets, in source order.
  func widgets(
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [PluginContents.Widget] {
    try widgetTypes.filter { isWanted($0.name) }.map { declared in
      PluginContents.Widget(try host(of: declared).declaration, type: declared.name)
    }
  }

  func everyHost() throws -> [WidgetHost] { try widgetTypes.map { try host(of: $0) } }

  private var widgetTypes: [DeclaredType] {
    get throws { try loadedLibrary.types(conformingTo: "Widget") }
  }
}

extension PluginContents.Widget {
  package init(_ declaration: DeclaredWidget, type: String) {
    let parameters = declaration.source?.configuration?.parameters ?? []
    self.init(
      type: type, kind: declaration.kind, displayName: declaration.shownName(),
      description: declaration.shownDescription(),
      families: declaration.families.map(\.family),
      configuration: declaration.style.rawValue,
      parameters: parameters.map {
        PluginContents.Parameter(
          name: $0.name, title: $0.title, type: $0.type, defaultValue: $0.defaultValue,
          choices: $0.choices)
      },
      contentMarginsDisabled: declaration.contentMarginsDisabled,
      isBackgroundRemovable: declaration.isContainerBackgroundRemovable)
  }
}

import AppIntents
import Foundation
import WorkerProtocol
import SwiftUI

extension PluginWorker {
  /// Returns the plugin's declarations, read from its own conformance records.
  func contents() throws -> PluginContents {
    let library = try loadedLibrary
    func names(_ protocols: String...) -> [String] {
      library.types.filter { !$0.protocols.isDisjoint(with: protocols) }.map(\.name)
    }
    let order = try bundledNames()
    return PluginContents(
      widgets: try widgets().ordered(by: order),
      controls: try controls().ordered(by: order),
      bundles: names("WidgetBundle"),
      providers: names("TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider"),
      intents: intents(of: library),
      previews: try previews().map { try $0.name },
      views: names("View"),
      probes: catalog.order)
  }

  /// Returns the contents known from the records alone; no learner code runs.
  func typeContents() throws -> PluginContents {
    func named(_ types: [DeclaredType], _ configuration: String) -> [PluginContents.Widget] {
      types.map {
        PluginContents.Widget(
          type: $0.name, kind: "", families: [], configuration: configuration)
      }
    }
    let library = try loadedLibrary
    return PluginContents(
      widgets: named(library.types(conformingTo: "Widget"), "empty"),
      controls: named(library.types(conformingTo: "ControlWidget"), "control"))
  }

  var loadedLibrary: PluginLibrary {
    get throws {
      guard let library else { throw RequestFailure("No code was loaded.", ko: "불러온 코드가 없어요.") }
      return library
    }
  }

  private func intents(of library: PluginLibrary) -> [PluginContents.Intent] {
    library.types.compactMap { declared in
      guard let type = declared.type as? any AppIntent.Type else { return nil }
      return PluginContents.Intent(
        type: declared.name, title: type.shownTitle, description: type.shownDescription,
        isConfiguration: type is any WidgetConfigurationIntent.Type)
    }
  }
}

extension [PluginContents.Widget] {
  /// Moves the named widgets to the front, in the order of the names.
  fileprivate func ordered(by names: [String]) -> Self {
    let named = names.compactMap { name in first { $0.type == name } }
    return named + filter { !names.contains($0.type) }
  }
}

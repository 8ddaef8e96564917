import PhoneFacts
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  struct Started {
    /// The entry point's type name; nil if no type is marked `@main` or is an obvious candidate.
    var entryPoint: String?
    var isMarked = false
    var members: [BundleMember] = []
  }

  /// Starts the extension as the system does, on this iOS version.
  func start(on version: SystemVersion) throws -> Started {
    RunningSystem.version = version
    let library = try loadedLibrary
    StartedExtension.content = nil
    guard library.start() else { return try startedUnmarked() }
    guard let content = StartedExtension.content else { return Started(isMarked: true) }
    return Started(
      entryPoint: name(of: content.type), isMarked: true, members: content.members)
  }

  /// Returns the names of the bundle's members in order; empty if there's no bundle.
  func bundledNames() throws -> [String] {
    guard try !loadedLibrary.types(conformingTo: "WidgetBundle").isEmpty else { return [] }
    var seen: Set<String> = []
    return try start(on: .newest).members.map(name(of:))
      .filter { seen.insert($0).inserted }
  }

  /// Returns each bundle's contents on the newest system, in source order.
  func bundleContents() throws -> [BundleContents] {
    RunningSystem.version = .newest
    return try loadedLibrary.types(conformingTo: "WidgetBundle").compactMap { declared in
      guard let type = declared.type as? any WidgetBundle.Type else { return nil }
      let members = StartedExtension.Content.bundle(type).members
      return BundleContents(
        type: declared.name, members: members.map(name(of:)),
        controls: members.filter(\.isControl).map(name(of:)))
    }
  }

  private func name(of member: BundleMember) -> String {
    switch member {
    case .widget(let widget): name(of: type(of: widget))
    case .control(let control): name(of: type(of: control))
    }
  }

  /// Returns a type's name in the source, with its outer types.
  func name(of type: Any.Type) -> String {
    let declared = library?.types.first { candidate in
      candidate.type.map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false
    }
    return declared?.name ?? String(describing: type)
  }

  /// Guesses an unmarked entry point: the bundle with the most members, or the only widget.
  private func startedUnmarked() throws -> Started {
    let library = try loadedLibrary
    let bundles = library.types(conformingTo: "WidgetBundle").compactMap { declared in
      (declared.type as? any WidgetBundle.Type).map { bundle in
        Started(
          entryPoint: declared.name, members: StartedExtension.Content.bundle(bundle).members)
      }
    }
    // A nested bundle has no more members than its outer bundle, which comes later in most files.
    if let largest = bundles.last(where: { bundle in
      bundles.allSatisfy { $0.members.count <= bundle.members.count }
    }) {
      return largest
    }
    let widgets = library.types(conformingTo: "Widget").compactMap { declared in
      (declared.type as? any Widget.Type).map { widget in
        Started(
          entryPoint: declared.name, members: StartedExtension.Content.widget(widget).members)
      }
    }
    return widgets.count == 1 ? widgets[0] : Started()
  }
}

@MainActor
extension StartedExtension.Content {
  fileprivate var members: [BundleMember] {
    switch self {
    case .widget(let type): BundleMember.members(of: type.init())
    case .bundle(let type): BundleMember.members(of: type.init())
    case .control(let type): [.control(type.init())]
    }
  }
}

extension BundleMember {
  fileprivate var isControl: Bool {
    if case .control = self { true } else { false }
  }
}

import PhoneFacts
import Simulator
import Stage
import SwiftUI
import WidgetKit

extension StageWorker {
  /// What an extension begins with, and what it then holds.
  struct Started {
    /// The type's name; nil where none is marked `@main` nor could be meant.
    var entryPoint: String?
    /// Whether it is marked `@main`.
    var isMarked = false
    var members: [BundleMember] = []
  }

  /// Starts the extension as the system does, on a phone with this iOS.
  func start(on version: SystemVersion) throws -> Started {
    RunningSystem.version = version
    let library = try loadedLibrary
    StartedExtension.content = nil
    guard library.start() else { return try startedUnmarked() }
    guard let content = StartedExtension.content else { return Started(isMarked: true) }
    return Started(
      entryPoint: name(of: content.type), isMarked: true, members: content.members)
  }

  /// The names of what the bundle holds, in its order; none where there is no bundle.
  func bundledNames() throws -> [String] {
    guard try !loadedLibrary.types(conformingTo: "WidgetBundle").isEmpty else { return [] }
    var seen: Set<String> = []
    return try start(on: .newest).members.map(name(of:))
      .filter { seen.insert($0).inserted }
  }

  /// What every bundle holds on the newest system, in the order of the source.
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

  /// A type as learners write it, with the types around it.
  func name(of type: Any.Type) -> String {
    let declared = library?.types.first { candidate in
      candidate.type.map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false
    }
    return declared?.name ?? String(describing: type)
  }

  /// What could be meant where nothing is marked: the bundle that holds most, or the only widget.
  private func startedUnmarked() throws -> Started {
    let library = try loadedLibrary
    let bundles = library.types(conformingTo: "WidgetBundle").compactMap { declared in
      (declared.type as? any WidgetBundle.Type).map { bundle in
        Started(
          entryPoint: declared.name, members: StartedExtension.Content.bundle(bundle).members)
      }
    }
    // A bundle that is nested in another holds no more than that one, which comes later in most files.
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
  /// The widgets and controls of it.
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

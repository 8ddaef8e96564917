import SwiftSource

/// Macro declarations that are compiled with the files that use them.
///
/// In our own modules, they would cause warnings in every build, because the macro program is part of that
/// build.
struct MacroDeclarations: Sendable {
  let fileName: String

  /// Groups of strings that reveal a use of the macros.
  ///
  /// A file needs the declarations if it contains a string from each group.
  let signs: [[String]]

  let text: String

  static let all = [
    PreviewMacroSource.declarations, .environmentEntries, .persistentModels, .entityProperties,
  ]

  /// Whether a file may use one of the macros.
  func areNeeded(by source: [UInt8]) -> Bool {
    signs.allSatisfy { $0.contains { source.contains(text: $0) } }
  }
}

extension MacroDeclarations {
  static let environmentEntries = MacroDeclarations(
    fileName: "RingsEntryMacros.swift", signs: [["@Entry", "@SwiftUI.Entry", "@SwiftUI::Entry"]],
    text: """
      import SwiftUI

      @attached(accessor)
      @attached(peer, names: prefixed(__Key_))
      macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")
      """)

  static let persistentModels = MacroDeclarations(
    fileName: "RingsModelMacros.swift",
    signs: [
      ["import SwiftData"], ["@Model", "@SwiftData.Model", "@SwiftData::Model", "@ModelActor"],
    ],
    text: """
      import SwiftData

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @attached(member, names: named(_$record), named(_$relationships))
      @attached(memberAttribute)
      @attached(extension, conformances: PersistentModel)
      macro Model() = #externalMacro(module: "PreviewsMacros", type: "PersistentModelMacro")

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @attached(accessor, names: named(didSet))
      macro _Kept() = #externalMacro(module: "PreviewsMacros", type: "KeptPropertyMacro")

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @attached(
        member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
      @attached(extension, conformances: ModelActor)
      macro ModelActor() = #externalMacro(module: "PreviewsMacros", type: "ModelActorMacro")

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @attached(peer)
      macro Attribute(
        _ options: SwiftData.Schema.Attribute.Option..., originalName: String? = nil,
        hashModifier: String? = nil
      ) = #externalMacro(module: "PreviewsMacros", type: "SilentMacro")

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @attached(peer)
      macro Relationship(
        _ options: SwiftData.Schema.Relationship.Option...,
        deleteRule: SwiftData.Schema.Relationship.DeleteRule = .nullify,
        minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
        inverse: AnyKeyPath? = nil, hashModifier: String? = nil
      ) = #externalMacro(module: "PreviewsMacros", type: "SilentMacro")

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @attached(peer)
      macro Transient() = #externalMacro(module: "PreviewsMacros", type: "SilentMacro")

      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      @freestanding(declaration)
      macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
        #externalMacro(module: "PreviewsMacros", type: "SilentMacro") where T: PersistentModel

      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      @freestanding(declaration)
      macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
        #externalMacro(module: "PreviewsMacros", type: "SilentMacro") where T: PersistentModel
      """)

  static let entityProperties = MacroDeclarations(
    fileName: "RingsEntityMacros.swift",
    signs: [
      ["import AppIntents"],
      [
        "@ComputedProperty", "@DeferredProperty", "@AppIntents.ComputedProperty",
        "@AppIntents.DeferredProperty",
      ],
    ],
    text: """
      import AppIntents

      @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
      @attached(peer)
      macro ComputedProperty() = #externalMacro(module: "PreviewsMacros", type: "SilentMacro")

      @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
      @attached(peer)
      macro ComputedProperty(title: LocalizedStringResource) =
        #externalMacro(module: "PreviewsMacros", type: "SilentMacro")

      @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
      @attached(peer)
      macro DeferredProperty() = #externalMacro(module: "PreviewsMacros", type: "SilentMacro")

      @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
      @attached(peer)
      macro DeferredProperty(title: LocalizedStringResource) =
        #externalMacro(module: "PreviewsMacros", type: "SilentMacro")
      """)
}

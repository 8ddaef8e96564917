import Macros

enum PreviewMacroSource {
  static let declarations = MacroDeclarations(
    fileName: "RingsPreviewMacros.swift", signs: [["#Preview"]], text: text)

  private static let text = """
    import ActivityKit
    import AppIntents
    import Intents
    import SwiftUI
    import WidgetKit

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    typealias \(PreviewNames.registry) = SwiftUI.PreviewRegistry
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    typealias \(PreviewNames.preview) = SwiftUI.Preview

    @freestanding(declaration)
    macro Preview(
      _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

    @available(iOS 17.0, *)
    @freestanding(declaration)
    macro Preview(
      _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>,
      _ additionalTraits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

    @available(iOS 17.0, *)
    @freestanding(declaration)
    macro Preview<W>(
      _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
      @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro") where W: Widget

    @available(iOS 17.0, *)
    @freestanding(declaration)
    macro Preview<W, P>(
      _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
      timelineProvider: @escaping @MainActor () -> P
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
      where W: Widget, P: TimelineProvider

    @available(iOS 17.0, *)
    @freestanding(declaration)
    macro Preview<W, P>(
      _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
      widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
      where W: Widget, P: AppIntentTimelineProvider

    @available(iOS 17.0, *)
    @freestanding(declaration)
    macro Preview<W, P>(
      _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
      widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
      where W: Widget, P: IntentTimelineProvider

    @available(iOS 17.0, *)
    @freestanding(declaration)
    macro Preview<W, A>(
      _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
      widget: @escaping @MainActor () -> W,
      @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
    ) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
      where W: Widget, A: ActivityAttributes

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    @attached(peer)
    macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "SilentMacro")
    """
}

/// A call that compiles but doesn't change the picture, with an explanation for learners.
///
/// This type is the single source for the notes about such calls and for the support table. A call accepted
/// without a note would seem to work.
package enum AcceptedCall: String, CaseIterable, Sendable {
  case animation, endlessAnimation, transition, matchedGeometry, transaction, symbolEffect
  case geometryGroup, phases, preferenceChange, hitTesting, gesture, openURL
  case onAppear, onDisappear, onChange, task
  case invalidation, invertedColors, typesettingLanguage, previewOrientation
  case navigationTitle, glass
  case widgetLabel, curvedContent, controlStatus, controlHint
  case geometryChange, receive, continuedActivity, presentation, bars, listDetails, typing
  case largeContentViewer, chartInteraction
  case keyframes, sensoryFeedback, shader, systemGestures

  /// The names of the calls in source code.
  package var names: [String] {
    switch self {
    case .animation: ["animation(_:value:)", "animation(_:)"]
    case .endlessAnimation: ["Animation.repeatForever(autoreverses:)"]
    case .transition: ["transition(_:)"]
    case .matchedGeometry: ["matchedGeometryEffect(id:in:)"]
    case .transaction: ["transaction(_:)"]
    case .symbolEffect: ["symbolEffect(_:options:value:)", "symbolEffectsRemoved(_:)"]
    case .geometryGroup: ["geometryGroup()"]
    case .phases: ["PhaseAnimator", "phaseAnimator(_:content:)"]
    case .preferenceChange: ["onPreferenceChange(_:perform:)"]
    case .hitTesting: ["contentShape(_:)", "allowsHitTesting(_:)"]
    case .gesture:
      [
        "onTapGesture(perform:)", "onLongPressGesture(perform:)", "gesture(_:)",
        "simultaneousGesture(_:)", "highPriorityGesture(_:)", "onHover(perform:)",
        "onContinuousHover(coordinateSpace:perform:)",
      ]
    case .openURL: ["onOpenURL(perform:)"]
    case .onAppear: ["onAppear(perform:)"]
    case .onDisappear: ["onDisappear(perform:)"]
    case .onChange: ["onChange(of:perform:)"]
    case .task: ["task(_:)"]
    case .invalidation: ["invalidatableContent(_:)"]
    case .invertedColors: ["accessibilityIgnoresInvertColors(_:)"]
    case .typesettingLanguage: ["typesettingLanguage(_:)"]
    case .previewOrientation: ["previewInterfaceOrientation(_:)"]
    case .navigationTitle:
      ["navigationTitle(_:)", "navigationBarTitleDisplayMode(_:)", "navigationDestination(for:)"]
    case .glass: ["glassEffect(_:in:)", "glassEffectID(_:in:)", "glassEffectUnion(id:namespace:)"]
    case .widgetLabel: ["widgetLabel(_:)"]
    case .curvedContent: ["widgetCurvesContent(_:)"]
    case .controlStatus: ["controlWidgetStatus(_:)"]
    case .controlHint: ["controlWidgetActionHint(_:)"]
    case .geometryChange: ["onGeometryChange(for:of:action:)"]
    case .receive: ["onReceive(_:perform:)"]
    case .continuedActivity: ["onContinueUserActivity(_:perform:)"]
    case .presentation:
      [
        "sheet(isPresented:)", "fullScreenCover(isPresented:)", "popover(isPresented:)",
        "alert(_:isPresented:)", "confirmationDialog(_:isPresented:)", "contextMenu(menuItems:)",
        "actionSheet(isPresented:content:)",
      ]
    case .bars:
      [
        "toolbar(content:)", "tabItem(_:)", "badge(_:)", "help(_:)", "statusBarHidden(_:)",
        "navigationBarHidden(_:)", "navigationBarItems(leading:trailing:)",
        "persistentSystemOverlays(_:)",
        "interactiveDismissDisabled(_:)", "tabViewStyle(_:)", "navigationViewStyle(_:)",
        "toolbarRole(_:)",
      ]
    case .listDetails:
      [
        "listStyle(_:)", "listRowInsets(_:)", "listRowBackground(_:)", "listRowSeparator(_:)",
        "swipeActions(content:)", "refreshable(action:)", "scrollContentBackground(_:)",
        "scrollDisabled(_:)", "scrollBounceBehavior(_:axes:)", "selectionDisabled(_:)",
        "onDelete(perform:)", "onMove(perform:)",
      ]
    case .typing:
      [
        "onSubmit(_:)", "autocorrectionDisabled(_:)", "pickerStyle(_:)", "focused(_:)",
        "textFieldStyle(_:)", "submitLabel(_:)", "textInputAutocapitalization(_:)",
        "keyboardType(_:)", "textContentType(_:)", "searchable(text:)", "focusedValue(_:_:)",
        "focusedSceneValue(_:_:)", "datePickerStyle(_:)", "keyboardShortcut(_:modifiers:)",
        "scrollDismissesKeyboard(_:)",
      ]
    case .largeContentViewer: ["accessibilityShowsLargeContentViewer()"]
    case .keyframes: ["KeyframeAnimator", "keyframeAnimator(initialValue:)"]
    case .sensoryFeedback: ["sensoryFeedback(_:trigger:)"]
    case .shader: ["colorEffect(_:)", "distortionEffect(_:)", "layerEffect(_:)", "ShaderLibrary"]
    case .systemGestures: ["defersSystemGestures(on:)"]
    case .chartInteraction:
      [
        "chartXSelection(value:)", "chartYSelection(value:)", "chartAngleSelection(value:)",
        "chartScrollableAxes(_:)",
      ]
    }
  }

  /// The rule identifier of the note.
  package var rule: String {
    switch self {
    case .animation, .endlessAnimation, .transition, .matchedGeometry, .transaction,
      .symbolEffect, .geometryGroup, .phases, .keyframes:
      "animation"
    case .gesture, .systemGestures: "gesture"
    case .shader: "shader"
    case .hitTesting: "hit-testing"
    case .openURL, .onAppear, .onDisappear, .onChange, .task, .preferenceChange, .geometryChange,
      .receive, .continuedActivity, .chartInteraction, .sensoryFeedback:
      "never-runs"
    case .presentation, .bars, .listDetails, .typing: "app-only"
    case .navigationTitle: "navigation"
    case .glass: "glass-effect"
    case .invalidation, .invertedColors, .typesettingLanguage, .previewOrientation, .widgetLabel,
      .curvedContent, .controlStatus, .controlHint, .largeContentViewer:
      "not-shown"
    }
  }
}

extension View {
  /// Returns this view with a note for the learner about a call that widgets ignore.
  nonisolated package func noting(_ call: AcceptedCall) -> some View {
    modifier(NotingModifier(call: call))
  }

  /// Returns this view with a call that takes effect in a running app scene.
  ///
  /// Without a scene, the call leaves a note for the learner.
  nonisolated func noting(
    _ call: AcceptedCall, orIn takePart: @escaping (SceneLife) -> Void
  ) -> some View {
    modifier(NotingModifier(call: call, takePart: takePart))
  }
}

/// A modifier that adds a note when its content is evaluated.
struct NotingModifier {
  typealias Body = Never
  let call: AcceptedCall
  /// The call's effect in an app's scene, or `nil` if the call has no effect there either.
  var takePart: ((SceneLife) -> Void)?
}

extension NotingModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    if let life = SceneLife.current, let takePart {
      takePart(life)
    } else {
      context.evaluation.noteOnce(rule: call.rule, call.message)
    }
    return content(context)
  }
}

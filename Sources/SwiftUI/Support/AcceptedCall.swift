/// A call that compiles and changes nothing in a picture, with what a widget makes of it.
///
/// The one source for the notes that such calls leave and for the support table: a call that is
/// accepted without a note would look as if it worked.
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

  /// The calls as learners write them.
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
      ]
    case .bars:
      [
        "toolbar(content:)", "tabItem(_:)", "badge(_:)", "help(_:)", "statusBarHidden(_:)",
        "navigationBarHidden(_:)", "navigationBarItems(leading:trailing:)",
        "persistentSystemOverlays(_:)",
        "interactiveDismissDisabled(_:)",
      ]
    case .listDetails:
      [
        "listStyle(_:)", "listRowInsets(_:)", "listRowBackground(_:)", "listRowSeparator(_:)",
        "swipeActions(content:)", "refreshable(action:)", "scrollContentBackground(_:)",
        "scrollDisabled(_:)", "onDelete(perform:)", "onMove(perform:)",
      ]
    case .typing:
      [
        "onSubmit(_:)", "autocorrectionDisabled(_:)", "pickerStyle(_:)", "focused(_:)",
        "textFieldStyle(_:)", "submitLabel(_:)", "textInputAutocapitalization(_:)",
        "keyboardType(_:)", "textContentType(_:)", "searchable(text:)",
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

  /// The rule of the note.
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

  /// What a widget makes of the call, as a sentence for learners.
  package var message: String {
    switch self {
    case .animation:
      "An animation(_:value:) runs between two timeline entries only: the picture shows its end."
    case .endlessAnimation: "An animation that repeats forever stands still in a widget."
    case .transition:
      "A transition(_:) runs between two timeline entries only: the picture shows its end."
    case .matchedGeometry:
      "matchedGeometryEffect(id:in:) is seen only while an entry replaces another one."
    case .transaction: "transaction(_:) changes how a view animates: nothing moves in a picture."
    case .symbolEffect: "A symbolEffect(_:) stands still in a picture: the symbol is at rest."
    case .geometryGroup: "geometryGroup() matters while views move: nothing moves in a picture."
    case .phases: "A widget stands still in the first of an animation's phases."
    case .preferenceChange: neverRuns("onPreferenceChange(_:perform:)", "its views are archived")
    case .hitTesting:
      "Taps count in the frames of a widget's buttons, toggles and links: contentShape(_:) and "
        + "allowsHitTesting(_:) do not change them."
    case .gesture:
      "Gestures never fire in a widget: use Button(intent:), Link or widgetURL(_:)."
    case .openURL: "onOpenURL never runs in a widget: the app receives the URL."
    case .onAppear: neverRuns("onAppear")
    case .onDisappear: neverRuns("onDisappear")
    case .onChange: neverRuns("onChange")
    case .task: neverRuns("task")
    case .invalidation:
      "invalidatableContent(_:) is seen only while a tapped intent runs: the picture is up to date."
    case .invertedColors: "The picture is not drawn in inverted colours."
    case .typesettingLanguage:
      "Lines break alike in all languages here: typesettingLanguage(_:) "
        + "changes nothing."
    case .previewOrientation: "A widget's preview has no orientation."
    case .navigationTitle: "A widget has no navigation bar: its title is not shown."
    case .glass: "glassEffect(_:in:) is not drawn in a widget."
    case .widgetLabel: "A widgetLabel(_:) is shown by watch faces only."
    case .curvedContent: "widgetCurvesContent(_:) bends text on watch faces only."
    case .controlStatus:
      "controlWidgetStatus(_:) is shown by Control Center for a moment after a tap: not drawn here."
    case .controlHint:
      "controlWidgetActionHint(_:) is shown in the settings of the Action button: not drawn here."
    case .geometryChange:
      neverRuns("onGeometryChange", "its views are archived. Use GeometryReader")
    case .receive: neverRuns("onReceive")
    case .continuedActivity: neverRuns("onContinueUserActivity", "the app is continued")
    case .presentation:
      "Nothing is presented over a widget: sheets, alerts, popovers and menus need an app."
    case .bars: "A widget has no bars, tabs, badges or tips: they need an app."
    case .listDetails: "A widget has no list that scrolls: what styles one changes nothing."
    case .typing: "Nobody types or picks in a widget: what styles that changes nothing."
    case .largeContentViewer: "The large content viewer shows an app's bars: not drawn here."
    case .keyframes: "A widget stands still at an animation's initial value."
    case .sensoryFeedback:
      neverRuns("sensoryFeedback(_:trigger:)", "a widget gives no feedback of its own")
    case .shader: "Shaders run on the phone's graphics processor only: the view is drawn without."
    case .systemGestures:
      "defersSystemGestures(on:) changes nothing in a widget: it has no gestures."
    case .chartInteraction: "Nobody selects in a widget's chart or scrolls it."
    }
  }

  private func neverRuns(
    _ name: String, _ reason: String = "its views are archived. Load data in the timeline provider"
  ) -> String {
    "\(name) never runs in a widget: \(reason)."
  }
}

extension View {
  /// The same view, with the note about a call that a widget leaves out.
  nonisolated package func noting(_ call: AcceptedCall) -> some View {
    modifier(NotingModifier(call: call))
  }

  /// The same for a call that takes part in the life of an app's scene, where one is played.
  nonisolated func noting(
    _ call: AcceptedCall, orIn takePart: @escaping (SceneLife) -> Void
  ) -> some View {
    modifier(NotingModifier(call: call, takePart: takePart))
  }
}

/// Adds a note when its content is evaluated.
struct NotingModifier {
  typealias Body = Never
  let call: AcceptedCall
  /// What the call does in an app's scene; nil where it does nothing there either.
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

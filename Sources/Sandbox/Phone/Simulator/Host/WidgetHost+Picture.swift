import Drawing
import Foundation
import Sentences
package import SwiftUI
package import WidgetKit

extension WidgetHost {
  /// Draws an entry as the phone shows it.
  ///
  /// - Parameters:
  ///   - redactions: The reasons that content is hidden or out of date, such as a placeholder, a locked phone
  ///     or a running intent.
  ///   - showsContentWithoutBackground: Whether content without a container background is drawn. By default,
  ///     the picture shows a message instead, as a phone does. Both cases add a note.
  package func picture(
    of entry: ArchivedEntry, in situation: WidgetSituation, redactions: RedactionReasons = [],
    showsContentWithoutBackground: Bool = false
  ) throws -> WidgetPicture {
    try requireFamily(in: situation)
    let date = situation.date ?? entry.date
    let showsBackground = situation.showsBackground(
      isRemovable: declaration.isContainerBackgroundRemovable)
    var environment = situation.environment(showsBackground: showsBackground, at: date)
    environment.redactionReasons = redactions
    let shape = ContainerShape(cornerRadius: situation.cornerRadius)
    environment.containerShape = shape
    var evaluation = Evaluation(metrics: situation.metrics)
    var context = ViewContext(environment: environment, evaluation: evaluation)
    var content = context.singleNode(of: AnyView(erasing: entry.makeView()))
    if let preferred = evaluation.preferredColorScheme, preferred != environment.colorScheme {
      if insistsOnContainerBackground {
        evaluation.note(rule: "not-shown", preferenceWithoutEffect)
      } else {
        environment.colorScheme = preferred
        evaluation = Evaluation(metrics: situation.metrics)
        context = ViewContext(environment: environment, evaluation: evaluation)
        content = context.singleNode(of: AnyView(erasing: entry.makeView()))
      }
    }
    noteUnusualMode(situation, in: evaluation)
    // Only a widget's content is reduced to a row; a standalone view is drawn as it is.
    if situation.family == .accessoryInline, insistsOnContainerBackground {
      content = content.inInlineRow(in: context)
    }
    let background = evaluation.containerBackground
    let isMissingBackground =
      background == nil && insistsOnContainerBackground && !LeftOutCode.mayDeclareBackground
      && situation.version.requiresContainerBackground
      && situation.family.needsContainerBackground && declaration.isContainerBackgroundRemovable
    var container = WidgetContainer(situation: situation)
    container.margins =
      declaration.contentMarginsDisabled ? EdgeInsets() : situation.contentMargins
    container.showsPlate = showsBackground
    container.isBackgroundRemovable = declaration.isContainerBackgroundRemovable

    var children: [LayoutNode] = []
    if let background, showsBackground {
      container.backgroundAlignment = background.alignment
      children.append(background.makeNode())
      container.hasBackground = true
    }
    if isMissingBackground {
      evaluation.note(
        rule: "container-background",
        Sentence(
          "Starting with iOS 17, a widget's background belongs in its container. Add "
            + ".containerBackground(_:for: .widget) to the entry's view.",
          ko: "iOS 17부터 위젯의 배경은 컨테이너에 맡겨요. 엔트리의 뷰에 .containerBackground(_:for: .widget)를 붙이세요."))
    }
    children.append(
      isMissingBackground && !showsContentWithoutBackground
        ? context.singleNode(of: AdoptContainerBackground()) : content)
    let root = LayoutNode("widget", behavior: container, children: children, in: context)
    shape.node = root
    root.place(at: .zero, proposal: ProposedViewSize(situation.size ?? .zero))
    let renderer = PictureRenderer(environment: environment, metrics: situation.metrics)
    return WidgetPicture(
      picture: renderer.picture(of: root), situation: situation, mode: situation.resolvedMode,
      intents: evaluation.intents, entryDate: entry.date)
  }

  private var preferenceWithoutEffect: Sentence {
    Sentence(
      "preferredColorScheme(_:) has no effect in a widget. Use environment(\\.colorScheme, _).",
      ko: "preferredColorScheme(_:)은 위젯에서 효과가 없어요. environment(\\.colorScheme, _)를 쓰세요.")
  }

  private func noteUnusualMode(_ situation: WidgetSituation, in evaluation: Evaluation) {
    let mode = situation.resolvedMode
    guard mode != situation.mode else { return }
    evaluation.note(
      rule: "mode-not-available",
      Sentence(
        "\(situation.family) has no \(situation.mode.rawValue) mode on this device with "
          + "iOS \(situation.version). It's drawn in \(mode.rawValue) mode.",
        ko:
          "이 기기의 iOS \(situation.version)에서 \(situation.family) 크기는 \(situation.mode.rawValue) 모드로 "
          + "보이지 않아요. \(mode.rawValue) 모드로 그려요."))
  }
}

extension WidgetFamily {
  /// Whether the system requires `containerBackground` for the family.
  var needsContainerBackground: Bool {
    switch self {
    case .accessoryCircular, .accessoryInline, .accessoryCorner: false
    default: true
    }
  }
}

/// The message that iOS 17 and later show instead of a widget without a container background.
struct AdoptContainerBackground: View {
  var body: some View {
    Text(verbatim: "Please adopt containerBackground API")
      .font(.footnote)
      .multilineTextAlignment(.center)
  }
}

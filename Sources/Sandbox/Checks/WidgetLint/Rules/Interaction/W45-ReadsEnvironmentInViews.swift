import Sentences
import WorkerProtocol
import SwiftSource

/// Disallows `@Environment` outside of a view's stored properties, where it only reads the default.
struct ReadsEnvironmentInViews: LintRule {
  /// The protocols whose types SwiftUI updates with environment values.
  private static let installed: Set = [
    "View", "ViewModifier", "App", "Scene", "Commands", "DynamicProperty", "ShapeStyle", "Shape",
    "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "GaugeStyle",
    "ProgressViewStyle", "ToggleStyle", "ToolbarContent", "TextRenderer", "Animatable",
    "AnimatableModifier", "EnvironmentalModifier", "GroupBoxStyle",
  ]

  let card = LintRuleCard(
    number: "W45",
    name: Sentence("@Environment outside a view", ko: "뷰 밖의 @Environment"),
    evidence: [.source, .tree], severities: [.warning],
    threshold: Sentence(
      "@Environment as a local variable, in a computed property, or in a type that SwiftUI doesn't manage",
      ko: "지역 변수나 계산 프로퍼티의 @Environment, 또는 SwiftUI가 관리하지 않는 타입의 @Environment"),
    basis: .observed(
      "SwiftUI's run-time warning: “Accessing Environment's value outside of being installed on a View”"
    ),
    explanation: Sentence(
      "Outside a view, @Environment always reads the default. For example, widgetRenderingMode stays .fullColor.",
      ko: "뷰 밖에서 @Environment는 언제나 기본값을 읽어요. 예를 들어 widgetRenderingMode는 늘 .fullColor예요."),
    fix: Sentence(
      "Store the @Environment property in the View or ViewModifier that uses it. For an older deployment target, write an @available ViewModifier.",
      ko:
        "@Environment 프로퍼티를 그 값을 쓰는 View나 ViewModifier에 두세요. 배포 타깃이 낮으면 @available을 붙인 ViewModifier를 만드세요."
    ))

  func findings(in examination: Examination) -> [LintFinding] {
    let written = examination.source.types.flatMap { type -> [LintFinding] in
      let local = type.members.flatMap { member in
        member.body.filter { $0.kind == .word && $0.text == "@Environment" }
      }
      let isInstalled = examination.source.parts(of: type.name).contains { part in
        part.inherited.contains(where: Self.installed.contains)
      }
      let isKnown = examination.source.declaration(of: type.name) != nil
      let stored =
        isInstalled || !isKnown
        ? [] : type.members.filter { $0.attributes.contains("@Environment") }
      return local.map { finding(at: type.place(of: $0)) }
        + stored.map { finding(at: LintPlace(file: type.file, line: $0.line)) }
    }
    if !written.isEmpty || !examination.source.isEmpty { return written }
    return examination.pictures.flatMap { picture in
      picture.notes.filter { $0.rule == "environment-outside-view" }.map { _ in
        self.finding(.warning, Self.message, at: picture)
      }
    }
  }

  private static let message = Sentence(
    "This @Environment always reads the default, whatever the system sets.",
    ko: "시스템이 무엇을 정하든 여기서는 언제나 기본값을 읽어요.")

  private func finding(at place: LintPlace) -> LintFinding {
    finding(.warning, Self.message, at: place)
  }
}

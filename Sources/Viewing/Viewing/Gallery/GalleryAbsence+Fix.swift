package import PhoneFacts
package import Sentences

extension GalleryAbsence {
  /// Returns the suggested change, or nil if nothing needs to change.
  ///
  /// - Parameters:
  ///   - type: The widget's type.
  ///   - ios: The phone's iOS version.
  package func fix(of type: String, on ios: SystemVersion) -> Sentence? {
    switch self {
    case .notCompiled, .crashed, .condition, .liveActivity, .leftOut: nil
    case .appTooNew:
      Sentence(
        "If the app should run on this phone, set the app target's Minimum Deployments to \(ios) or lower.",
        ko: "이 기기도 지원하려면 앱 타깃의 Minimum Deployments를 iOS \(ios) 이하로 낮추세요.")
    case .extensionTooNew:
      Sentence(
        "Set the widget extension target's Minimum Deployments (IPHONEOS_DEPLOYMENT_TARGET) to \(ios) "
          + "or lower, and put newer APIs in if #available.",
        ko: "위젯 익스텐션 타깃의 Minimum Deployments(IPHONEOS_DEPLOYMENT_TARGET)를 iOS \(ios) 이하로 낮추고, "
          + "더 새로운 API는 if #available 안에 넣으세요.")
    case .unavailable:
      Sentence(
        "Return WidgetBundleBuilder.buildBlock(…) explicitly in both branches: if #available … "
          + "{ return … } else { return … }. Or raise the extension's target to 16.1.",
        ko: "if #available … else …의 두 갈래에서 WidgetBundleBuilder.buildBlock(…)을 직접 return하세요. "
          + "아니면 익스텐션의 타깃을 16.1로 올리세요.")
    case .guarded: nil
    case .notInBundle(let bundle):
      Sentence(
        "Add \(type)() to the body of \(bundle).", ko: "\(bundle) 번들의 body에 \(type)() 호출을 넣으세요.")
    case .notStarted(let other):
      Sentence(
        "List \(other)() and \(type)() in a WidgetBundle, and mark the bundle @main instead.",
        ko: "\(other)(), \(type)() 위젯을 WidgetBundle에 넣고 @main은 그 번들에 붙이세요.")
    case .noEntryPoint:
      Sentence(
        "List the widgets in a WidgetBundle, and mark the bundle @main.",
        ko: "위젯들을 WidgetBundle에 넣고 @main을 붙이세요.")
    case .noFamilies, .familiesElsewhere:
      Sentence(
        "Add a family that this phone shows to supportedFamilies(_:), such as .systemSmall.",
        ko: "supportedFamilies(_:)에 이 기기에서 보이는 크기를 넣으세요. 예: .systemSmall")
    case .emptyConfiguration:
      Sentence(
        "Return a StaticConfiguration or an AppIntentConfiguration.",
        ko: "StaticConfiguration이나 AppIntentConfiguration을 반환하세요.")
    }
  }
}

import ArgumentParser
import Sentences

/// `--deployment-target`: the iOS versions that files must compile for.
struct DeploymentTargetOption: ParsableArguments {
  /// Widgets of WidgetKit exist from here on.
  private static let lowest = 14

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Also check what is available on this iOS version, such as 15.0; several with commas.",
        ko: "이 iOS 버전에서 쓸 수 있는지도 검사해요(예: 15.0). 여럿이면 쉼표로 나눠요."),
      valueName: "version"))
  var deploymentTarget: String?

  /// The versions, such as `15.0`; none without the option.
  ///
  /// - Throws: `OptionError.malformed`.
  func checked() throws -> [String] {
    guard let deploymentTarget else { return [] }
    return try deploymentTarget.split(separator: ",", omittingEmptySubsequences: false).map {
      word in
      let text = word.trimmingPrefix("iOS").trimmingPrefix(" ")
      guard text.wholeMatch(of: /\d{1,2}(\.\d{1,2}){0,2}/) != nil,
        let major = text.split(separator: ".").first.flatMap({ Int($0) }), major >= Self.lowest
      else {
        throw OptionError.malformed(
          option: "--deployment-target", value: deploymentTarget,
          form: Sentence(
            "as an iOS version from \(Self.lowest).0 on, such as 16.0",
            ko: "16.0처럼 \(Self.lowest).0 이상의 iOS 버전"))
      }
      return text.contains(".") ? String(text) : "\(text).0"
    }
  }
}

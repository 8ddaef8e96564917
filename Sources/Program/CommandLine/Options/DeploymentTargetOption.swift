import ArgumentParser
import PhoneFacts
import Sentences

struct DeploymentTargetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "Also check availability on this iOS version, such as 15.0. Separate several with commas.",
        ko: "이 iOS 버전에서 쓸 수 있는지도 검사해요(예: 15.0). 여럿이면 쉼표로 나눠요."),
      valueName: "version"))
  var deploymentTarget: String?

  /// Uses the given versions if the option is absent.
  mutating func settle(_ versions: [SystemVersion]) {
    guard deploymentTarget == nil, !versions.isEmpty else { return }
    deploymentTarget = versions.map(\.description).joined(separator: ",")
  }

  /// Returns the given versions.
  ///
  /// - Parameter usual: The version to use without the option, such as the deployment target of a project.
  func checked(or usual: SystemVersion? = nil) throws -> [SystemVersion] {
    guard let deploymentTarget else { return [usual].compactMap { $0 } }
    return try deploymentTarget.split(separator: ",", omittingEmptySubsequences: false).map {
      word in
      guard let version = SystemVersion(asTyped: word), version >= .first else {
        throw OptionError.malformed(
          option: "--deployment-target", value: deploymentTarget,
          form: Sentence(
            "as an iOS version of \(SystemVersion.first) or later, such as 16.0",
            ko: "16.0처럼 \(SystemVersion.first) 이상의 iOS 버전"))
      }
      return version
    }
  }
}

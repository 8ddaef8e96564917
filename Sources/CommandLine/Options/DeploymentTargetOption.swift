import ArgumentParser
import PhoneFacts
import Sentences

/// `--deployment-target`: the iOS versions that files must compile for.
struct DeploymentTargetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also check what is available on this iOS version, such as 15.0; several with commas.",
      valueName: "version"))
  var deploymentTarget: String?

  /// The versions; none without the option.
  ///
  /// - Throws: `OptionError.malformed`.
  func checked() throws -> [SystemVersion] {
    guard let deploymentTarget else { return [] }
    return try deploymentTarget.split(separator: ",", omittingEmptySubsequences: false).map {
      word in
      guard let version = SystemVersion(asTyped: word), version >= .first else {
        throw OptionError.malformed(
          option: "--deployment-target", value: deploymentTarget,
          form: Sentence(
            "as an iOS version from \(SystemVersion.first) on, such as 16.0",
            ko: "16.0처럼 \(SystemVersion.first) 이상의 iOS 버전"))
      }
      return version
    }
  }
}

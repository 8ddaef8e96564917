/// The oldest iOS version for each target of the project: “Minimum Deployments” in Xcode.
enum Targets {
  static let app = "15.0"
  static let widgetExtension = "15.0"
}

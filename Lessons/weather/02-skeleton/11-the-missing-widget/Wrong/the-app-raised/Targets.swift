/// The oldest iOS that each target of the project runs on: “Minimum Deployments” in Xcode.
enum Targets {
  static let app = "16.2"
  static let widgetExtension = "16.2"
}

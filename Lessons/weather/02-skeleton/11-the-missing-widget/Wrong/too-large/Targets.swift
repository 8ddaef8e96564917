/// The oldest iOS that each target of the project runs on: “Minimum Deployments” in Xcode.
enum Targets {
  static let app = "15.0"
  static let widgetExtension = "15.0"
}

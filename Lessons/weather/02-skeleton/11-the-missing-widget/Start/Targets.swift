/// The oldest iOS that each target of the project runs on: “Minimum Deployments” in Xcode.
enum Targets {
  static let app = "15.0"
  // TODO: which phones have the app, and no widget?
  static let widgetExtension = "16.2"
}
